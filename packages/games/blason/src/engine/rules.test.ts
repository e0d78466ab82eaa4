import { fastRng } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { cardsOf, invariant } from '../contract-plan.ts';
import { blason } from '../index.ts';
import { ACCEPTS, AUGMENTATIONS, AWARDS, CARDS, COLUMNS, EMBLEM_OF, FIRST_FIGURE, TYPE_OF, TYPES, VALUE_OF } from './data.ts';
import { after, type Given, given, legal, look, others, play, told } from './positions.fixture.ts';
import { total } from './scoring.ts';
import { setup } from './setup.ts';

const PLAIN = { fifty: false, seatBonus: false };
/** Awards that the shields below do not fulfil. */
const AWARDS_OUT_OF_REACH = ['feasting', 'trading', 'knighting', 'besieging', 'blazoning'].map(award => ({ award }));
const quiet = { awards: AWARDS_OUT_OF_REACH, seats: [{ heralds: 0 }, { heralds: 0 }, { heralds: 0 }] };
const ALMOST = {
  A1: 'per-pale',
  A2: 'or-1',
  A3: 'azure-1',
  B1: 'fess',
  B2: 'wavy',
  B3: 'gules-1',
  C1: 'talbot',
  C2: 'statant',
  C3: 'vert-1',
};
const types = (wanted: string) => TYPE_OF.filter(type => type === wanted).length;

describe('things', () => {
  test('rule 1.1: 40 tinctures and 80 figures, worth 1 to 5, each with an augmentation or a star', () => {
    expect([CARDS.length, FIRST_FIGURE]).toEqual([120, 40]);
    expect(TYPES.map(types)).toEqual([8, 20, 12, ...new Array(8).fill(10)]);
    expect([...VALUE_OF].every(value => value >= 1 && value <= 5)).toBe(true);
    expect(new Set(EMBLEM_OF)).toEqual(new Set([...AUGMENTATIONS, 'star']));
    expect(new Set(CARDS).size).toBe(120);
  });

  test('rule 1.2: ten columns, each with places for certain types above and below', () => {
    expect(COLUMNS.join(' ')).toBe('A1 A2 A3 B1 B2 B3 C1 C2 C3 C4');
    expect(ACCEPTS.C1).toEqual({ upper: ['beast'], lower: ['charge'] });
    expect(ACCEPTS.B2).toEqual({ upper: ['line'], lower: ['arrangement'] });
    const accepted = Object.values(ACCEPTS).flatMap(({ upper, lower }) => [...upper, ...lower]);
    expect(TYPES.filter(type => !accepted.includes(type))).toEqual([]);
  });

  test('rule 1.3: eighteen awards, five in play, each with the markers 7, 5, 3, 2, 1', () => {
    expect(AWARDS.length).toBe(18);
    const { awards } = look(setup(PLAIN, 3, fastRng(1)));
    expect(new Set(awards.map(({ award }) => award)).size).toBe(5);
    expect(awards.map(({ markers }) => markers)).toEqual(new Array(5).fill([7, 5, 3, 2, 1]));
  });

  test('rule 1.4: tens are worth 1 to 5, symbols and «I» 3, an unused herald 1; there are 19 heralds', () => {
    const s = given({ hands: ['', ''], seats: [{ markers: ['10', '30', 'I'], heralds: 2, track: 7 }] });
    expect(total(s, 0)).toBe(7 + 1 + 3 + 3 + 2);
    const over = given({ hands: ['', ''], shields: [{ A1: 'per-pale' }], seats: [{ markers: ['rank'] }], phase: 'over' });
    expect(total(over, 0)).toBe(3 + 1);
    expect(blason.view(s, 0).supply).toBe(19 - 3);
  });
});

