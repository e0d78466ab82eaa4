import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { de as words } from '../de.ts';

const { colours } = words;

const SENTENCES: HintWords<Motive> = {
  'wins-round': () => 'Die letzte Karte geht, und die Aufgabe ist erfüllt.',
  calls: () => 'Sagt die zwei Worte, damit beim nächsten Mal die letzte Karte gehen darf.',
  'one-left': () => 'Lässt dir eine einzige Karte, und zwar eine Basiskarte.',
  'keeps-25': () => 'Behält eine 25 gegen die nächste Kette.',
  'keeps-normal': () => 'Behält eine Basiskarte für den Schluss: Nur sie darf die letzte sein.',
  'nothing-fits': () => 'Nichts in deiner Hand passt.',
  'all-draw': () => 'Alle anderen ziehen eine Karte.',
  'moves-again': () => 'Du bist gleich noch einmal dran.',
  'turns-round': () => 'Dreht die Spielrichtung um.',
  'sheds-more': () => 'Wird mehr als eine Karte los.',
  buys: () => 'Drei Karten gehen auf einmal, und ein Pergament kommt.',
  'new-scroll': () => 'Bringt dir ein neues Pergament und nimmt den anderen ihre.',
  scouts: () => 'Zeigt dir, was jemand auf der Hand hat.',
  'may-take': () => 'Lässt dich eine nützliche Karte vom Ablagestapel nehmen.',
  'takes-normal': () => 'Bringt dir eine Basiskarte für den Schluss.',
  'takes-25': () => 'Bringt dir eine 25 gegen eine Kette.',
  'takes-nothing': () => 'Eine Karte mehr müsste nur auch wieder weg.',
  'begins-chain': ({ sum, seat }, name) => `Beginnt eine Kette: ${name(seat)} legt eine 25 dazu oder zieht ${sum}.`,
  'hands-chain-on': ({ sum, seat }, name) => `Reicht die Kette weiter: Nun drohen ${name(seat)} ${sum} Karten.`,
  'dodges-chain': ({ sum, seat }, name) => `Überlässt die Kette von ${sum} Karten ${name(seat)}.`,
  stops: ({ seat }, name) => `${name(seat)} hat kaum noch Karten und wird aufgehalten.`,
  'makes-draw': ({ seat, count }, name) => `${name(seat)} zieht ${count} Karten.`,
  'somebody-draws': ({ count }) => `Wen du willst, zieht ${count} Karten.`,
  skips: ({ seat }, name) => `${name(seat)} setzt aus.`,
  'scouts-hand': ({ seat }, name) => `Zeigt dir, was ${name(seat)} auf der Hand hat.`,
  'takes-scroll-away': ({ seat }, name) => `Nimmt ${name(seat)} ein Pergament weg.`,
  'trades-scroll': ({ seat }, name) => `Bringt dir ein Pergament von ${name(seat)}.`,
  gains: ({ count }) => (count === 1 ? 'Bringt dir ein Pergament.' : `Bringt dir ${count} Pergamente.`),
  'own-colour': ({ colour, count }) => `Du kannst weiterlegen: ${count} deiner übrigen Karten haben die Farbe ${colours[colour]}.`,
  sheds: ({ points }) => (points === 1 ? 'Wird einen Punkt los.' : `Wird ${points} Punkte los.`),
};

export const de = sayMotive(SENTENCES);
