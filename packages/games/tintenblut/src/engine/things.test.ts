import { fastRng } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { invariant } from '../contract-plan.ts';
import { tintenblut } from '../index.ts';
import { ADVANTAGE_DATA, COUNTS, LOCATIONS, NUMBERS, PLACE_DATA, PLACES, ROADS, SECRET_PATH, TILES, TRACK, VILLAIN_DATA } from './data.ts';
import type { Fact } from './facts.ts';
import { after, type Given, given, legalOf, look, told } from './positions.fixture.ts';
import { dustfingerJourney, journey } from './roads.ts';
import { setup } from './setup.ts';
import { gateOf } from './track.ts';

const sourceOf = ({ source }: { readonly source: string }): string => source;

describe('things', () => {
  test('rule 1.1: nine places, three of each colour, 11 roads, and a secret path from inn to inn', () => {
    const places = (colour: string) => PLACE_DATA.filter(place => place.colour.value === colour).map(({ id }) => id);
    expect(places('red')).toEqual(['ombra', 'fortress', 'night-castle']);
    expect(places('blue')).toEqual(['camp', 'minstrels-inn', 'infirmary']);
    expect(places('green')).toEqual(['border-inn', 'mill', 'farm']);
    expect(ROADS).toHaveLength(11);
    expect(ROADS.filter(road => sourceOf(road) === 'stated').map(({ value }) => value)).toEqual([['night-castle', 'border-inn']]);
    expect(SECRET_PATH).toEqual({ value: ['border-inn', 'minstrels-inn'], source: 'stated' });
  });

  test('rule 1.1: a figure never walks the secret path, Dustfinger does', () => {
    expect(journey('border-inn', 'minstrels-inn')).toEqual({ route: ['border-inn', 'ombra', 'farm', 'minstrels-inn'], cost: 2 });
    expect(dustfingerJourney('border-inn', 'minstrels-inn')).toEqual({ route: ['border-inn', 'minstrels-inn'], cost: 1 });
    for (const from of PLACES) {
      for (const to of PLACES) {
        const { route, cost } = journey(from, to);
        expect([route[0], route.at(-1), cost]).toEqual([from, to, route.length - 2]);
        const steps = route.slice(1).map((place, i) => [route[i], place].sort().join());
        expect(ROADS.map(({ value }) => [...value].sort().join())).toEqual(expect.arrayContaining(steps));
      }
    }
  });

  test('rule 1.2: ten location cards each, with all numbers from 1 to 40', () => {
    const numbers = Object.values(NUMBERS.value).flatMap(cards => LOCATIONS.map(card => cards[card]));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(NUMBERS.value.red['night-castle']).toBe(35);
    expect(NUMBERS.source).toBe('reconstructed');
  });

  test('rule 1.2: every colour adds up to 205, and of any two each has the higher number on five of the ten cards', () => {
    const rows = Object.values(NUMBERS.value).map(cards => LOCATIONS.map(card => cards[card]));
    expect(rows.map(row => row.reduce((sum, number) => sum + number))).toEqual([205, 205, 205, 205]);
    for (const one of rows)
      for (const other of rows) if (one !== other) expect(one.filter((number, card) => number > other[card]!)).toHaveLength(5);
  });

  test('rule 1.3: 18 tiles of each of four kinds, 32 provisions', () => {
    const { supply } = tintenblut.view(
      given({
        seats: [
          { at: 'mill', tiles: [2, 0, 1] },
          { at: 'farm', provisions: 5 },
        ],
      }),
      'public',
    );
    expect(supply).toEqual({ courage: 16, strength: 18, wit: 17, honour: 18, provision: 25 });
    expect(
      [TILES.length, COUNTS.tilesOfAKind, COUNTS.provisions].map(value => (typeof value === 'number' ? value : sourceOf(value))),
    ).toEqual([4, 'stated', 'stated']);
  });

  test('rule 1.4: 15 villain cards in three groups of five, five of them the Adderhead; the examples’ values are stated', () => {
    expect(['I', 'II', 'III'].map(group => VILLAIN_DATA.filter(card => card.group.value === group).length)).toEqual([5, 5, 5]);
    const adderheads = VILLAIN_DATA.filter(({ id }) => id === 'adderhead').map(({ group }) => group.value);
    expect(adderheads).toEqual(['II', 'II', 'III', 'III', 'III']);
    const stated = VILLAIN_DATA.filter(({ value }) => sourceOf(value) === 'stated').map(({ id, value }) => `${id} ${value.value}`);
    expect([...new Set(stated)].sort()).toEqual(['adderhead 2', 'basta 3', 'firefox 4', 'mortola 4', 'piper 3', 'slasher 2', 'sootbird 2']);
  });

  test('rule 1.5: 27 advantage cards of ten kinds', () => {
    expect(ADVANTAGE_DATA.reduce((sum, { copies }) => sum + copies.value, 0)).toBe(27);
    expect(ADVANTAGE_DATA.filter(({ effect }) => effect === 'stated').map(({ id }) => id)).toEqual(['meggie', 'mo', 'resa', 'fat-prince']);
  });

  test('rule 1.6: a ring of 44 fields with gates at 11, 20, 31 and 40, again on every lap', () => {
    expect(TRACK.special.map(({ field, colour }) => `${field.value} ${colour.value}`)).toEqual(['11 red', '20 blue', '31 green', '40 red']);
    expect([11, 20, 31, 40, 55, 12].map(gateOf)).toEqual(['red', 'blue', 'green', 'red', 'red', undefined]);
  });

  const SECRETS: Given = {
    seats: [
      { at: 'mill', hand: 'nettle', tiles: [1] },
      { at: 'farm', hand: 'farid farid' },
    ],
    advantageStack: ['roxane', 'mo'],
    villainStack: ['basta', 'mortola'],
  };

  test('rule 1.7: others see how many advantage cards one has, not which; and of the stacks only the top group', () => {
    const s = given(SECRETS);
    const seen = tintenblut.view(s, 1);
    expect(seen.seats[0]).toMatchObject({ advantages: 1, tiles: { courage: 1 }, provisions: 2 });
    expect(seen.seats[0]).not.toHaveProperty('hand');
    expect(seen.seats[1]!.hand).toEqual(['farid', 'farid']);
    expect(seen.villainStack).toEqual({ size: 2, top: 'I' });
    expect(seen.advantageStack).toBe(2);
    expect(tintenblut.view(s, 'public').seats.map(seat => 'hand' in seat)).toEqual([false, false]);
    const over = tintenblut.view(given({ ...SECRETS, phase: 'over' }), 'public');
    expect(over.seats.map(({ hand }) => hand)).toEqual([['nettle'], ['farid', 'farid']]);
  });

  test('rule 1.7: which card was drawn, and which may still be used, is told to its player only', () => {
    const position: Given = {
      seats: [{ at: 'ombra', played: 'ombra', hand: 'nettle' }, { at: 'farm' }],
      phase: 'arrived',
    };
    const collected = told(position, 'collect')[0]!;
    expect(tintenblut.redact(collected, 0)).toHaveProperty('card', expect.any(String));
    expect(tintenblut.redact(collected, 1)).not.toHaveProperty('card');
    expect(tintenblut.redact(collected, 'public')).not.toHaveProperty('card');
    const s = after(position, 'collect');
    expect(tintenblut.view(s, 0)).toMatchObject({ heldBefore: ['nettle'], newAdvantages: 1 });
    expect(tintenblut.view(s, 1)).not.toHaveProperty('heldBefore');
    expect(tintenblut.view(s, 1).gone.advantages).toEqual([]);
    expect(JSON.stringify(tintenblut.view(s, 1))).not.toContain('nettle');
    expect(tintenblut.view(s, 1).newAdvantages).toBe(1);
  });
});

