import { fastRng, type Position, type Seat } from '@tabard/core';
import { expect, test } from 'vitest';
import { tintenblut } from '../index.ts';
import { LOCATIONS, PLACES, type Place } from './data.ts';
import { villainOf } from './kinds.ts';
import {
  adderheadsLeft,
  advanceOf,
  belongingsOf,
  bringsVillain,
  canSendDustfinger,
  cardNumber,
  cardsByNumber,
  cardsWithAge,
  cardTo,
  drawsVillainAt,
  dustfingerTo,
  endPointsOf,
  highestOf,
  lineAt,
  mayBringEnd,
  mustChooseAt,
  nextGate,
  offersAt,
  opensFor,
  planOf,
  playableCards,
  provisionsForTile,
  rankedNow,
  setsOf,
  tilesOwed,
  villainValue,
} from './questions.ts';
import { drawsInNightCastle, lineFor, mustChoose, offersAt as offersOf } from './rewards.ts';
import { belongings, outcome } from './scoring.ts';
import { has, playable, type State } from './state.ts';
import type { View } from './view.ts';

/** What seat 0 sees of a position; whatever is left out is as at the start. */
function viewOf(seats: readonly { readonly place: Place; readonly [field: string]: unknown }[], more: object = {}): View {
  const state = tintenblut.restore({ seats, ...more } as unknown as Position, fastRng(1));
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return tintenblut.view(state.value, 0);
}
const tiles = (courage: number, strength: number, wit: number, honour: number) => ({ courage, strength, wit, honour });
const ALL_TEN = ['farm', 'fortress', 'night-castle', 'camp', 'minstrels-inn', 'infirmary', 'border-inn', 'mill', 'inkworld', 'ombra'];

test('rule 1.2: what is printed on a card, the least noticed first', () => {
  expect([cardNumber(0, 'night-castle'), cardNumber(1, 'mill')]).toEqual([35, 12]);
  expect(cardsByNumber(3).slice(0, 2)).toEqual(['farm', 'minstrels-inn']);
});

test('rule 3.6: only who is alone in the Castle of Night is brought a villain card', () => {
  const all = PLACES.flatMap(place => (['alone', 'company'] as const).map(line => [place, line] as const));
  expect(all.filter(([place, line]) => bringsVillain(place, line))).toEqual([['night-castle', 'alone']]);
});

test('rule 5.2: how many Adderheads are still to come', () => {
  const fresh = viewOf([{ place: 'farm' }, { place: 'camp' }]);
  expect(adderheadsLeft(fresh)).toEqual({ left: 5, all: 5, cards: 15 });
  const later = viewOf([{ place: 'farm', villains: ['adderhead:II', 'basta'] }, { place: 'camp' }], { villainDiscard: ['adderhead:III'] });
  expect(adderheadsLeft(later).left).toBe(3);
});

test.each([
  ['a set of two leads from 38 to 40', [{ marker: 38, tiles: tiles(1, 1, 0, 0) }, {}], [0]],
  ['the reward of a castle makes the set', [{ marker: 38, tiles: tiles(0, 0, 1, 0) }, {}], [0]],
  ['the green gate and the red one are not passed in one turn', [{ marker: 30, tiles: tiles(3, 3, 3, 3) }, {}], []],
  ['too far', [{ marker: 12, tiles: tiles(1, 1, 1, 1) }, {}], []],
  ['somebody has been there already', [{ marker: 38, tiles: tiles(1, 1, 0, 0) }, { marker: 41 }], []],
])('rule 7.1: who may bring on the last round: %s', (_, [one, other], seats) => {
  expect(
    mayBringEnd(
      viewOf([
        { place: 'farm', ...one },
        { place: 'camp', ...other },
      ]),
    ),
  ).toEqual(seats);
});

