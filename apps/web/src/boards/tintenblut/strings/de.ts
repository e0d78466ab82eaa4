import { listing, plural } from '@tabard/core';
import { terms as t } from '@tabard/tintenblut/text/terms/de';
import type { Strings } from '../strings.ts';

const forms = plural('de');
const many = (count: number, { one, other }: { readonly one: string; readonly other: string }): string =>
  `${count} ${forms(count, one, other)}`;

/** What the Adderhead takes. */
const parts = (tiles: number, provisions: number): string[] => [
  ...(tiles > 0 ? [many(tiles, t.tile)] : []),
  ...(provisions > 0 ? [many(provisions, t.provision)] : []),
];

export const de: Strings = {
  row: listing('de', 'commas'),
  rows: parts => parts.join('; '),
  aside: remark => ` (${remark})`,
  table: 'Tisch',
  players: 'Am Tisch',
  you: 'du',
  yourTurn: 'Du bist dran',
  iStart: 'Ich fange an',
  over: 'Das Spiel ist zu Ende.',
  lastRound: 'Das ist die letzte Runde.',
  back: 'Zurück',
  close: 'Schließen',
  rule: clause => `Regel ${clause}`,

  map: 'Karte',
  places: 'Orte',
  lineOf: (line, rewards) => `${line}: ${rewards}`,
  countsForYou: line => `für dich gilt: ${line}`,
  opensNext: `öffnet dein nächstes ${t.gate.one}`,
  here: names => `hier: ${names}`,
  dustfingerAt: (dustfinger, place) => `${dustfinger}, ${place}`,
  ring: t.track,
  onField: (name, field) => `${name}: ${t.space.one} ${field}`,
  gate: (colour, field, open) => `${t.gate.one} ${field}, ${colour}, ${open ? 'von hier aus offen' : 'von hier aus geschlossen'}`,

  round: round => `Runde ${round}`,
  theLastRound: 'Letzte Runde',
  endInSight: 'Ende in Sicht',
  youMayBringEnd: 'dich',
  mayBringEnd: names => `Bis Feld 40 reicht es in einem Zug für ${names}: Dann ist die nächste Runde die letzte.`,
  villainStack: (count, group) =>
    group === null ? `${t.villainCard.other}: keine mehr` : `${t.villainCard.other}: ${count}, die oberste aus Gruppe ${group}`,
  villainCount: (size, left, all, cards) =>
    `${many(cards, t.villainCard)}, davon ${all}-mal der Natternkopf. ${size} im Stapel, ${left}-mal kommt der Natternkopf noch.`,
  advantageStack: count => `${t.advantageCard.other}: ${count}`,

  yourCards: left => `Deine ${t.locationCard.other}, ${left} auf der Hand`,
  inHand: 'auf der Hand',
  playable: 'spielbar',
  played: 'gespielt',
  onTop: 'gespielt, liegt oben',
  yourAdvantages: count => `Deine ${t.advantageCard.other}, ${count}`,
  noAdvantages: `Keine ${t.advantageCard.other}.`,
  usable: 'einsetzbar',
  tooNew: 'neu, erst im nächsten Zug',
  hyphenated: {
    fortress: 'Capri\u00adcorns Festung',
    'minstrels-inn': 'Gasthaus der Spiel\u00adleute',
    infirmary: 'Siechen\u00adhaus',
    mill: 'Mäuse\u00admühle',
    inkworld: 'Die Tinten\u00adwelt',
  },

  purse: `Deine ${t.tile.one} und dein ${t.provision.one}`,
  picked: count => `${count} gewählt`,
  sets: t.set.other,
  set: (size, steps) => `${size} verschiedene ${t.tile.one}, ${many(steps, t.space)}`,
  setTo: field => `auf ${t.space.one} ${field}`,
  setClosed: (colour, field) => `das ${t.gate.one} ${field} (${colour}) ist von hier aus geschlossen`,
  setStates: { few: 'zu wenige Sorten', used: 'in diesem Zug schon umgewandelt' },
  supply: t.supply,
  inSupply: (tile, count) => `${tile}, ${count} im ${t.supply}`,
  giveUp: count => `${many(count, t.tile)} abgeben`,
  chosenOf: (picked, owed) => `${picked} von ${owed} gewählt.`,
  pickMore: `Wähle verschiedene ${t.tile.one} für eine ${t.set.one}, oder in einer ${t.castle.one} zwei zum Tauschen.`,
  moveDustfinger: dustfinger => `${dustfinger} schicken`,
  thatCosts: amount => `Das kostet ${amount}.`,
  passing: 'Dein Zug endet. Am Ende der Runde kommen alle gespielten Karten auf die Hand zurück.',
  restAlone: `Du wärst allein: eine ${t.villainCard.one}.`,
  restInCompany: `Du wärst nicht allein: keine ${t.villainCard.one}.`,
  choosePlace: 'Wähle einen Ort auf der Karte.',
  chooseDustfinger: dustfinger => `Wähle, wohin ${dustfinger} geht.`,
  chooseTile: `Wähle ein ${t.tile.one} aus dem ${t.supply}.`,
  chooseLine: 'Wähle die Zeile, die gilt.',
  chooseVillain: `Wähle den ${t.villain.one}, der geht.`,

  free: 'frei',
  alone: 'Allein',
  with: names => `Mit ${names}`,
  nightVillain: `Eine ${t.villainCard.one}, wenn du allein bleibst.`,
  villainToo: `und eine ${t.villainCard.one}`,
  youDraw: number => `Mit ${number} zögst du die ${t.villainCard.one}.`,
  draws: name => `${name} zöge die ${t.villainCard.one}.`,
  nobodyDraws: `Niemand zöge eine ${t.villainCard.one}.`,
  noSets: `Keine ${t.set.one} zum Umwandeln.`,

  points: count => `${t.space.one} ${count}`,
  provisions: count => many(count, t.provision),
  advantages: count => many(count, t.advantageCard),
  cardsLeft: count => `${many(count, t.locationCard)} auf der Hand`,
  danger: number => (number === 0 ? 'noch keine Karte gespielt' : `Gefahr ${number}: Die höchste Zahl zieht eine ${t.villainCard.one}`),
  highest: 'die höchste Zahl',
  villains: (names, sum) => `${t.villain.other}: ${names}, zusammen ${sum}`,
  starts: 'begann die Runde',
  toMove: 'am Zug',
  bot: 'Bot',
  standIn: 'ein Bot springt ein',

  villainsTitle: sum => (sum === 0 ? t.villain.other : `${t.villain.other}, zusammen ${sum}`),
  noVillains: 'Noch keine.',
  playedTitle: count => `Gespielte ${t.locationCard.other}: ${count}`,
  inHandTitle: count => `Noch auf der Hand: ${count}`,

  reckoning: `Die ${t.villain.other}`,
  reckoningOf: round => `Die ${t.villain.other} der ${round}. Runde`,
  nightReckoning: `Allein in der ${t.places['night-castle']}`,
  number: 'Zahl',
  villainSum: t.villain.other,
  loses: (tiles, provisions) => `verliert ${parts(tiles, provisions).join(' und ') || 'nichts'}`,

  end: 'Das Ende der Reise',
  winner: 'Sieg',
  belongings: count => `${t.tile.one} und ${t.provision.one} übrig: ${count}`,
};