describe('facts', () => {
  const rng = fastRng('facts');
  const facts: Fact[] = [];
  const s = setup({}, 3, rng);
  while (tintenblut.acting(s).length > 0) {
    const moves = tintenblut.legalMoves(s, tintenblut.acting(s)[0]!);
    tintenblut.apply(s, tintenblut.acting(s)[0]!, moves[rng.below(moves.length)]!, rng, fact => facts.push(fact));
  }

  test('rule 1.7: are told whole to who may know all of them', () => {
    for (const fact of facts) expect(tintenblut.redact(fact, 'seat' in fact && fact.seat !== null ? fact.seat : 'public')).toEqual(fact);
    expect(new Set(facts.map(({ type }) => type)).size).toBeGreaterThan(14);
  });

  test('rule 1.7: tell nobody what was not meant to be told', () => {
    for (const fact of facts) expect(tintenblut.redact(Object.assign({ secret: 1 }, fact), 0)).not.toHaveProperty('secret');
  });
});

describe('setup', () => {
  test('rule 2.1: groups upon each other, two provisions each, Dustfinger at the camp, markers on 0', () => {
    for (let seed = 0; seed < 100; seed++) {
      const s = setup({}, 4, fastRng(seed));
      expect(invariant(s)).toBeUndefined();
      const groups = look(s).villainStack.map(
        card => VILLAIN_DATA.find(({ id, group }) => card === id || card === `${id}:${group.value}`)!.group.value,
      );
      expect(groups).toEqual([...new Array(5).fill('I'), ...new Array(5).fill('II'), ...new Array(5).fill('III')]);
    }
    const position = look(setup({}, 4, fastRng(1)));
    expect(position).toMatchObject({ dustfinger: 'camp', whiteWomen: null, round: 1, lastRound: false, phase: 'journey' });
    expect(position.seats.map(({ provisions, marker, advantages }) => [provisions, marker, advantages.length])).toEqual(
      new Array(4).fill([2, 0, 0]),
    );
    expect(position.advantageStack).toHaveLength(27);
  });

  test('rule 2.1: anybody may start, and play goes up the seats', () => {
    const starts = new Set(Array.from({ length: 60 }, (_, seed) => setup({}, 4, fastRng(seed)).start));
    expect([...starts].sort()).toEqual([0, 1, 2, 3]);
    const turns = after({ seats: [{ at: 'mill' }, { at: 'farm' }, { at: 'camp' }], start: 2, turn: 2 }, 'pass');
    expect(turns.turn).toBe(0);
  });

  test('rule 2.2: figures start in different places, anywhere, with all ten cards in hand', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const s = setup({}, 4, fastRng(seed));
      const places = look(s).seats.map(({ place }) => place);
      expect(new Set(places).size).toBe(4);
      for (const place of places) seen.add(place);
      expect(look(s).seats.every(({ played, tiles }) => played.length === 0 && tiles.courage === 0)).toBe(true);
    }
    expect([...seen].sort()).toEqual([...PLACES].sort());
    const s = given({ seats: [{ at: 'mill', provisions: 3 }, { at: 'farm' }] });
    expect(legalOf(s, 'go')).toHaveLength(18);
  });
});