test('rule 3.1: cards in hand may be chosen, or all of them once all are played', () => {
  expect(playableCards(viewOf([{ place: 'farm', played: ['mill'] }, { place: 'camp' }]), 0)).toHaveLength(9);
  expect(playableCards(viewOf([{ place: 'farm', played: ALL_TEN }, { place: 'camp' }]), 0)).toHaveLength(10);
  const goes = (...played: string[]) => cardTo(viewOf([{ place: 'farm', played }, { place: 'camp' }]), 0, 'mill');
  expect([goes(), goes('mill'), goes('mill', 'inkworld'), goes(...ALL_TEN)]).toEqual(['mill', 'inkworld', undefined, 'mill']);
});

/** Everything that a board asks of a view and the engine of a state: the line, the choice and the villain card of every seat in every place. */
const asked = (view: View) => ({
  canSend: view.acting !== null && canSendDustfinger(view, view.acting),
  ranking: rankedNow(view),
  seats: view.seats.map((_, seat) => ({
    belongings: belongingsOf(view, seat),
    playable: playableCards(view, seat),
    places: PLACES.map(place => [lineAt(view, seat, place), mustChooseAt(view, seat, place), drawsVillainAt(view, seat, place)]),
  })),
});

const answered = (s: State): ReturnType<typeof asked> => ({
  canSend: tintenblut.acting(s).some(seat => tintenblut.legalMoves(s, seat).some(({ type }) => type === 'dustfinger')),
  ranking: outcome({ ...s, phase: 'over' })!.ranking.map(seats => [...seats]),
  seats: s.places.map((_, seat) => ({
    belongings: belongings(s, seat),
    playable: LOCATIONS.filter((_, card) => has(playable(s, seat), card)),
    places: PLACES.map((_, place) => answeredAt(s, seat, place)),
  })),
});

/** As if the seat's figure stood there; Fenoglio chose only for whose turn it is, and where it is. */
function answeredAt(s: State, seat: Seat, place: number) {
  const line = seat === s.turn && place === s.places[seat] ? s.line : null;
  const there = { ...s, places: s.places.with(seat, place), line };
  const counts = lineFor(there, seat);
  return [counts, mustChoose(there, seat, offersOf(place, counts)), drawsInNightCastle(there, seat)];
}

/** Moments in which an answer can go wrong. */
const momentsOf = (s: State, { canSend }: { readonly canSend: boolean }): string[] => [
  `${s.phase} ${canSend}`,
  ...(s.line !== null && s.line !== lineFor({ ...s, line: null }, s.turn) ? ['Fenoglio'] : []),
  ...(s.whiteWomen >= 0 ? ['White Women'] : []),
  ...(s.unplayed.includes(0) ? ['all played'] : []),
];

/** Compares the two all through a match of chance, in which those who can travel pass or do not. */
function follow(passing: boolean, seen: Set<string>): void {
  const rng = fastRng('questions');
  const s = tintenblut.setup({}, 3, rng);
  while (tintenblut.acting(s).length > 0) {
    const seat = tintenblut.acting(s)[0]!;
    const answers = answered(s);
    expect(asked(tintenblut.view(s, seat))).toEqual(answers);
    for (const moment of momentsOf(s, answers)) seen.add(moment);
    const moves = tintenblut.legalMoves(s, seat);
    const journeys = moves.filter(({ type }) => type !== 'pass');
    const choice = passing || journeys.length === 0 ? moves : journeys;
    tintenblut.apply(s, seat, choice[rng.below(choice.length)]!, rng, fact => {
      if (fact.type === 'numbers') expect(highestOf(fact.numbers)).toBe(fact.seat ?? undefined);
    });
  }
  expect(asked(tintenblut.view(s, 0))).toEqual(answered(s));
}

test('rules 3.1, 3.4–3.6, 5.1, 7.3: what a view answers is what the engine says, all through two matches', () => {
  const seen = new Set<string>();
  follow(true, seen);
  follow(false, seen);
  const phases = ['arrived true', 'arrived false', 'rest true', 'after true', 'after false'];
  expect([...seen]).toEqual(expect.arrayContaining([...phases, 'Fenoglio', 'White Women', 'all played']));
});

test('rule 3.4: Dustfinger’s way, the secret path included', () => {
  const view = viewOf([{ place: 'farm' }, { place: 'camp' }], { dustfinger: 'border-inn' });
  expect(dustfingerTo(view, 'minstrels-inn')).toEqual({ route: ['border-inn', 'minstrels-inn'], cost: 1 });
});

