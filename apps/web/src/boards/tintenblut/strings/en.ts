import { listing, plural } from '@tabard/core';
import { terms as t } from '@tabard/tintenblut/text/terms/en';
import type { Strings } from '../strings.ts';

const forms = plural('en');
const many = (count: number, { one, other }: { readonly one: string; readonly other: string }): string =>
  `${count} ${forms(count, one, other)}`;

/** What the Adderhead takes. */
const parts = (tiles: number, provisions: number): string[] => [
  ...(tiles > 0 ? [many(tiles, t.tile)] : []),
  ...(provisions > 0 ? [many(provisions, t.provision)] : []),
];

export const en: Strings = {
  row: listing('en', 'commas'),
  rows: parts => parts.join('; '),
  aside: remark => ` (${remark})`,
  table: 'Table',
  players: 'Players',
  you: 'you',
  yourTurn: 'Your turn',
  iStart: 'I start',
  over: 'The game is over.',
  lastRound: 'This is the last round.',
  back: 'Back',
  close: 'Close',
  rule: clause => `Rule ${clause}`,

  map: 'Map',
  places: 'Places',
  lineOf: (line, rewards) => `${line}: ${rewards}`,
  countsForYou: line => `counts for you: ${line}`,
  opensNext: `opens your next ${t.gate.one}`,
  here: names => `here: ${names}`,
  dustfingerAt: (dustfinger, place) => `${dustfinger}, ${place}`,
  ring: 'Victory track',
  onField: (name, field) => `${name}: ${t.space.one} ${field}`,
  gate: (colour, field, open) => `Gate on ${t.space.one} ${field}, ${colour}, ${open ? 'open from here' : 'closed from here'}`,

  round: round => `Round ${round}`,
  theLastRound: 'Last round',
  endInSight: 'the end is in sight',
  youMayBringEnd: 'you',
  mayBringEnd: names => `Within one turn of 40: ${names}. Then the next round is the last.`,
  villainStack: (count, group) => (group === null ? 'Villain cards: none left' : `Villain cards: ${count}, the top one of group ${group}`),
  villainCount: (size, left, all, cards) =>
    `${many(cards, t.villainCard)}, ${all} of them the ${t.villains.adderhead}. ${size} in the stack, ${left} of the ${t.villains.adderhead} still to come.`,
  advantageStack: count => `Advantage cards: ${count}`,

  yourCards: left => `Your ${t.locationCard.other}, ${left} in hand`,
  inHand: 'in hand',
  playable: 'playable',
  played: 'played',
  onTop: 'played, on top',
  yourAdvantages: count => `Your ${t.advantageCard.other}, ${count}`,
  noAdvantages: `No ${t.advantageCard.other}.`,
  usable: 'can be used',
  tooNew: 'new, not before your next turn',
  hyphenated: {
    fortress: 'Capri\u00adcorn’s Fort\u00adress',
    infirmary: 'Infir\u00admary',
    inkworld: 'Ink\u00adworld',
  },

  purse: `Your ${t.tile.other} and ${t.provision.other}`,
  picked: count => `${count} picked`,
  sets: 'Sets',
  set: (size, steps) => `${size} different ${forms(size, t.tile.one, t.tile.other)}, ${many(steps, t.space)}`,
  setTo: field => `to ${t.space.one} ${field}`,
  setClosed: (colour, field) => `the ${t.gate.one} on ${field} (${colour}) is closed from here`,
  setStates: { few: 'too few kinds', used: 'done this turn' },
  supply: 'Supply',
  inSupply: (tile, count) => `${tile}, ${count} in the ${t.supply}`,
  giveUp: count => `Give up ${many(count, t.tile)}`,
  chosenOf: (picked, owed) => `Picked ${picked} of ${owed}.`,
  pickMore: `Pick different ${t.tile.other} for a ${t.set.one}, or two to trade in a ${t.castle.one}.`,
  moveDustfinger: dustfinger => `Send ${dustfinger}`,
  thatCosts: amount => `That costs ${amount}.`,
  passing: 'Your turn ends. At the end of the round all your played cards come back to hand.',
  restAlone: `You would be alone: a ${t.villainCard.one}.`,
  restInCompany: `You would not be alone: no ${t.villainCard.one}.`,
  choosePlace: 'Choose a place on the map.',
  chooseDustfinger: dustfinger => `Choose where ${dustfinger} goes.`,
  chooseTile: `Choose a ${t.tile.one} from the ${t.supply}.`,
  chooseLine: 'Choose the line that counts.',
  chooseVillain: `Choose the ${t.villain.one} who leaves.`,

  free: 'free',
  alone: 'Alone',
  with: names => `With ${names}`,
  nightVillain: `A ${t.villainCard.one} if you stay alone.`,
  villainToo: `and a ${t.villainCard.one}`,
  youDraw: number => `With ${number} you would draw the ${t.villainCard.one}.`,
  draws: name => `${name} would draw the ${t.villainCard.one}.`,
  nobodyDraws: `Nobody would draw a ${t.villainCard.one}.`,
  noSets: `No ${t.set.one} to convert.`,

  points: count => `${t.space.one} ${count}`,
  provisions: count => many(count, t.provision),
  advantages: count => many(count, t.advantageCard),
  cardsLeft: count => `${many(count, t.locationCard)} in hand`,
  danger: number => (number === 0 ? 'no card played' : `danger ${number}: the highest number draws a ${t.villainCard.one}`),
  highest: 'the highest number',
  villains: (names, sum) => `${t.villain.other}: ${names}, ${sum} in all`,
  starts: 'began the round',
  toMove: 'to move',
  bot: 'bot',
  standIn: 'a bot stands in',

  villainsTitle: sum => (sum === 0 ? 'Villains' : `Villains, ${sum} in all`),
  noVillains: 'None yet.',
  playedTitle: count => `Played ${t.locationCard.other}: ${count}`,
  inHandTitle: count => `Still in hand: ${count}`,

  reckoning: `The ${t.villain.other}`,
  reckoningOf: round => `The ${t.villain.other} of round ${round}`,
  nightReckoning: `Alone in the ${t.places['night-castle']}`,
  number: 'Number',
  villainSum: 'Villains',
  loses: (tiles, provisions) => `loses ${parts(tiles, provisions).join(' and ') || 'nothing'}`,

  end: 'The journey’s end',
  winner: 'winner',
  belongings: count => `Tiles and ${t.provision.other} left: ${count}`,
};
