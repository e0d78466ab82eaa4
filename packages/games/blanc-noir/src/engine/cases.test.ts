import { describe, expect, test } from 'vitest';
import { blancNoir } from '../index.ts';
import { EDITIONS } from './config.ts';
import { after, given, legal, look } from './positions.fixture.ts';

describe('cases that must hold', () => {
  test('1: Knight, Golem, the third draws 6; the fourth plays normally on the named colour (rule 3.3, rule 3.5)', () => {
    const hands = ['knight-r 3r 4r', 'golem 1g 1y', '2g 4b', '9b 3y prince-g pixie'];
    const s = after({ hands }, 'play knight-r', 'play golem b', 'draw');
    expect([s.handSizes[2], s.turn, s.chain]).toEqual([8, 3, 0]);
    expect(legal(s).filter(move => !move.startsWith('play pixie'))).toEqual(['draw', 'play 9b', 'play prince-g']);
    expect(legal(s)).toContain('play pixie g');
  });

  test('2: Knight, Mirage, a Prince: the chain of 4 goes back to the Mirage player (rule 4.7)', () => {
    const hands = ['knight-r 3r 4r', '1g 1y', 'prince-b 2g 4b', '9b 3y'];
    const s = after({ hands, scrolls: ['', 'mirage', '', ''] }, 'play knight-r', 'use mirage', 'play prince-b');
    expect([s.chain, s.turn, s.direction]).toEqual([4, 1, -1]);
  });

  test('3: two players: after a Mage the opponent moves, after a Jester the same player (rule 5.2, rule 5.3)', () => {
    expect(after({ hands: ['mage-r 3r 4r', '9y'] }, 'play mage-r').turn).toBe(1);
    expect(after({ hands: ['jester-r 3r 4r', '9y'] }, 'play jester-r').turn).toBe(0);
  });

  test('4: a start card starts no chain (rule 2.2)', () => {
    expect(legal(given({ hands: ['3r 9g', '9y'], discard: ['golem'] }))).toEqual(['draw', 'play 3r', 'play 9g']);
    expect(legal(given({ hands: ['3r 9g', '9y'], discard: ['knight-r'] }))).toEqual(['draw', 'play 3r']);
  });

  test('5: a red Herald with 4 in hand, 3 of them red: at most 2 go (rule 4.3)', () => {
    const s = after({ hands: ['3r 4r 6r 9b', '9y'], scrolls: ['herald-r', ''] }, 'use herald-r', 'exclude 3r', 'exclude 4r');
    expect([s.phase, look(s).hands[0]]).toEqual(['turn', '6r 9b']);
  });

  test('6: Lord with two reds: exclude one and call, or two and draw 4 (rule 5.4, rule 6.3)', () => {
    const hands = ['lord-r 3r 5r', '9y 1b'];
    const one = after({ hands }, 'play lord-r', 'exclude 3r', 'done', 'call');
    expect([one.called[0], one.turn]).toEqual([1, 1]);
    const two = after({ hands }, 'play lord-r', 'exclude 3r', 'exclude 5r');
    expect([two.handSizes[0], two.turn]).toEqual([4, 1]);
  });

  test('7: 150 + 50 is halved and the game goes on; 150 + 51 ends it (rule 7.3, rule 7.4)', () => {
    const seats = [{ called: true }, { points: 150 }];
    const halved = after({ hands: ['3r', 'dragon'], seats }, 'play 3r');
    expect([halved.points[1], halved.phase, halved.round]).toEqual([100, 'turn', 2]);
    const over = after({ hands: ['3r', 'dragon 1b'], seats }, 'play 3r');
    expect([over.points[1], over.phase]).toEqual([201, 'over']);
  });

  test('8: Menace gives three cards; the rest is excluded (rule 4.10)', () => {
    const s = after({ hands: ['dragon golem golem gargoyle 7b', ''], scrolls: ['menace', ''], config: { goal: 'round' } }, 'use menace @1');
    expect(s.points).toEqual([0, 115]);
    expect(look(s)).toMatchObject({ hands: ['', 'golem gargoyle dragon'], excluded: '7b golem' });
  });

  test('9: one card, not called, a fitting Normal: draws 4, the card stays (rule 6.3)', () => {
    const s = after({ hands: ['3r', '9y 1b'] }, 'play 3r');
    expect([s.handSizes[0], look(s).discard, s.round]).toEqual([4, '3r 5r', 1]);
  });

  test.each(EDITIONS)('10: called, only a Knight, under a chain of 4; and not called (rule 3.3, rule 6.4, %s)', edition => {
    const position = { hands: ['knight-b', '9y 1b', '2g'], discard: ['knight-r'], chain: 4, config: { edition } };
    const called = { ...position, seats: [{ called: true }] };
    expect(legal(given(called))).toEqual(edition === 'fr' ? ['draw', 'play knight-b'] : ['draw']);
    expect(legal(given(position))).toEqual(edition === 'fr' ? ['draw', 'play knight-b'] : ['play knight-b']);
    const s = after(edition === 'fr' ? called : position, 'play knight-b');
    expect([s.handSizes[0], s.chain]).toEqual([4, 6]);
    expect(after(called, 'draw').handSizes[0]).toBe(5);
  });

  test('11: a draw pile of 1 and a discard pile of 5, draw 4: top card and colour stay (rule 8.1)', () => {
    const position = { hands: ['dragon 3r 4r', '9y'], draw: ['1b'], discard: ['5r', '6g', '7g', '8g'], scrollPile: [] };
    const s = after(position, 'play dragon y', 'target @1');
    expect([s.handSizes[1], s.drawSize, look(s).discard, s.colour]).toEqual([5, 1, 'dragon', 1]);
  });

  test('12: a Jester leaving one card: call, then the next player is skipped (rule 5.3, rule 6.1)', () => {
    const position = { hands: ['jester-r 3r', '9y 1b', '2g 4b'] };
    expect(after(position, 'play jester-r')).toMatchObject({ phase: 'call', skip: true, turn: 0 });
    expect(after(position, 'play jester-r', 'call')).toMatchObject({ phase: 'turn', skip: false, turn: 2 });
  });

  test('13: Lord and one red: exclude it, draw 4, none of them can be excluded (rule 6.3)', () => {
    const s = after({ hands: ['lord-r 3r', '9y 1b'], draw: ['1r', '2r', '4r', '6r', '7r'] }, 'play lord-r', 'exclude 3r');
    expect([s.handSizes[0], s.turn, s.phase]).toEqual([4, 1, 'turn']);
  });

  test('14: nothing to draw and nothing to discard, all around: stalemate (rule 8.3)', () => {
    const s = after({ hands: ['7b 8b', '9y 1b'], draw: [], config: { goal: 'round' } }, 'draw', 'draw');
    expect([s.phase, s.points, s.quests]).toEqual(['over', [15, 10], [0, 0]]);
    expect(blancNoir.outcome(s)).toEqual({ ranking: [[1], [0]], scores: [15, 10], reason: 'round' });
  });

  test.each([
    ['ja', 5],
    ['de', 5],
    ['fr', 1],
  ])('15: silent with one card left (rule 6.1, %s): hand %i, and the turn is over', (edition, hand) => {
    const s = after({ hands: ['3r 5g', '9y 1b'], discard: ['4r'], config: { edition } }, 'play 3r', 'silent');
    expect([s.handSizes[0], s.turn, s.phase, s.called[0]]).toEqual([hand, 1, 'turn', 0]);
  });

  test.each([
    ['ja', ['play knight-b']],
    ['de', ['play knight-b']],
    ['fr', ['draw', 'play knight-b']],
  ])('16: a Knight in hand under a chain of 2 (rule 3.3, %s); a Mirage stays open', (edition, moves) => {
    const position = { hands: ['knight-b 3r', '9y 1b'], discard: ['knight-r'], chain: 2, config: { edition } };
    expect(legal(given(position))).toEqual(moves);
    expect(legal(given({ ...position, scrolls: ['mirage', ''] }))).toEqual([...moves, 'use mirage']);
  });

  test('17: French Lord and Goddess exclude two if there are two, even the last card (rule 5.4, rule 5.11)', () => {
    const config = { edition: 'fr' };
    const lord = after({ hands: ['lord-r 3r 5r', '9y 1b'], config, discard: ['4r'] }, 'play lord-r', 'exclude 3r');
    expect(legal(lord)).toEqual(['exclude 5r']);
    const both = after({ hands: ['lord-r 3r 5r', '9y 1b'], config, discard: ['4r'] }, 'play lord-r', 'exclude 3r', 'exclude 5r');
    expect([both.handSizes[0], both.turn, look(both).excluded]).toEqual([4, 1, '3r 5r']);
    expect(legal(after({ hands: ['goddess 3r', '9y 1b'], config }, 'play goddess g'))).toEqual(['exclude 3r']);
    const goddess = after({ hands: ['goddess 3r', '9y 1b'], config }, 'play goddess g', 'exclude 3r');
    expect([goddess.handSizes[0], goddess.turn]).toEqual([4, 1]);
  });

  test.each(EDITIONS)(
    '18: a last, uncalled Goddess keeps all four; a last, uncalled Valkyrie draws, then takes (rule 6.4, %s)',
    edition => {
      const goddess = after({ hands: ['goddess', '9y 1b'], config: { edition } }, 'play goddess g');
      expect([goddess.handSizes[0], goddess.turn, goddess.phase]).toEqual([4, 1, 'turn']);
      const valkyrie = after({ hands: ['valkyrie', '9y 1b'], config: { edition } }, 'play valkyrie g');
      expect([valkyrie.handSizes[0], valkyrie.phase]).toEqual([4, 'take']);
      expect(after({ hands: ['valkyrie', '9y 1b'], config: { edition } }, 'play valkyrie g', 'take 5r').handSizes[0]).toBe(5);
    },
  );

  test.each([
    ['ja', ['target @1']],
    ['de', ['target @1', 'target none']],
    ['fr', ['target @1']],
  ])('19: the Gargoyle and nobody (rule 5.8, %s)', (edition, moves) => {
    expect(legal(after({ hands: ['gargoyle 3r 5r', '9y 1b'], config: { edition } }, 'play gargoyle g'))).toEqual(moves);
  });

  test.each([
    ['ja', ['take 5r', 'take none']],
    ['de', ['take 5r', 'take none']],
    ['fr', ['take 5r']],
  ])('20: the Valkyrie and nothing (rule 5.9, %s)', (edition, moves) => {
    expect(legal(after({ hands: ['valkyrie 3r 6r', '9y 1b'], config: { edition } }, 'play valkyrie g'))).toEqual(moves);
  });

  test.each([
    ['ja', true],
    ['de', true],
    ['fr', false],
  ])('21: Salvation with exactly five (rule 4.9, %s): %s', (edition, may) => {
    const position = { hands: ['1r 2r 3r 4r 6r', '9y 1b'], scrolls: ['salvation', ''], config: { edition } };
    expect(legal(given(position)).includes('use salvation')).toBe(may);
    expect(legal(given({ ...position, hands: ['1r 2r 3r 4r 6r 7r', '9y 1b'] }))).toContain('use salvation');
  });

  test('22: a Lord who may be declined asks, whatever is in hand; a French one without red Normals does not (rule 5.13)', () => {
    const blue = { hands: ['lord-r 3b 6b', '9y 1b'] };
    const asked = after(blue, 'play lord-r');
    expect([asked.phase, legal(asked)]).toEqual(['exclude', ['done']]);
    expect(after(blue, 'play lord-r', 'done').turn).toBe(1);
    const one = after({ hands: ['lord-r 3r 5b 6b', '9y 1b'] }, 'play lord-r', 'exclude 3r');
    expect([one.phase, legal(one)]).toEqual(['exclude', ['done']]);
    expect(after({ ...blue, config: { edition: 'fr' } }, 'play lord-r')).toMatchObject({ phase: 'turn', turn: 1 });
  });
});
