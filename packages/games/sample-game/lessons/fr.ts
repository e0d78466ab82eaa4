import type { Text } from './en.ts';

export const fr: Readonly<Record<Text, string>> = {
  goal: 'Soyez sans carte avant les autres.',
  suit: 'La pile montre un soleil\u00a0: jouez votre soleil 3, une carte de la même couleur.',
  suitFirst: 'Une autre fois.',
  draw: 'Erec a joué une étoile 3, par son nombre. Aucune de vos cartes ne convient\u00a0: piochez-en une.',
  number: 'La couleur ou le nombre\u00a0: rien d’autre à accorder.',
  free: 'Il vous reste deux cartes, qui vont l’une après l’autre. Jouez-les.',
};
