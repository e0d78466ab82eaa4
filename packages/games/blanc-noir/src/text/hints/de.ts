import { type HintWords, plural, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { terms as t } from '../terms/de.ts';

const forms = plural('de');
const cards = (count: number): string => `${count} ${forms(count, 'Karte', 'Karten')}`;

const SENTENCES: HintWords<Motive> = {
  'wins-round': () => `Deine letzte Karte geht, und die ${t.quest} ist erfüllt.`,
  calls: () => 'Du sagst die zwei Worte rechtzeitig und ersparst dir die Strafe.',
  'one-left': () => `Dir bleibt eine einzige Karte, und zwar eine ${t.normal.one}.`,
  'keeps-25': () => `Du behältst eine 25 gegen die nächste ${t.chain}.`,
  'keeps-normal': () => `Du behältst eine ${t.normal.one} für den Schluss: Deine letzte Karte muss eine sein.`,
  'nothing-fits': () => 'Nichts auf deiner Hand passt.',
  'all-draw': () => 'Alle anderen ziehen eine Karte.',
  'moves-again': () => 'Du bist gleich noch einmal dran.',
  'turns-round': () => 'Danach geht es andersherum weiter.',
  'sheds-more': () => 'Du wirst mehr als eine Karte los.',
  buys: () => `Du wirst drei Karten auf einmal los und bekommst eine ${t.scroll.one}.`,
  'new-scroll': () => `Du bekommst eine neue ${t.scroll.one}, und alle anderen haben danach höchstens noch eine.`,
  scouts: () => 'Du erfährst, was jemand auf der Hand hat.',
  'may-take': () => `Danach darfst du dir eine Karte vom ${t.discardPile} nehmen.`,
  'takes-normal': () => `Du bekommst eine ${t.normal.one} für den Schluss.`,
  'takes-25': () => `Du bekommst eine 25 gegen eine ${t.chain}.`,
  'takes-nothing': () => 'Eine Karte mehr müsstest du nur auch wieder loswerden.',
  'begins-chain': ({ sum, seat }, name) => `Du beginnst eine ${t.chain}: ${name(seat)} legt eine 25 dazu oder zieht ${sum}.`,
  'hands-chain-on': ({ sum, seat }, name) => `Du reichst die ${t.chain} weiter: Nun drohen ${name(seat)} ${cards(sum)}.`,
  'dodges-chain': ({ sum, seat }, name) => `Du überlässt die ${t.chain} über ${cards(sum)} ${name(seat)}.`,
  stops: ({ seat }, name) => `${name(seat)} hat kaum noch Karten und wird aufgehalten.`,
  'makes-draw': ({ seat, count }, name) => `${name(seat)} zieht ${cards(count)}.`,
  'somebody-draws': ({ count }) => `Jemand deiner Wahl zieht ${cards(count)}.`,
  skips: ({ seat }, name) => `${name(seat)} setzt aus.`,
  'scouts-hand': ({ seat }, name) => `Du erfährst, was ${name(seat)} auf der Hand hat.`,
  'takes-scroll-away': ({ seat }, name) => `${name(seat)} verliert eine ${t.scroll.one}.`,
  'trades-scroll': ({ seat }, name) => `Du bekommst eine ${t.scroll.one} von ${name(seat)}.`,
  gains: ({ count }) => `Du bekommst ${forms(count, `eine ${t.scroll.one}`, `${count} ${t.scroll.other}`)}.`,
  'own-colour': ({ colour, count }) =>
    `Du kannst weiterlegen: ${forms(count, 'Eine deiner übrigen Karten hat', `${count} deiner übrigen Karten haben`)} die Farbe ${t.colours[colour]}.`,
  sheds: ({ points }) => `Du wirst ${forms(points, 'einen Punkt', `${points} Punkte`)} los.`,
};

export const de = sayMotive(SENTENCES);
