import { describe, expect, test } from 'vitest';
import { blason } from '../index.ts';
import { fulfils } from './awards.ts';
import { AWARDS } from './data.ts';
import { after, type Given, given, legal, look, others, play } from './positions.fixture.ts';

const AWARD_ENTRIES = (...names: string[]) => names.map(award => ({ award }));
const NO_AWARDS = AWARD_ENTRIES('feasting', 'trading', 'knighting', 'besieging', 'blazoning');
const FULL = {
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

describe('cases that must hold', () => {
  test('1: only or-1 in C3: a beast or a charge may go to C1; after the beast no charge any more (rule 4.2)', () => {
    const position: Given = { hands: ['bull key lozenge or-2 or-3', 'bear'], shields: [{ C3: 'or-1' }] };
    expect(legal(given(position))).toEqual(expect.arrayContaining(['place bull C1 upper', 'place key C1 lower']));
    const s = after(position, 'place bull C1 upper', 'pay or-2');
    expect(look(s).seats[0]!.bands).toEqual({ B: null, C: 'upper' });
    const refused = play(s, ['place lozenge C1 lower']);
    expect(refused).toMatchObject({ ok: false, error: { rule: '4.2', because: 'place.wrong-band' } });
  });

  test('2: azure visible in A2: no azure in A3; a covered one is no obstacle (rule 4.4)', () => {
    const hands = ['azure-1 bull', 'bear'];
    expect(legal(given({ hands, shields: [{ A2: 'azure-3' }] }))).not.toContain('place azure-1 A3');
    expect(legal(given({ hands, shields: [{ A2: 'azure-3 or-1' }] }))).toContain('place azure-1 A3');
  });

  test('3: value 4 with 1 + 2 is refused; with 1 + 2 + 2 any payment of at least 4, nothing returned (rule 4.6)', () => {
    expect(play(given({ hands: ['crescent or-1 bull', ''] }), ['place crescent C4 upper'])).toMatchObject({
      error: { because: 'place.cannot-pay' },
    });
    const position = { hands: ['crescent or-1 bull wolf', ''] };
    expect(look(after(position, 'place crescent C4 upper', 'pay bull', 'pay wolf')).seats[0]).toMatchObject({ hand: ['or-1'], track: 4 });
    const over = after(position, 'place crescent C4 upper', 'pay or-1', 'pay bull', 'pay wolf');
    expect(look(over).seats[0]).toMatchObject({ hand: [], track: 4 });
    expect(legal(after(position, 'place crescent C4 upper', 'pay bull', 'pay or-1'))).toEqual(['pay wolf']);
  });

  test('4: from 9 to 12: marker 10, a herald to all others; the next one past 10 gets nothing (rule 4.8)', () => {
    const position: Given = { hands: ['bear key', 'stag sword', ''], seats: [{ track: 9 }, { track: 9 }, {}] };
    const s = after(position, 'place bear C1 upper', 'pay key');
    expect(look(s).seats.map(({ markers, heralds, track }) => [markers, heralds, track])).toEqual([
      [['10'], 1, 12],
      [[], 2, 9],
      [[], 2, 0],
    ]);
    s.turn = 1;
    s.phase = 'turn';
    play(s, ['place stag C1 upper', 'pay sword']);
    expect(look(s).seats[1]).toMatchObject({ track: 12, markers: [] });
    expect(look(s).seats[0]!.heralds).toBe(1);
    const taken: Given = { hands: ['lion crown', ''], seats: [{ track: 18 }, { markers: ['20'] }] };
    expect(look(after(taken, 'place lion C1 upper', 'pay crown')).seats.map(({ markers, heralds }) => [markers, heralds])).toEqual([
      [[], 1],
      [['20'], 1],
    ]);
  });

  test('5: questing with a beast, a field, and virtue + virtue + star is fulfilled, without the star not (rule 5.1)', () => {
    const questing = AWARDS.indexOf('questing');
    const shield = { C1: 'bull', A1: 'per-bend' };
    expect(fulfils(given({ hands: ['', ''], shields: [{ ...shield, A2: 'or-2' }] }), 0, questing)).toBe(true);
    expect(fulfils(given({ hands: ['', ''], shields: [{ ...shield, A2: 'or-1' }] }), 0, questing)).toBe(false);
  });

  test('6: an award is claimed in an acquire turn too; of two one is chosen; the same again is refused (rule 3.3)', () => {
    const position: Given = {
      hands: ['', ''],
      shields: [{ C1: 'wolf', C2: 'passant', C3: 'argent-3', A1: 'quarterly', B1: 'cross', B2: 'wavy', C4: 'rose' }],
      seats: [{ heralds: 0 }],
      awards: AWARD_ENTRIES('hunting', 'marshalling', 'vowing', 'conquering', 'ennobling'),
    };
    const s = after(position, 'take figures', 'take figures');
    expect([s.phase, legal(s)]).toEqual(['claim', ['claim hunting', 'claim marshalling']]);
    play(s, ['claim hunting']);
    expect(look(s).seats[0]).toMatchObject({ markers: ['hunting-7'], claimed: ['hunting'] });
    expect(look(s).awards.find(({ award }) => award === 'hunting')!.markers).toEqual([5, 3, 2, 1]);
    play(s, ['take figures', 'take figures', 'end', 'take tinctures', 'take tinctures']);
    expect([s.turn, s.phase, legal(s)]).toEqual([0, 'claim', ['claim marshalling']]);
    expect(play(s, ['claim hunting'])).toMatchObject({ ok: false, error: { because: 'claim.already' } });
  });

  test('7: eight in hand at the end of a turn: down to five, not seven (rule 3.4)', () => {
    const position: Given = { hands: ['or-1 or-2 or-3 or-4 bull wolf', ''], seats: [{ heralds: 0 }], awards: NO_AWARDS };
    const s = after(position, 'take tinctures', 'take figures');
    expect([s.phase, s.handSizes[0]]).toEqual(['discard', 8]);
    play(s, ['discard or-1', 'discard or-2']);
    expect(s.phase).toBe('discard');
    play(s, ['discard or-3']);
    expect([s.phase, s.turn, s.handSizes[0]]).toEqual(['turn', 1, 5]);
    const seven = after({ ...position, hands: ['or-1 or-2 or-3 or-4 bull', ''] }, 'take tinctures', 'take figures');
    expect([seven.phase, seven.handSizes[0]]).toEqual(['turn', 7]);
  });

  test('8: the tenth column takes «I», and everyone else has exactly one turn (rule 6.1)', () => {
    const position: Given = {
      hands: ['octofoil or-2', '', ''],
      shields: [FULL],
      awards: NO_AWARDS,
      seats: [{ heralds: 0 }, { heralds: 0 }, { heralds: 0 }],
    };
    const s = after(position, 'place octofoil C4 upper', 'pay or-2', 'end');
    expect([look(s).seats[0]!.markers, s.turn, s.lastTurns]).toEqual([['I'], 1, 1]);
    play(s, ['take figures', 'take figures']);
    expect([s.turn, s.lastTurns, s.phase]).toEqual([2, 0, 'turn']);
    play(s, ['take figures', 'take figures']);
    expect(s.phase).toBe('over');
    expect(blason.outcome(s)!.reason).toBe('last-turns');
  });

  test('9: majorities 3-3-1: two markers; 3-3-3: none (rule 6.3)', () => {
    const rank = (third: object): Given => ({
      hands: ['', '', ''],
      shields: [{ A1: 'per-pale', A2: 'or-1', A3: 'vert-1' }, { A1: 'gyronny', A2: 'argent-4', A3: 'azure-3' }, third],
      phase: 'over',
      seats: [],
    });
    const two = rank({ A2: 'purpure-4' });
    const symbols = (position: Given, ...markers: string[][]) =>
      look(given({ ...position, seats: markers.map(held => ({ markers: held })) })).seats.map(({ markers: held }) => held);
    expect(symbols(two, ['rank'], ['rank'], [])).toEqual([['rank'], ['rank'], []]);
    const three = rank({ A2: 'purpure-4', A3: 'vair-4', B1: 'chief' });
    expect(symbols(three, [], [], [])).toEqual([[], [], []]);
    expect(() => symbols(three, ['rank'], ['rank'], [])).toThrow('position.markers');
  });

  test('10: five players and 2 heralds left when a ten is passed: the two next in turn get one (rule 4.8)', () => {
    const seats = [{ heralds: 4 }, { heralds: 3 }, { heralds: 3 }, { track: 9, heralds: 4 }, { heralds: 3 }];
    const position: Given = { hands: ['', '', '', 'bear key', ''], seats, turn: 3 };
    const s = after(position, 'place bear C1 upper', 'pay key');
    expect([...s.heralds]).toEqual([5, 3, 3, 4, 4]);
    expect(s.supply).toBe(0);
  });

  test('nothing to take and nothing to pay, all around: the game is over, without last turns (rule 6.2)', () => {
    const hand = 'lion';
    const rest = [...others('tinctures', hand), ...others('figures', hand)];
    const shield = { A2: others('tinctures').join(' ') };
    const figures = rest.filter(card => !/-\d$/.test(card));
    const position: Given = {
      hands: ['lion', figures.join(' ')],
      shields: [shield],
      seats: [{ heralds: 0 }, { heralds: 0 }],
      ...{ tinctures: [], figures: [], display: [], passes: 1, awards: NO_AWARDS },
    };
    const s = after(position, 'pass');
    expect([s.phase, blason.outcome(s)!.reason, s.lastTurns]).toEqual(['over', 'standstill', -1]);
  });
});
