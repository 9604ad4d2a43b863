"""What the terminal itself says. Games bring their own words."""

from __future__ import annotations

from ..core.text import Text

SEAT = Text("Place {}", "Seat {}")
CHANCE_DOES = Text("Hasard", "Chance")
CLOCK_DOES = Text("Horloge", "Clock")
IN_SECRET = Text("joue en secret", "plays in secret")
TAKES_BACK = Text("Retour à avant l'événement {}", "Back to before event {}")
GIVES_UP = Text("{} abandonne", "{} gives up")

WELCOME = Text("? : les choix · u : reprendre un coup · q : partir", "?: the choices · u: take back · q: quit")
PROMISE = Text("Hasard promis (SHA-256 de la graine) : {}…", "Chance is promised (SHA-256 of the seed): {}…")
STANDING = Text("Points", "Points")
PICK_ONE = Text("Ton choix", "Your choice")
ENTER_FOR = Text("Ton choix (Entrée : {})", "Your choice (Enter: {})")
NUMBER_WANTED = Text("Un nombre", "A number")
TEXT_WANTED = Text("Ta réponse", "Your answer")
NOT_LISTED = Text("À toi de trouver les cases ; sinon :", "The places are yours to find; otherwise:")
UNCLEAR = Text(
    "« {} » ne se comprend pas : tape un numéro, une case comme b3, ou ? pour les choix.",
    "“{}” is not clear: type a number, a place like b3, or ? for the choices.",
)
OUT_OF_RANGE = Text("Il y a {} choix : tape un numéro de 1 à {}.", "There are {} choices: type a number from 1 to {}.")
NOT_THERE = Text("{} : pas possible maintenant ; ? montre les choix.", "{} is not possible now; ? shows the choices.")
SEVERAL = Text("{} peut dire plusieurs choses, tape le numéro :", "{} may mean several things, type the number:")
NOTHING_BACK = Text("Rien à reprendre.", "Nothing to take back.")
TAUGHT = Text(
    "Ce coup a révélé quelque chose : impossible de revenir.",
    "That move revealed something: there is no way back.",
)
TAKEN_BACK = Text("Coup repris.", "Taken back.")
SAVE_WHERE = Text(
    "Garder la partie ? Nom du fichier, ou Entrée pour partir sans :",
    "Keep the match? A file name, or Enter to leave without:",
)
SAVED = Text("Partie enregistrée : {}", "Match saved: {}")
EXISTS = Text("{} existe déjà.", "{} exists already.")
ANOTHER = Text("Un autre nom, ou Entrée pour partir sans :", "Another name, or Enter to leave without:")
LEFT = Text("La partie s'arrête là.", "The match stops here.")
HAND_OVER = Text("Passe l'écran à {}, puis Entrée.", "Hand the screen to {}, then Enter.")
OVER = Text("La partie est finie.", "The match is over.")
WINS = Text("Victoire : {}", "Winner: {}")
DRAW = Text("Égalité : {}", "Draw: {}")
VERIFIED = Text(
    "Partie vérifiée : {} événements, la graine est bien celle promise.",
    "Match verified: {} events, the seed is the one promised.",
)
NOT_VERIFIED = Text("La partie ne se vérifie pas : {}", "The match does not verify: {}")
