/** The lesson: five moments of an evening, each with something to answer, and what follows from it. */
import type { Language } from "../../state/settings.svelte";
import type { Text } from "../../wire/types";
import { AUCTION, DEFINITIONS, FINAL, FIRST_ROUND } from "./scene";

export interface Step {
  phase: number;
  /** Where all towers stand. */
  ring: number;
  /** Yours first. */
  pawns: number[];
  ask: Text;
  question: Text;
  letter?: Text;
  /** What somebody else has said, or bid. */
  before?: Text;
  /** Answers that are right here, and how many are needed. */
  right: Record<Language, string>;
  needed: number;
  wrong: Text;
  told: Text;
  /** What is given costs a pawn, and that is what is to be seen. */
  costs?: boolean;
}

const FRUIT = {
  fr: "abricot ananas avocat banane cassis cerise citron clémentine coing datte figue fraise framboise goyave grenade groseille kaki kiwi litchi mandarine mangue melon mirabelle mûre myrtille nectarine olive orange pamplemousse papaye pastèque poire pomme prune raisin rhubarbe tomate",
  en: "apple apricot avocado banana blackberry blackcurrant blueberry cherry clementine coconut cranberry date fig gooseberry grape grapefruit kiwi lemon lime lychee mandarin mango melon nectarine olive orange papaya peach pear pineapple plum pomegranate quince raspberry strawberry tomato watermelon",
};
const BANANA = { fr: "banane", en: "banana" };
const [FOUND, HEART] = [3, 4];

export const STEPS: Step[] = [
  {
    phase: FIRST_ROUND, ring: 0, pawns: [5, 5, 5], question: ["un fruit", "a fruit"], before: ["banane", "banana"], right: FRUIT, needed: 1,
    ask: ["La caméra tourne et s’arrête sur toi. Léa a dit « banane ». Donne un autre fruit.", "The camera turns and stops at you. Léa said “banana”. Name another fruit."],
    wrong: ["Pas dans la petite liste de la leçon. Essaie « pomme ».", "Not in the lesson’s short list. Try “apple”."],
    told: ["Juste. Majuscules, accents et petites fautes de frappe ne comptent pas.", "Right. Capitals, accents and small slips of the fingers do not matter."],
  },
  {
    phase: FIRST_ROUND, ring: 0, pawns: [5, 5, 5], question: ["un fruit", "a fruit"], before: ["banane", "banana"], right: BANANA, needed: 1, costs: true,
    ask: ["Et si tu te trompes ? Redis « banane », pour voir.", "And if you err? Say “banana” again, to see."],
    wrong: ["Juste aussi ! Mais redis plutôt « banane », pour voir.", "Right too! But say “banana”, to see."],
    told: ["Déjà donné : ta tour perd un pion. Faux ou trop tard, c’est pareil. Au troisième pion perdu à la table, toutes les tours avancent d’un anneau.", "Given before: your tower loses a pawn. Wrong or too late is the same. With the third pawn lost at the table, all towers move in by one ring."],
  },
  {
    phase: DEFINITIONS, ring: 1, pawns: [4, 5, 3], question: ["Elle fait du miel.", "It makes honey."], letter: ["A", "B"], right: { fr: "abeille", en: "bee" }, needed: 1,
    ask: ["Deuxième anneau : une lettre, six définitions, trente secondes. En voici une.", "Second ring: one letter, six definitions, thirty seconds. Here is one."],
    wrong: ["Pas tout à fait. Un insecte rayé, qui butine…", "Not quite. A striped insect that visits flowers…"],
    told: ["Trouvé. Ce que tu passes revient s’il reste du temps. À la fin, les deux scores les plus bas perdent un pion.", "Found. What you pass comes back if there is time. In the end the two lowest scores lose a pawn."],
  },
  {
    phase: AUCTION, ring: FOUND, pawns: [4, 4, 3], question: ["Une saison de l’année", "A season of the year"], before: ["2", "2"], right: { fr: "3 4", en: "3 4" }, needed: 1,
    ask: ["Plus que deux tours : l’enchère. Léa dit qu’elle donnera 2 saisons. Mise plus, si tu peux tenir parole.", "Two towers left: the auction. Léa says she can name 2 seasons. Bid more, if you can keep your word."],
    wrong: ["Il n’y a que quatre saisons, et il faut plus de 2 : mise 3 ou 4.", "There are only four seasons, and it takes more than 2: bid 3 or 4."],
    told: ["Léa passe : à toi de les donner toutes, sans une faute. Tu tiens parole, tu marques ; sinon c’est Léa. À deux points, la finale.", "Léa passes: now give them all, without a mistake. Keep your word and you score; otherwise Léa does. With two points you are in the final."],
  },
  {
    phase: FINAL, ring: HEART, pawns: [4, 4, 3], question: ["Une couleur du drapeau français", "A colour of the French flag"], right: { fr: "bleu blanc rouge", en: "blue white red" }, needed: 2,
    ask: ["La finale, au cœur de la cible. Niveau 2 : donne au moins deux réponses, puis valide.", "The final, in the heart of the target. Level 2: give at least two answers, then validate."],
    wrong: ["Il manque encore une réponse pour valider.", "One more answer before you can validate."],
    told: ["On ne juge qu’à la fin. Chaque niveau franchi vaut un point, chaque pion de ta tour aussi : garde-les ! Tu sais jouer.", "Judging comes at the end. Each level cleared is worth a point, and so is each pawn of your tower: keep them! Now you can play."],
  },
];

export const NOT_THAT: Text = ["Pas ici, ou déjà donné. Pense au drapeau.", "Not here, or given already. Think of the flag."];

const ARTICLES = /^(?:une?|les?|la|l['’]|an?|the)\s*\b/;
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim().replace(ARTICLES, "").replace(/[^a-z]/g, "").replace(/s$/, "");

/** The answer of the list that this one is taken for. */
export function taken(step: Step, text: string, language: Language): string | undefined {
  return step.right[language].split(" ").find((answer) => plain(answer) === plain(text));
}
