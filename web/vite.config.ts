import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const OUT = "../ludotheque/server/static";
const SERVER = process.env.LUDO_SERVER ?? "http://127.0.0.1:8000";

/** The server sends these siblings to browsers that accept them, and compresses nothing itself. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|html)$/.test(name)) continue;
        const file = join(OUT, name);
        const whole = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(whole));
        writeFileSync(`${file}.gz`, gzipSync(whole, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), precompress()],
  build: { outDir: OUT, emptyOutDir: true, assetsInlineLimit: 1000, target: "es2023", modulePreload: { polyfill: false } },
  server: { proxy: { "/api": SERVER, "/qr": SERVER, "/j": SERVER, "/ws": { target: SERVER, ws: true } } },
});
