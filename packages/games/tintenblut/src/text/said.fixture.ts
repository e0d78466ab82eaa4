import type { Details } from '@tabard/core';
import {
  ADVANTAGES,
  COLOURS,
  GROUPS,
  LINES,
  LOCATIONS,
  PLACE_DATA,
  PLACES,
  REWARDS,
  SEAT_COLOURS,
  TILES,
  TRACK,
  WARES,
} from '../engine/data.ts';
import type { Fact } from '../engine/facts.ts';
import { VILLAIN_CARDS, VILLAINS } from '../engine/kinds.ts';
import type { Reason } from '../engine/moves.ts';
import { PHASES } from '../engine/view.ts';
import type { Moment, Thing } from './words.ts';

/** The details of `REASONS`, in every shape the engine gives them. */
export const REFUSALS: Readonly<Record<Reason, readonly Details[]>> = {
  'game-over': [{}],
  'not-your-turn': [{ turn: 1 }],
  unreadable: [{ text: 'go ombre' }],
  'wrong-phase': PHASES.filter(phase => phase !== 'over').map(phase => ({ phase })),
  'go.not-in-hand': LOCATIONS.map(card => ({ card })),
  'go.cannot-pay': PLACES.flatMap(to => [
    { card: to, from: 'camp', to, cost: 1, held: 0 },
    { card: 'inkworld', from: to, to, cost: 2, held: 1 },
  ]),
  'pass.black-prince': [{}],
  'dustfinger.moved': PLACES.map(at => ({ at })),
  'dustfinger.too-late': [{}],
  'dustfinger.seen': [{}],
  'dustfinger.there': PLACES.map(to => ({ to })),
  'dustfinger.cannot-pay': PLACES.map(to => ({ from: 'camp', to, cost: 3, held: 2 })),
  'use.not-held': ADVANTAGES.map(card => ({ card })),
  'use.gained-now': ADVANTAGES.map(card => ({ card })),
  'use.second': ADVANTAGES.map(card => ({ card })),
  'use.before-arriving': ADVANTAGES.map(card => ({ card })),
  'use.after-moving': [{ card: 'black-prince' }],
  'use.no-effect': ['meggie', 'mo', 'resa'].map(card => ({ card })),
  'use.after-reward': ['fenoglio', 'farid'].map(card => ({ card })),
  'nettle.none-left': [{}],
  'barn-owl.none-left': TILES.map(tile => ({ tile })),
  'fat-prince.traded': [{}],
  'fat-prince.converted': [{}],
  'farid.there': PLACES.map(to => ({ to })),
  'farid.moved': PLACES.map(at => ({ at })),
  'roxane.none': [{}],
  'roxane.not-there': VILLAINS.map(villain => ({
    villain,
    villains: villain === 'basta' || villain === 'adderhead' ? ['piper'] : ['basta', 'adderhead:II', 'adderhead:III'],
  })),
  'collect.choose': [{ rewards: ['honour', 'advantage'] }, { rewards: ['courage', 'provision'] }],
  'collect.all': [{ reward: 'wit' }],
  'collect.not-here': LINES.flatMap(line => [
    { reward: 'wit', place: 'ombra', line, rewards: ['honour', 'advantage'] },
    { reward: 'advantage', place: 'ombra', line, rewards: ['courage', 'provision'] },
  ]),
  'trade.no-castle': PLACES.map(place => ({ place })),
  'trade.done': [{}],
  'trade.converted': [{}],
  'trade.not-held': WARES.flatMap(ware => [1, 2].map(needed => ({ ware, needed, held: needed - 1 }))),
  'trade.none-left': WARES.map(ware => ({ ware })),
  'trade.needs-two': TILES.map(tile => ({ tile })),
  'trade.one-for-one': [{}],
  'convert.not-held': TILES.map(tile => ({ tile })),
  'convert.size-used': [2, 3, 4].map(size => ({ size })),
  'convert.gate': COLOURS.flatMap(colour =>
    PLACE_DATA.filter(place => place.colour.value !== colour).map(({ id }) => ({
      size: 3,
      steps: 4,
      from: 9,
      to: 13,
      field: 11,
      colour,
      place: id,
    })),
  ),
  'lose.not-held': TILES.map(tile => ({ tile })),
  'start.not-offered': [{ seat: 2, first: 0, second: 1 }],
  'config.unreadable': [{}],
  'config.unknown-option': [{ key: 'speed' }],
  'position.unreadable': [{ field: 'seats.0.tiles' }],
  'position.seats': [{ seats: 7 }],
  'position.unknown-id': [{ field: 'villains', id: 'dragon' }],
  'position.double-location': LOCATIONS.map(card => ({ seat: 1, card })),
  'position.too-many': [...TILES, 'provision', ...ADVANTAGES, ...VILLAIN_CARDS].map(what => ({ what, count: 99, most: 18 })),
  'position.negative': [{ field: 'seats.0.marker' }],
  'position.white-women': [{ marker: 33 }],
  'position.top-card': PLACES.map(place => ({ seat: 1, place })),
  'position.held-before': ADVANTAGES.map(card => ({ card })),
  'position.loss': [1, 4].map(tiles => ({ seat: 1, tiles, held: tiles - 1 })),
  'position.pending': PHASES.map(phase => ({ phase })),
  'position.rest': [{}],
  'position.flags': [{ field: 'converted' }],
};

