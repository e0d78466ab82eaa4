import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { de as words } from '../de.ts';

const { augmentations, award } = words;

const SENTENCES: HintWords<Motive> = {
  'completes-shield': ({ value }) => `Füllt dein Schild als erstes von allen: der Marker I, ${value} Punkte.`,
  'completes-award': ({ award: one, value }) => `Macht „${award(one)}“ voll, noch in diesem Zug ${value} Punkte.`,
  claims: ({ award: one, value }) => `Nimmt den Marker von „${award(one)}“, ${value} Punkte.`,
  'takes-ten': ({ ten, value }) => `Nimmt den ${ten}er-Marker, ${value} Punkte.`,
  leads: ({ augmentation }) => `Dann zeigt niemand mehr ${augmentations[augmentation]} als du.`,
  'nears-award': ({ award: one }) => `Nur noch eines fehlt dann für „${award(one)}“.`,
  'serves-award': ({ award: one }) => `Für „${award(one)}“ wird es gebraucht.`,
  'fills-column': ({ column }) => `Füllt die noch leere Spalte ${column}.`,
  'suits-column': ({ column }) => `Passt in die noch leere Spalte ${column}.`,
  'any-card-pays': ({ value }) => `Mit Herold zahlt eine beliebige Karte diese ${value}.`,
  scores: ({ value }) => (value === 1 ? 'Bringt einen Punkt.' : `Bringt ${value} Punkte.`),
  'pays-well': ({ value }) => `Bezahlt viel: Es ist ${value} wert.`,
  'pays-exactly': () => 'Zahlt genau, was fehlt; nichts wird verschenkt.',
  'spends-useless': () => 'Zahlt mit einer Karte, die nirgends auf dein Schild passt.',
  'drops-useless': () => 'Passt nirgends mehr auf dein Schild.',
  'drops-least': () => 'Keine deiner Karten ist weniger wert.',
  sweeps: () => 'Räumt eine Auslage weg, die dir nicht hilft.',
  'keeps-hand': () => 'Hebt den Rest der Hand für den nächsten Zug auf.',
};

export const de = sayMotive(SENTENCES);
