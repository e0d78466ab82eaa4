import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { fr as words } from '../fr.ts';

const { augmentations, award } = words;

const SENTENCES: HintWords<Motive> = {
  'completes-shield': ({ value }) => `Complète votre écu avant tous les autres\u00a0: le jeton I, ${value} points.`,
  'completes-award': ({ award: one, value }) => `Complète «\u00a0${award(one)}\u00a0», ${value} points dès ce tour.`,
  claims: ({ award: one, value }) => `Prend le jeton de «\u00a0${award(one)}\u00a0», ${value} points.`,
  'takes-ten': ({ ten, value }) => `Prend le jeton ${ten}, ${value} points.`,
  leads: ({ augmentation }) => `Personne n’en montre alors autant que vous\u00a0: ${augmentations[augmentation]}.`,
  'nears-award': ({ award: one }) => `Il ne manquera plus qu’une chose pour «\u00a0${award(one)}\u00a0».`,
  'serves-award': ({ award: one }) => `«\u00a0${award(one)}\u00a0» le demande.`,
  'fills-column': ({ column }) => `Remplit la colonne ${column}, encore vide.`,
  'suits-column': ({ column }) => `Convient à la colonne ${column}, encore vide.`,
  'any-card-pays': ({ value }) => `Avec un héraut, n’importe quelle carte paie ces ${value}.`,
  scores: ({ value }) => (value === 1 ? 'Rapporte un point.' : `Rapporte ${value} points.`),
  'pays-well': ({ value }) => `Paie beaucoup\u00a0: sa valeur est ${value}.`,
  'pays-exactly': () => 'Paie exactement ce qui manque, sans rien gaspiller.',
  'spends-useless': () => 'Dépense une carte qui n’a de place nulle part sur votre écu.',
  'drops-useless': () => 'Elle n’a plus de place nulle part sur votre écu.',
  'drops-least': () => 'Aucune de vos cartes ne vaut moins.',
  sweeps: () => 'Balaie une offre qui ne vous sert à rien.',
  'keeps-hand': () => 'Garde le reste de la main pour le prochain tour.',
};

export const fr = sayMotive(SENTENCES);