describe('setup', () => {
  test('rule 2.1: two tinctures and two figures each, worth at least 5; a herald, a track on 0', () => {
    for (let seed = 0; seed < 300; seed++) {
      const s = setup(PLAIN, 5, fastRng(seed));
      expect(Math.min(...s.handValues)).toBeGreaterThanOrEqual(5);
      expect(invariant(s)).toBeUndefined();
    }
    const { seats } = blason.view(setup(PLAIN, 4, fastRng(1)), 'public');
    expect(
      seats.every(({ hand, backs, heralds, track }) => [hand, backs.tinctures, backs.figures, heralds, track].join() === '4,2,2,1,0'),
    ).toBe(true);
  });

  test('rule 2.1: a hand worth less goes back to its stacks, which are shuffled, and is dealt again', () => {
    const usual = 39 + 79 + 17 + 1;
    const rolls = Array.from({ length: 3000 }, (_, seed) => rollsOf(seed));
    expect(Math.min(...rolls)).toBe(usual);
    const again = rolls.filter(count => count > usual);
    expect(again.length).toBeGreaterThan(0);
    expect(again.length).toBeLessThan(30);
    expect(again.every(count => [39 + 79, 37 + 77].includes(count - usual))).toBe(true);
  });

  test('rule 2.1: with `seatBonus` everyone but the start player begins with two heralds', () => {
    const s = setup({ ...PLAIN, seatBonus: true }, 4, fastRng(3));
    expect([...s.heralds]).toEqual([0, 1, 2, 3].map(seat => (seat === s.start ? 1 : 2)));
    expect(s.supply).toBe(19 - 7);
  });

  test('rule 2.2: two tinctures and four figures lie open', () => {
    const { display } = blason.view(setup(PLAIN, 2, fastRng(4)), 'public');
    expect(display.map(card => /-\d$/.test(card))).toEqual([true, true, false, false, false, false]);
  });

  test('rule 2.3: anybody may start; the turn goes up the seats', () => {
    const starts = new Set(Array.from({ length: 60 }, (_, seed) => setup(PLAIN, 5, fastRng(seed)).start));
    expect([...starts].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(after({ hands: ['', '', ''], turn: 2, ...quiet }, 'take figures', 'take figures').turn).toBe(0);
  });

  test('rule 2.3: a card taken blind is shown to its taker only; markers are seen by all', () => {
    const [drew] = told({ hands: ['', ''] }, 'take figures');
    expect(drew).toMatchObject({ type: 'drew', seat: 0, pile: 'figures', card: expect.any(String) });
    expect(blason.redact(drew!, 0)).toHaveProperty('card');
    expect(blason.redact(drew!, 1)).not.toHaveProperty('card');
    expect(blason.redact(drew!, 'public')).not.toHaveProperty('card');
    const s = given({ hands: ['lion', 'bear'], seats: [{ markers: ['10'] }] });
    expect(blason.view(s, 1)).toMatchObject({ hand: ['bear'], seats: [{ hand: 1, markers: ['10'] }, {}] });
    expect(JSON.stringify(blason.view(s, 1))).not.toContain('lion');
    expect(blason.view(s, 'public').hand).toBeUndefined();
  });

  test('rule 2.3: who has seen a card taken from the display remembers it until it is seen to leave', () => {
    const display = ['gules-1', 'or-3', 'rose', 'fess', 'wavy', 'pale'];
    const s = after({ hands: ['or-1', ''], display, ...quiet }, 'take rose');
    expect(blason.view(s, 1).seen!.hands).toEqual([['rose'], []]);
    const guess = blason.determinize(blason.view(s, 1), fastRng(1));
    expect(look(guess).seats[0]!.hand).toContain('rose');
    play(s, ['take gules-1', 'take figures', 'take figures', 'place rose C4 upper', 'pay or-1', 'pay gules-1']);
    expect(blason.view(s, 1).seen!.hands).toEqual([[], []]);
  });

  test('rule 2.4: an empty stack takes its whole discard pile at once, then gaps are filled', () => {
    const hand = 'bull or-1 or-2';
    const rest = others('tinctures', hand, 'gules-1 gules-2');
    const position: Given = {
      hands: [hand, ''],
      shields: [{}, { A2: rest.slice(3).join(' ') }],
      tinctures: rest.slice(0, 1),
      tinctureDiscard: rest.slice(1, 3),
      display: ['gules-1', 'gules-2', ...others('figures', hand).slice(0, 4)],
    };
    const s = after(position, 'take gules-1');
    const { display, tinctures, tinctureDiscard } = look(s);
    expect(display).toContain(rest[0]);
    expect([tinctures.length, tinctureDiscard]).toEqual([2, []]);
    expect(told(position, 'take gules-1').map(({ type }) => type)).toEqual(['took', 'reshuffled', 'refilled']);
    expect(blason.view(after(position, 'take tinctures'), 1).stacks.tinctures).toBe(2);
  });

  test('rule 2.4: a single payment fills a gap', () => {
    const hand = 'bull or-1 or-2';
    const tinctures = others('tinctures', hand);
    const position: Given = {
      hands: [hand, ''],
      shields: [{}, { A2: tinctures.join(' ') }],
      tinctures: [],
      display: others('figures', hand).slice(0, 4),
    };
    const s = after(position, 'place bull C1 upper', 'pay or-1');
    expect([s.phase, look(s).display[0]]).toEqual(['pay', 'or-1']);
  });

  test('rule 2.4: what was taken blind from a stack that is used up is remembered apart', () => {
    const rest = others('tinctures', 'or-1 or-2 or-3');
    const position: Given = {
      hands: ['or-1', 'or-2', 'or-3'],
      shields: [{}, { A2: rest.slice(4).join(' ') }],
      tinctures: rest.slice(0, 1),
      tinctureDiscard: rest.slice(1, 2),
      display: [...rest.slice(2, 4), ...others('figures').slice(0, 4)],
      ...quiet,
    };
    const s = after(position, 'take tinctures');
    expect(blason.view(s, 2).seen!.older.tinctures).toEqual([{ cards: ['or-1', 'or-2', rest[0]].sort(byCard), counts: [2, 1, 0] }]);
    for (let seed = 0; seed < 20; seed++) {
      const guess = blason.determinize(blason.view(s, 2), fastRng(seed));
      expect(invariant(guess)).toBeUndefined();
      expect(look(guess).tinctures).toEqual([rest[1]]);
    }
  });
});

describe('a turn', () => {
  test('rule 3.1: two takes, the display refilled after each; then it is the next player’s turn', () => {
    const s = after({ hands: ['', '', ''], ...quiet }, 'take figures');
    expect([s.phase, s.handSizes[0]]).toEqual(['acquire', 1]);
    expect(legal(s)).toHaveLength(8);
    play(s, ['take tinctures']);
    expect([s.phase, s.turn, s.handSizes[0]]).toEqual(['turn', 1, 2]);
  });

  test('rule 3.1: if nothing is left for the second take, the acquiring ends', () => {
    const s = after({ ...scarce('rose'), ...quiet }, 'take rose');
    expect([s.phase, s.turn]).toEqual(['turn', 1]);
    expect(s.passes).toBe(0);
  });

  test('rule 3.1: who can take nothing but can pay must place; else he passes', () => {
    const place = given({
      ...scarce(),
      ...quiet,
      hands: ['bull or-2', scarce().hands[1]!.replace(/ ?\bbull\b/, '')],
      shields: [{ A2: others('tinctures', 'or-2').join(' ') }],
    });
    expect(legal(place).every(move => move.startsWith('place'))).toBe(true);
    expect(legal(given({ ...scarce(), ...quiet }))).toEqual(['pass']);
  });

  test('rule 3.2: a herald is back in the supply as soon as it is played, and leaves the phase as it was', () => {
    const position: Given = { hands: ['lion or-1', ''], awards: AWARDS_OUT_OF_REACH };
    const swapped = after(position, 'herald swap');
    expect([swapped.phase, swapped.heralds[0], swapped.supply, swapped.heraldPlayed]).toEqual(['turn', 0, 18, true]);
    expect(look(swapped).display.some(card => look(given(position)).display.includes(card))).toBe(false);
    expect([...look(swapped).tinctureDiscard, ...look(swapped).figureDiscard]).toEqual(look(given(position)).display);
    const took = after(position, 'take figures', 'herald take figures');
    expect([took.phase, took.handSizes[0]]).toEqual(['acquire', 4]);
    const placed = after(position, 'take figures', 'herald place lion C1 upper', 'pay or-1');
    expect([placed.phase, placed.track[0], placed.placed]).toEqual(['acquire', 5, true]);
    const closed = after(position, 'take figures', 'take figures');
    expect([closed.phase, legal(closed)[0]]).toEqual(['close', 'end']);
    expect(after(position, 'take figures', 'take figures', 'herald swap').phase).toBe('close');
    expect(after(position, 'take figures', 'herald swap', 'take figures').turn).toBe(1);
  });

  test('rule 3.2: a herald that takes the last card ends the acquiring', () => {
    const position = scarce('rose crescent');
    const s = after({ ...position, awards: AWARDS_OUT_OF_REACH }, 'take rose', 'herald take crescent');
    expect([s.phase, s.turn]).toEqual(['turn', 1]);
  });

  test('rule 3.3: claiming cannot be declined and comes in every turn', () => {
    const position: Given = {
      hands: ['', ''],
      shields: [{ C1: 'wolf', C2: 'passant', C3: 'argent-3' }],
      seats: [{ heralds: 0 }],
      awards: ['hunting', 'feasting', 'trading', 'knighting', 'besieging'].map(award => ({ award })),
    };
    const s = after(position, 'take figures', 'take figures');
    expect([s.phase, legal(s)]).toEqual(['claim', ['claim hunting']]);
    expect(told(position, 'take figures', 'take figures', 'claim hunting').at(-1)).toEqual({
      type: 'claimed',
      seat: 0,
      award: 'hunting',
      value: 7,
    });
    const second = after(
      { ...position, turn: 1, shields: [{}, position.shields![0]!], seats: [{ markers: ['hunting-7'] }, { heralds: 0 }] },
      'take figures',
      'take figures',
      'claim hunting',
    );
    expect(look(second).seats[1]!.markers).toEqual(['hunting-5']);
  });

  test('rule 3.4: more than seven cards: down to five, in the last turn too', () => {
    const position: Given = { hands: ['or-1 or-2 or-3 bull wolf boar', ''], ...quiet, lastTurns: 0 };
    const s = after(position, 'take figures', 'take figures', 'discard or-1', 'discard or-2', 'discard bull');
    expect([s.phase, s.handSizes[0], blason.outcome(s)!.reason]).toEqual(['over', 5, 'last-turns']);
  });
});

describe('placing', () => {
  test('rules 4.1 and 4.2: where each element of a hand may go', () => {
    const hand = 'or-1 per-pale fess wavy lozenge octofoil talbot statant two-in-fess gules-2';
    const places = legal(given({ hands: [hand, ''], ...quiet })).filter(move => move.startsWith('place') && !move.includes('gules'));
    expect(places).toEqual([
      'place fess B1 upper',
      'place lozenge B1 lower',
      'place lozenge C1 lower',
      'place octofoil C4 lower',
      'place octofoil C4 upper',
      'place or-1 A2',
      'place or-1 A3',
      'place or-1 B3',
      'place or-1 C3',
      'place per-pale A1',
      'place statant C2 upper',
      'place talbot C1 upper',
      'place two-in-fess B2 lower',
      'place two-in-fess C2 lower',
      'place wavy B2 upper',
    ]);
  });

  test('rule 4.2: a cadency mark in an open row C takes either band and fixes it', () => {
    const position = { hands: ['octofoil or-1 talbot lozenge', ''] };
    expect(look(after(position, 'place octofoil C4 lower', 'pay or-1')).seats[0]!.bands.C).toBe('lower');
    const s = after(position, 'place octofoil C4 upper', 'pay or-1');
    expect(legal(s)).toContain('place talbot C1 upper');
    expect(legal(s)).not.toContain('place lozenge C1 lower');
  });

  test('rule 4.3: covering never changes a band', () => {
    const position = { hands: ['or-1 talbot boar', ''], shields: [{ C1: 'bull' }] };
    expect(look(after(position, 'place talbot C1 upper', 'pay or-1')).seats[0]).toMatchObject({
      bands: { C: 'upper' },
      shield: { C1: ['bull', 'talbot'] },
    });
  });

  test('rule 4.4: it is the name that counts, not the class', () => {
    const s = given({ hands: ['argent-1 or-2', ''], shields: [{ A3: 'or-3' }] });
    expect(legal(s)).toContain('place argent-1 A2');
    expect(legal(s)).not.toContain('place or-2 A2');
    expect(legal(s)).not.toContain('place or-2 A2');
  });

  test('rule 4.5: what is covered counts for nothing, the points stay', () => {
    const position: Given = { hands: ['or-1 talbot', ''], shields: [{ C1: 'lion' }], seats: [{ track: 5 }] };
    const s = after(position, 'place talbot C1 upper', 'pay or-1');
    expect(look(s).seats[0]!.track).toBe(6);
    expect(told(position, 'place talbot C1 upper', 'pay or-1').at(-1)).toMatchObject({ type: 'placed', covered: 'lion', track: 6 });
  });

  test('rule 4.6: cards are paid one at a time; paying stops when the cost is covered; all go to the discard piles', () => {
    const s = after({ hands: ['lion or-1 or-2 bull gules-3', ''] }, 'place lion C1 upper');
    expect([s.phase, look(s).pending]).toEqual(['pay', { card: 'lion', column: 'C1', band: 'upper', cost: 5, paid: 0, back: 'place' }]);
    expect(look(s).seats[0]).toMatchObject({ track: 0, shield: {} });
    play(s, ['pay or-2', 'pay bull', 'pay gules-3']);
    expect([s.phase, look(s).seats[0]!.hand, look(s).tinctureDiscard, look(s).figureDiscard]).toEqual([
      'place',
      ['or-1'],
      ['or-2', 'gules-3'],
      ['bull'],
    ]);
  });

  test('rule 4.7: each element scores its value at once, and several may be placed in a turn', () => {
    const s = after({ hands: ['talbot boar or-1 or-2 bull wolf', ''] }, 'place bull C1 upper', 'pay or-2');
    expect([s.phase, s.track[0]]).toEqual(['place', 2]);
    play(s, ['place talbot C1 upper', 'pay or-1']);
    expect([s.phase, s.track[0]]).toEqual(['place', 3]);
    expect(after({ hands: ['talbot or-1', ''], seats: [{ track: 300 }] }, 'place talbot C1 upper', 'pay or-1').track[0]).toBe(301);
  });

  test('rule 4.8: reaching counts as passing; after 50 there are no markers', () => {
    const at = (track: number) =>
      look(after({ hands: ['talbot or-1', ''], seats: [{ track }] }, 'place talbot C1 upper', 'pay or-1')).seats[0]!.markers;
    expect([9, 10, 49, 59].map(at)).toEqual([['10'], [], ['50'], []]);
  });
});

describe('awards', () => {
  test('rule 5.1: every type and augmentation must be visible; covered cards do not count', () => {
    const hunting = (shield: object) => {
      const awards = ['hunting', 'feasting', 'trading', 'knighting', 'besieging'].map(award => ({ award }));
      return after({ hands: ['', ''], shields: [shield], seats: [{ heralds: 0 }], awards }, 'take figures', 'take figures').phase;
    };
    expect(hunting({ C1: 'wolf', C2: 'sejant' })).toBe('claim');
    expect(hunting({ C1: 'wolf', C2: 'statant', A2: 'or-2' })).toBe('claim');
    expect(hunting({ C1: 'wolf bear', C2: 'sejant' })).toBe('turn');
    expect(hunting({ C1: 'wolf', A2: 'argent-3' })).toBe('turn');
  });
});

describe('the end', () => {
  test('rule 6.1: with `fifty` a track of 50 brings on the last turns, and «I» still goes to the first full shield', () => {
    const position: Given = {
      hands: ['octofoil or-2 or-3', '', ''],
      config: { fifty: true },
      ...quiet,
      seats: [{ track: 49, heralds: 0 }, { heralds: 0 }, { heralds: 0 }],
    };
    const s = after(position, 'place octofoil C4 upper', 'pay or-2', 'end');
    expect([s.lastTurns, look(s).seats[0]!.markers]).toEqual([1, ['50']]);
    expect(told(position, 'place octofoil C4 upper', 'pay or-2').at(-1)).toEqual({ type: 'last-turns', seat: 0, trigger: 'fifty' });
    expect(after({ ...position, config: {} }, 'place octofoil C4 upper', 'pay or-2', 'end').lastTurns).toBe(-1);
    const full = after({ ...position, shields: [ALMOST], lastTurns: 1 }, 'place octofoil C4 upper', 'pay or-2');
    expect([full.lastTurns, look(full).seats[0]!.markers]).toEqual([1, ['50', 'I']]);
  });

  test('rule 6.1: later full shields start nothing new', () => {
    const position: Given = {
      hands: ['octofoil or-2', '', ''],
      shields: [ALMOST],
      ...quiet,
      seats: [{ heralds: 0 }, { heralds: 0, markers: ['I'] }, { heralds: 0 }],
      lastTurns: 1,
    };
    const s = after(position, 'place octofoil C4 upper', 'pay or-2', 'end');
    expect([s.lastTurns, look(s).seats[0]!.markers]).toEqual([0, []]);
  });

  test('rule 6.2: ten turns per player without a placement end the game', () => {
    const s = after({ hands: ['', '', ''], ...quiet, idle: 29 }, 'take figures', 'take figures');
    expect([s.phase, blason.outcome(s)!.reason]).toEqual(['over', 'standstill']);
    expect(after({ hands: ['', '', ''], ...quiet, idle: 28 }, 'take figures', 'take figures').phase).toBe('turn');
    expect(after({ hands: ['talbot or-1', '', ''], ...quiet, idle: 29 }, 'place talbot C1 upper', 'pay or-1', 'end').idle).toBe(0);
  });

  test('rule 6.3: stars are no majority, and nothing is', () => {
    const over = (shields: Given['shields'], seats: object[]) =>
      look(given({ hands: ['', ''], shields: shields!, seats, phase: 'over' })).seats;
    expect(over([{ A2: 'or-2' }, {}], [{}, {}])[0]!.markers).toEqual([]);
    expect(over([{ A2: 'or-1' }, { A1: 'per-fess' }], [{ markers: ['rank'] }, { markers: ['might'] }])).toHaveLength(2);
    const facts = told({ hands: ['', ''], shields: [{ A2: 'or-1' }], ...quiet, lastTurns: 0 }, 'take figures', 'take figures');
    expect(facts.filter(({ type }) => type === 'majority')).toContainEqual({
      type: 'majority',
      augmentation: 'rank',
      count: 1,
      seats: [0],
    });
  });

  test('rule 6.4: a tie goes to the hand worth more, then to more markers, then it is shared', () => {
    const ranking = (hands: string[], seats: object[]) => blason.outcome(given({ hands, seats, phase: 'over' }))!.ranking;
    expect(ranking(['or-1', 'or-2'], [{ track: 5 }, { track: 5 }])).toEqual([[1], [0]]);
    expect(ranking(['or-1', ''], [{ track: 5 }, { track: 6 }])).toEqual([[1], [0]]);
    expect(ranking(['', ''], [{ track: 5 }, { track: 4, markers: ['10'] }])).toEqual([[1], [0]]);
    expect(ranking(['or-1', 'argent-1'], [{ track: 5 }, { track: 5 }])).toEqual([[0, 1]]);
    expect(ranking(['', ''], [{ track: 5 }, { track: 4, heralds: 2 }])).toEqual([[0, 1]]);
  });

  test('rule 6.4: hands are shown when the game is over', () => {
    const s = after({ hands: ['bear', 'lion'], ...quiet, lastTurns: 0 }, 'take figures', 'take figures');
    expect(blason.view(s, 0).seen!.hands[1]).toEqual(['lion']);
    expect(cardsOf(s)).toHaveLength(120);
  });
});

const byCard = (a: string | undefined, b: string | undefined) => CARDS.indexOf(a as never) - CARDS.indexOf(b as never);

/** Nothing to take but these figures in the display. Seat 0 holds nothing; tinctures lie covered, the other figures are with seat 1. */
function scarce(display = ''): Given {
  return {
    hands: ['', others('figures', display).join(' ')],
    shields: [{ A2: others('tinctures').join(' ') }],
    tinctures: [],
    figures: [],
    display: display === '' ? [] : display.split(' '),
  };
}

/** How often the dice are rolled to set up two seats. */
function rollsOf(seed: number): number {
  const dice = fastRng(seed);
  let rolls = 0;
  const below = (n: number) => {
    rolls++;
    return dice.below(n);
  };
  setup(PLAIN, 2, { below });
  return rolls;
}