const JOURNEY = { type: 'journey', seat: 0, from: 'camp', route: [], number: 28 } as const;
const COLLECTED = { type: 'collected', seat: 0, fenoglio: false, whiteWomen: false, company: [], dustfinger: false } as const;
const CONVERTED = { type: 'converted', seat: 0, place: 'ombra', tiles: ['courage', 'wit'], from: 9, to: 11 } as const;
const HIT = { seat: 0, provisions: 2, tiles: 3, from: 5, villains: ['basta', 'piper', 'adderhead:II'] } as const;
const OVER = { type: 'game-over', reason: 'journey-done', belongings: [5, 3, 4] } as const;

/** Every type of fact, told in full and as somebody may know it who saw less. */
export const FACTS: { readonly [T in Fact['type']]: readonly Extract<Fact, { type: T }>[] } = {
  round: [false, true].map(last => ({ type: 'round', round: 12, start: 0, last })),
  returned: [
    { type: 'returned', seat: 0, cards: [...LOCATIONS], cause: 'all-played' },
    { type: 'returned', seat: 0, cards: ['mill'], cause: 'passed' },
  ],
  journey: PLACES.flatMap(to => [
    { ...JOURNEY, card: to, to, cost: 0, free: false },
    { ...JOURNEY, card: to, to, cost: 1, free: false },
    { ...JOURNEY, card: 'inkworld', to, cost: 2, free: false },
    { ...JOURNEY, card: 'inkworld', to, cost: 0, free: true },
    { ...JOURNEY, card: to, from: to, to, cost: 1, free: false },
  ]),
  passed: [0, 35].map(number => ({ type: 'passed', seat: 0, number })),
  dustfinger: PLACES.map(to => ({ type: 'dustfinger', seat: 0, from: 'camp', to, route: [], cost: 1 })),
  used: [
    { type: 'used', seat: 0, card: 'black-prince' },
    ...[1, 3].map(provisions => ({ type: 'used', seat: 0, card: 'nettle', provisions }) as const),
    ...TILES.flatMap(tile => [0, 1].map(provisions => ({ type: 'used', seat: 0, card: 'barn-owl', tile, provisions }) as const)),
    ...PLACES.flatMap(place => [1, 2].map(rate => ({ type: 'used', seat: 0, card: 'fat-prince', place, rate }) as const)),
    ...LINES.map(line => ({ type: 'used', seat: 0, card: 'fenoglio', line }) as const),
    ...PLACES.map(to => ({ type: 'used', seat: 0, card: 'farid', from: 'ombra', to }) as const),
    ...VILLAIN_CARDS.map(villain => ({ type: 'used', seat: 0, card: 'roxane', villain }) as const),
  ],
  collected: [
    ...PLACE_DATA.flatMap(({ id }) =>
      LINES.map(line => ({ ...COLLECTED, place: id, line, gains: [{ reward: 'honour', offered: 3, got: 3 }] }) as const),
    ),
    ...REWARDS.flatMap(reward =>
      [0, 1, 2].map(got => ({ ...COLLECTED, place: 'ombra', line: 'alone', gains: [{ reward, offered: 2, got }] }) as const),
    ),
    ...[[], [1], [1, 2]].flatMap(company =>
      [false, true].map(
        dustfinger =>
          ({
            ...COLLECTED,
            place: 'mill',
            line: 'company',
            company,
            dustfinger,
            gains: [
              { reward: 'strength', offered: 3, got: 3 },
              { reward: 'wit', offered: 1, got: 1 },
            ],
          }) as const,
      ),
    ),
    { ...COLLECTED, place: 'ombra', line: 'company', fenoglio: true, gains: [{ reward: 'courage', offered: 2, got: 2 }] },
    { ...COLLECTED, place: 'ombra', line: 'alone', whiteWomen: true, gains: [{ reward: 'honour', offered: 3, got: 3 }] },
    { ...COLLECTED, place: 'ombra', line: 'alone', gains: [{ reward: 'advantage', offered: 1, got: 1 }], card: 'nettle' },
  ],
  traded: [
    { type: 'traded', seat: 0, place: 'ombra', gave: ['provision', 'provision'], got: 'wit' },
    { type: 'traded', seat: 0, place: 'ombra', gave: ['wit', 'honour'], got: 'provision' },
    { type: 'traded', seat: 0, place: 'mill', gave: ['wit'], got: 'provision' },
  ],
  converted: [
    { ...CONVERTED, gates: [] },
    { ...CONVERTED, gates: [{ field: 11, colour: 'red' }] },
    { ...CONVERTED, tiles: [...TILES], to: 16, gates: [{ field: 11, colour: 'red' }] },
    { ...CONVERTED, place: 'mill', from: 70, to: 77, gates: [{ field: 75, colour: 'green' }] },
  ],
  'white-women': [null, 1].map(from => ({ type: 'white-women', seat: 0, from })),
  'end-near': [{ type: 'end-near', seat: 0, marker: 41 }],
  numbers: [
    { type: 'numbers', round: 3, numbers: [35, 27, 11], seat: 0 },
    { type: 'numbers', round: 3, numbers: [0, 0, 0], seat: null },
  ],
  'villains-shuffled': [
    { type: 'villains-shuffled', count: 7, removed: [] },
    { type: 'villains-shuffled', count: 7, removed: ['basta', 'sootbird', 'piper'] },
  ],
  villain: VILLAIN_CARDS.flatMap(villain =>
    (['night-castle', 'highest-number'] as const).map(cause => ({ type: 'villain', seat: 0, villain, value: 3, sum: 6, cause }) as const),
  ),
  'no-villain': [{ type: 'no-villain', seat: 0, cause: 'highest-number' }],
  adderhead: [
    { type: 'adderhead', seat: 0, sums: [8, 4, 6], hits: [HIT] },
    { type: 'adderhead', seat: 0, sums: [8, 8, 4], hits: [HIT, { ...HIT, seat: 1, provisions: 0, tiles: 1, from: 1 }] },
    {
      type: 'adderhead',
      seat: 2,
      sums: [2, 0, 2],
      hits: [
        { ...HIT, seat: 2, tiles: 0, from: 0 },
        { ...HIT, provisions: 0, tiles: 0, from: 0 },
      ],
    },
  ],
  lost: TILES.flatMap(tile => [0, 2].map(left => ({ type: 'lost', seat: 0, tile, left }) as const)),
  'start-chosen': [0, 1].map(start => ({ type: 'start-chosen', seat: 0, start })),
  'end-points': [
    { type: 'end-points', seat: 0, cards: [], from: 41, to: 41 },
    { type: 'end-points', seat: 0, cards: ['nettle'], from: 41, to: 42 },
    { type: 'end-points', seat: 0, cards: ['meggie', 'black-prince', 'nettle'], from: 41, to: 46 },
  ],
  'game-over': [
    { ...OVER, ranking: [[0], [2], [1]], scores: [45, 38, 41] },
    { ...OVER, ranking: [[0, 2], [1]], scores: [45, 38, 45] },
    { ...OVER, ranking: [[0], [2], [1]], scores: [45, 38, 45] },
    { ...OVER, reason: 'last-round', ranking: [[1], [2], [0]], scores: [5, 38, 15] },
  ],
};