test('rule 3.5: where the White Women leave a choice', () => {
  const view = viewOf([{ place: 'farm', marker: 31 }, { place: 'camp' }]);
  expect([mustChooseAt(view, 0, 'ombra'), mustChooseAt(view, 0, 'border-inn'), mustChooseAt(view, 1, 'ombra')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(offersAt('border-inn', 'alone')).toEqual([{ reward: 'provision', count: 4 }]);
});

test('rules 3.7, 4: provisions for a tile, as the data have them', () => {
  const given = (place: Place, fatPrince: boolean) =>
    provisionsForTile(viewOf([{ place, played: [place] }, { place: 'mill' }], { phase: 'after', fatPrince }), 0);
  expect([given('ombra', false), given('ombra', true), given('farm', true), given('farm', false)]).toEqual([2, 1, 2, 2]);
});

test('rule 3.8: sets that can be converted, those that a gate stops, those that are done', () => {
  const states = (place: Place, marker: number, converted: number[]) =>
    setsOf(viewOf([{ place, played: [place], marker, tiles: tiles(1, 3, 2, 0) }, { place: 'camp' }], { phase: 'after', converted }), 0);
  const said = (...given: Parameters<typeof states>) => states(...given).map(({ size, state }) => `${size} ${state}`);
  expect(said('farm', 0, [])).toEqual(['4 few', '3 open', '2 open']);
  expect(said('farm', 9, [2])).toEqual(['4 few', '3 closed', '2 used']);
  expect(said('ombra', 9, [])).toEqual(['4 few', '3 open', '2 open']);
  expect(states('farm', 0, [])[2]!.tiles).toEqual(['strength', 'wit']);
});

test('rule 3.8: where a set would lead, and the gate that stops it', () => {
  const view = viewOf([{ place: 'farm', marker: 9 }, { place: 'ombra' }]);
  expect(advanceOf(view, 0, 2)).toEqual({ from: 9, to: 11, gate: { field: 11, colour: 'red' } });
  expect([advanceOf(view, 1, 4), advanceOf(view, 0, 1)]).toEqual([{ from: 0, to: 7, gate: undefined }, undefined]);
  expect([nextGate(9)?.field, nextGate(40)?.field]).toEqual([11, 55]);
  expect([opensFor(view, 1, 'red'), opensFor(view, 0, 'red')]).toEqual([true, false]);
});

test('rule 3.3: cards that came in this turn', () => {
  const held = viewOf([{ place: 'ombra', played: ['ombra'], advantages: ['nettle', 'nettle'] }, { place: 'mill' }], {
    phase: 'after',
    heldBefore: ['nettle'],
  });
  expect(cardsWithAge(held, ['nettle', 'nettle']).map(({ isNew }) => isNew)).toEqual([false, true]);
  expect(cardsWithAge({ ...held, usedAdvantage: true, heldBefore: [] }, ['nettle'])[0]!.isNew).toBe(false);
});

test('rule 5.2: tiles to be given up now', () => {
  const queue = [
    { seat: 1, tiles: 1 },
    { seat: 0, tiles: 2 },
  ];
  const seats = [
    { place: 'ombra', tiles: tiles(3, 0, 0, 0) },
    { place: 'mill', tiles: tiles(2, 0, 0, 0) },
  ] as const;
  const view = viewOf(seats, { phase: 'lose', pending: { queue, back: 'round-end' } });
  expect([tilesOwed(view, 0), tilesOwed(view, 1), tilesOwed(viewOf([{ place: 'ombra' }, { place: 'mill' }]), 0)]).toEqual([0, 1, 0]);
});

test('rules 7.2, 7.3: what cards bring at the end, and who is ahead', () => {
  expect([endPointsOf('meggie'), endPointsOf('nettle')]).toEqual([3, 1]);
  const view = viewOf([
    { place: 'ombra', provisions: 3 },
    { place: 'mill', tiles: tiles(1, 0, 0, 1) },
    { place: 'camp', provisions: 4 },
  ]);
  expect([belongingsOf(view, 0), belongingsOf(view, 1)]).toEqual([3, 4]);
  expect(rankedNow(view)).toEqual([[1, 2], [0]]);
  expect([villainOf('adderhead:III'), villainValue('men-at-arms')]).toEqual(['adderhead', 5]);
});

test('rule 3.2: the way is the shortest, and only its first place is free', () => {
  const view = viewOf([{ place: 'border-inn', provisions: 1 }, { place: 'farm' }]);
  const plan = planOf(view, 0, 'mill', 'mill');
  expect(plan.route).toEqual(['border-inn', 'night-castle', 'infirmary', 'mill']);
  expect([plan.cost, plan.payable]).toEqual([2, false]);
});

test('rule 4: the Black Prince makes it free', () => {
  const view = viewOf([{ place: 'border-inn', provisions: 0 }, { place: 'farm' }], { free: true, usedAdvantage: true });
  expect(planOf(view, 0, 'mill', 'mill')).toMatchObject({ cost: 0, payable: true });
});

test('rule 3.5: alone the upper line counts, with others or Dustfinger the lower', () => {
  const view = viewOf([{ place: 'farm' }, { place: 'ombra' }]);
  expect(planOf(view, 0, 'ombra', 'ombra')).toMatchObject({
    line: 'company',
    company: [1],
    offers: [
      { reward: 'courage', count: 2 },
      { reward: 'provision', count: 1 },
    ],
  });
  expect(planOf(view, 0, 'camp', 'camp')).toMatchObject({ line: 'company', company: [], dustfinger: true });
  expect([lineAt(view, 0, 'farm'), lineAt(view, 1, 'farm'), lineAt(view, 0, 'mill')]).toEqual(['alone', 'company', 'alone']);
});

test('rule 3.5: with the White Women one reward is taken, and the better one is reckoned with', () => {
  const view = viewOf([{ place: 'farm', marker: 32, tiles: { courage: 1, strength: 1, wit: 1, honour: 0 } }, { place: 'mill' }]);
  const plan = planOf(view, 0, 'ombra', 'ombra');
  expect(plan.choose).toBe(true);
  expect(plan.sets.map(({ size, state }) => [size, state])).toEqual([
    [4, 'open'],
    [3, 'open'],
    [2, 'open'],
  ]);
});

test('rule 3.6: a lonely night in the castle draws a villain; company spares it', () => {
  expect(planOf(viewOf([{ place: 'infirmary' }, { place: 'farm' }]), 0, 'night-castle', 'night-castle').night).toBe(true);
  const company = viewOf([{ place: 'infirmary' }, { place: 'night-castle' }]);
  expect(planOf(company, 0, 'night-castle', 'night-castle').night).toBe(false);
  expect([drawsVillainAt(company, 0, 'night-castle'), drawsVillainAt({ ...company, dustfinger: 'mill' }, 0, 'mill')]).toEqual([
    false,
    false,
  ]);
});

test('rule 5.1: whose number would be the highest, as things stand', () => {
  const view = viewOf([{ place: 'farm' }, { place: 'mill', played: ['mill'] }]);
  expect(planOf(view, 0, 'farm', 'farm').highest).toBe(1);
  expect(planOf(view, 0, 'ombra', 'ombra').highest).toBe(0);
  expect(highestOf([0, 0])).toBeUndefined();
});

test('rule 3.8: what the reward would let one convert, and the gate that would stop it', () => {
  const view = viewOf([{ place: 'farm', marker: 9, tiles: { courage: 1, strength: 0, wit: 1, honour: 0 } }, { place: 'mill' }]);
  const there = planOf(view, 0, 'ombra', 'ombra').sets.find(({ size }) => size === 3);
  expect(there).toMatchObject({ state: 'open', to: 13, tiles: ['courage', 'wit', 'honour'] });
  const here = planOf(view, 0, 'minstrels-inn', 'minstrels-inn').sets.find(({ size }) => size === 2);
  expect(here).toMatchObject({ state: 'closed', gate: { field: 11, colour: 'red' } });
});
