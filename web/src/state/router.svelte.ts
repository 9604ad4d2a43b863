/** Addresses of the pages. Links are real links; a click on one changes the page without loading it anew. */
import { tick } from "svelte";
import { announce } from "./announcer.svelte";

export type Route =
  | { page: "shelf" | "settings" | "decks" | "lost" }
  | { page: "box" | "game" | "replay"; key: string }
  | { page: "table"; key: string; screen: boolean };

export function routeOf(path: string, search: string): Route {
  const [, first = "", key = "", rest] = path.split("/");
  if (rest) return { page: "lost" };
  if (!first) return { page: "shelf" };
  if ((first === "settings" || first === "decks") && !key) return { page: first };
  if (first === "t" && key) return { page: "table", key, screen: new URLSearchParams(search).has("screen") };
  const pages = { box: "box", game: "game", r: "replay" } as const;
  return key && first in pages ? { page: pages[first as keyof typeof pages], key } : { page: "lost" };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.search));

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.show();
    scrollTo(0, 0);
  }

  show(): void {
    this.route = routeOf(location.pathname, location.search);
    void focusHeading();
  }
}

export const router = new Router();
addEventListener("popstate", () => router.show());
document.addEventListener("click", follow);

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || /^\/(api|qr|j)\//.test(link.pathname) || link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}

/** So that keyboard and screen reader start at the top of the new page, once it has its heading. */
async function focusHeading(): Promise<void> {
  await tick();
  const route = router.route;
  for (let tries = 0; tries < 60 && router.route === route; tries++) {
    const heading = document.querySelector<HTMLElement>("h1");
    if (heading) return heading.focus({ preventScroll: true });
    await new Promise((later) => setTimeout(later, 50));
  }
}

export function setTitle(title: string): void {
  const whole = title ? `${title} · Ludothèque` : "Ludothèque";
  if (document.title === whole) return;
  document.title = whole;
  announce(whole);
}
