/** The lesson: bid, tie, place and push, pay. */
import type { Text } from "../../wire/types";

export const NAMES: Text[] = [["toi", "you"], ["Léo", "Léo"], ["Mamie", "Granny"]];
export const COLOURS = [2, 1, 4];
export const OTHERS = [3, 2]; // what Léo and Mamie bid
export const CHIEF = 1;
export const FIRST_TIED = 2; // the one to the left of the Chief
export const BILL = [31, 16, 3]; // three discs: 3 + 2 + 1

export const ASKS: Text[] = [
  ["Un grand disque rouge sera poussé. La mise la plus basse pousse. Mets des jetons dans ton poing.", "A large red disc will be pushed. The lowest bid pushes. Put some tokens in your fist."],
  ["Léo choisit le disque de cette manche, et tout le monde mise 1. Qui pousse ?", "Léo picks the disc of this round, and everybody bids 1. Who pushes?"],
  ["À toi de pousser. Pose le disque où tu veux sur la bande, puis pousse.", "You push. Lay the disc anywhere on the strip, then push."],
  ["Une autre manche : un rouge, un jaune et un vert sont tombés. Combien paies-tu ?", "Another round: a red, a yellow and a green one fell. How much do you pay?"],
];

export function bidTold(bid: number): Text {
  const lost: Text = bid ? [`Tes ${bid} jetons sont perdus`.replace("Tes 1 jetons sont perdus", "Ton jeton est perdu"), bid === 1 ? "Your token is lost" : `Your ${bid} tokens are lost`] : ["Tu ne perds rien", "You lose nothing"];
  if (bid < 2) return [`Léo mise 3, Mamie 2. Ta mise est la plus basse : tu pousses. ${lost[0]}.`, `Léo bids 3, Granny 2. Yours is the lowest: you push. ${lost[1]}.`];
  if (bid === 2) return ["Léo mise 3, Mamie 2 comme toi. Égalité : un tour de table décide, voici comment. Tes 2 jetons sont perdus.", "Léo bids 3, Granny 2 like you. A tie: the order around the table decides, as you will see. Your 2 tokens are lost."];
  return [`Léo mise 3, Mamie 2 : c’est Mamie qui pousse. ${lost[0]}, mais tu ne paieras pas ce qui tombe.`, `Léo bids 3, Granny 2: Granny pushes. ${lost[1]}, but you will not pay for what falls.`];
}

export const TIED: Text = ["Oui : en cas d’égalité, on part de la gauche de qui a choisi le disque. Mamie pousse ; Léo serait en dernier.", "Yes: in a tie one starts on the left of whoever picked the disc. Granny pushes; Léo would come last."];
export const NOT_TIED: Text[] = [
  ["Pas encore toi : on part de la gauche de Léo, et Mamie est avant toi.", "Not you yet: one starts on the left of Léo, and Granny comes before you."],
  ["Non : qui a choisi le disque passe en dernier.", "No: whoever picked the disc comes last."],
];

export function pushTold(fell: number, cost: number): Text {
  if (!fell) return ["Rien ne tombe : tu ne paies rien. Qui a poussé choisit le prochain disque.", "Nothing falls: you pay nothing. Whoever pushed picks the next disc."];
  const many: Text = fell === 1 ? ["Un disque tombe", "One disc falls"] : [`${fell} disques tombent`, `${fell} discs fall`];
  return [`${many[0]} : il faut payer ${cost}. Qui a poussé choisit le prochain disque.`, `${many[1]}: that costs ${cost}. Whoever pushed picks the next disc.`];
}

export const PAID: Text = ["3 + 2 + 1 = 6 : les points disent le prix. Qui ne peut pas payer est hors jeu, et il n’en reste qu’un à la fin. Tu sais jouer !", "3 + 2 + 1 = 6: the pips say the price. Who cannot pay is out, and the last one in wins. Now you can play!"];
export const NOT_PAID: Text = ["Compte les points sur les disques : rouge 3, jaune 2, vert 1.", "Count the pips on the discs: red 3, yellow 2, green 1."];