/** Everything that can be looked up. */
export const THINGS: readonly Thing[] = [
  ...PLACES.map(place => ({ kind: 'place', place }) as const),
  ...LOCATIONS.flatMap(card => SEAT_COLOURS.map(colour => ({ kind: 'location', card, colour }) as const)),
  ...TILES.map(tile => ({ kind: 'tile', tile }) as const),
  ...ADVANTAGES.map(card => ({ kind: 'advantage', card }) as const),
  ...[...new Set(VILLAIN_CARDS)].map(card => ({ kind: 'villain', card }) as const),
  ...TRACK.special.flatMap(({ field }) => [0, 44].map(lap => ({ kind: 'gate', field: field.value + lap }) as const)),
  ...[null, ...GROUPS].map(top => ({ kind: 'villain-stack', top }) as const),
  { kind: 'provision' },
  { kind: 'figure' },
  { kind: 'marker' },
  { kind: 'dustfinger' },
  { kind: 'white-women' },
  { kind: 'secret-path' },
  { kind: 'advantage-stack' },
];

export const MOMENTS: readonly Moment[] = [
  {},
  { free: true },
  { choose: ['honour', 'advantage'] },
  { choose: ['courage', 'provision'] },
  { choose: ['provision'] },
  { can: [] },
  { pending: { queue: [{ seat: 0, tiles: 1 }], back: 'after' } },
  {
    pending: {
      queue: [
        { seat: 0, tiles: 3 },
        { seat: 1, tiles: 1 },
      ],
      back: 'round-end',
    },
  },
  { can: ['pass'] },
  { can: ['travel'] },
  { can: ['trade', 'use', 'convert'] },
  { can: ['send'] },
];
