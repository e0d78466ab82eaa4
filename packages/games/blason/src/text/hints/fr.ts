import { deFrench, type HintWords, plural, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { fr as words } from '../fr.ts';
import { fr as t } from '../terms/fr.ts';

const { augmentations, award } = words;
const many = plural('fr');
const points = (value: number): string => `${value} ${many(value, t.point.one, t.point.other)}`;
const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;

const SENTENCES: HintWords<Motive> = {
  'completes-shield': ({ value }) =>
    `Vous complétez votre ${t.shield.one} avant tous les autres et prenez le ${t.marker.one} ${quoted('I')}\u00a0: ${points(value)}.`,
  'completes-award': ({ award: one, value }) => `Vous remplissez ${quoted(award(one))} et marquez ${points(value)} dès ce tour.`,
  claims: ({ award: one, value }) => `Vous prenez le ${t.marker.one} de ${quoted(award(one))}\u00a0: ${points(value)}.`,
  'takes-ten': ({ ten, value }) => `Vous prenez le ${t.marker.one} du ${ten}\u00a0: ${points(value)}.`,
  leads: ({ augmentation }) => `Vous montrez alors le plus de ${t.card.other} ${deFrench(augmentations[augmentation])}.`,
  'nears-award': ({ award: one }) => `Il ne vous manquera plus qu’une chose pour ${quoted(award(one))}.`,
  'serves-award': ({ award: one }) => `Vous en avez besoin pour ${quoted(award(one))}.`,
  'fills-column': ({ column }) => `Vous remplissez la ${t.column.one} ${column}, encore vide.`,
  'suits-column': ({ column }) => `Vous pourrez le poser sur la ${t.column.one} ${column}, encore vide.`,
  'any-card-pays': ({ value }) => `Avec un ${t.herald.one}, vous payez ces ${points(value)} d’une ${t.card.one} quelconque.`,
  scores: ({ value }) => `Vous marquez ${points(value)}.`,
  'pays-well': ({ value }) => `Vous pourrez beaucoup payer avec lui\u00a0: il vaut ${value}.`,
  'pays-exactly': () => 'Vous payez exactement ce qui manque, sans rien gaspiller.',
  'spends-useless': () => `Vous payez avec une ${t.card.one} qui ne va nulle part sur votre ${t.shield.one}.`,
  'drops-useless': () => `Vous ne pouvez plus la poser nulle part sur votre ${t.shield.one}.`,
  'drops-least': () => `Aucune de vos ${t.card.other} ne vaut moins.`,
  sweeps: () => `Vous balayez une ${t.display} qui ne vous sert à rien.`,
  'keeps-hand': () => 'Vous gardez le reste de votre main pour le prochain tour.',
};

export const fr = sayMotive(SENTENCES);
