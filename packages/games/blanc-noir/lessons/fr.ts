import type { Text } from './en.ts';

export const fr: Readonly<Record<Text, string>> = {
  goal: 'La quête de chaque manche\u00a0: se débarrasser de ses cartes. La première personne qui y parvient met fin à la manche, et les autres comptent les nombres qui leur restent en main. Le moins de points gagne.',
  colour: 'Une carte va sur une autre de même couleur. La défausse montre un 5 bleu\u00a0: jouez votre 8 bleu.',
  colourFirst: 'C’est possible aussi, mais essayez d’abord la couleur\u00a0: votre 8 bleu.',
  number: 'Le même nombre convient aussi. Enid a posé un 2 vert\u00a0: jouez votre 2 rouge.',
  numberFirst: 'C’est permis. Mais cette fois, cherchez le nombre\u00a0: votre 2 rouge.',
  draw: 'Voici un 4 bleu, et vous n’avez ni bleu ni 4. Piochez alors une carte\u202f; votre tour s’achève.',
  drawFirst: 'Appuyez sur la pioche\u00a0: aucune de vos cartes ne convient.',
  wild: 'Vous avez pioché le Dragon. Le noir va sur tout, et vous annoncez la couleur qui suit. Le jaune est bon\u00a0: vous en avez deux. Et le Dragon fait piocher 4 cartes à quelqu’un.',
  wildFirst: 'Vous pourriez le garder\u202f; mais lâchez plutôt le Dragon maintenant.',
  ability:
    'Il en va ainsi des cartes à partir de 10\u00a0: chacune sait faire quelque chose. Survolez-la ou maintenez-la appuyée pour le lire. En main à la fin, ce sont les plus chères.',
  chain:
    'Enid a posé un Chevalier, un 25. Vous devriez piocher 2 cartes, sauf si vous posez un 25 à votre tour. Vous en avez un\u00a0: passez l’attaque en chaîne, elle grandit.',
  chainFirst: 'Qui tient un 25 doit le poser\u00a0: votre Chevalier bleu.',
  skip: 'Erec n’avait pas de 25 et a pioché 4 cartes d’un coup. À vous, sur du bleu\u00a0: le Bouffon fait passer son tour à la personne suivante.',
  skipFirst: 'Une autre fois, volontiers. Jouez maintenant le Bouffon bleu.',
  chained: 'Erec a passé son tour. Retenez-le\u00a0: seul un 25 répond à un 25. Chevalier et Prince ajoutent 2, le Golem 4.',
  buy: 'Avant de piocher ou de défausser, vous pouvez acheter un parchemin contre trois cartes du même nombre. Vous avez trois 3\u00a0: appuyez sur la pile de parchemins.',
  buyFirst: 'Votre tour serait alors fini. Achetez d’abord avec vos trois 3.',
  use: 'Trois cartes de moins, et un Blizzard en plus\u00a0: tous les autres piochent une carte. Il peut servir aussitôt. Appuyez dessus.',
  useFirst: 'D’abord le parchemin, tant que votre tour dure.',
  discard: 'Un parchemin ne met pas fin au tour. Défaussez maintenant une carte, comme toujours.',
  discardFirst: 'Posez plutôt une carte jaune que d’en piocher une.',
  scrolls: 'Les parchemins posés devant vous ne comptent pas de points, et vous seul les connaissez tant qu’ils n’ont pas servi.',
  call: 'Quand il ne vous reste qu’une carte, il faut l’annoncer. Appuyez sur le sceau «\u00a0Blanc Noir\u202f!\u00a0» et jouez le 6 vert\u202f; ou appuyez juste après. Se taire coûte 4 cartes.',
  callFirst: 'Il faut ici les deux\u00a0: le 6 vert et le sceau «\u00a0Blanc Noir\u202f!\u00a0». Sans le sceau, ce serait le silence.',
  last: 'L’annonce est faite. Voici la dernière carte\u00a0: elle doit aller de 1 à 9.',
  lastFirst: 'Votre 2 vert convient. Posez-le, et la manche est à vous.',
  called:
    'La manche est finie\u00a0: il ne vous reste rien, Erec et Enid comptent leurs cartes. Dans une longue partie, on joue des manches jusqu’à ce que quelqu’un dépasse 200.',
  free: 'Et maintenant, face à Erec, une courte manche. Couleur ou nombre. Défaussez le Golem à temps\u00a0: la dernière carte doit être de 1 à 9. Et n’oubliez pas l’annonce.',
};
