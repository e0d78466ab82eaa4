import { fastRng } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { blancNoir } from '../index.ts';
import { handPoints } from './cards.ts';
import { CARDS, DECK_COUNTS, SCROLL_COPIES } from './data.ts';
import { after, given, legal, look, told } from './positions.fixture.ts';
import { setup } from './setup.ts';
import { isUp } from './state.ts';

const THREE = { hands: ['3r 7b 9g', '9y 1b', '2g 4b'] };
const total = (counts: Uint8Array) => counts.reduce((sum, count) => sum + count, 0);

describe('cards', () => {
  test('rule 1.1: the box holds 125 number cards, the list 121; the number is what a card costs', () => {
    expect(total(DECK_COUNTS.box)).toBe(125);
    expect(total(DECK_COUNTS.listed)).toBe(121);
    expect(CARDS.filter((_, kind) => DECK_COUNTS.box[kind] !== DECK_COUNTS.listed[kind])).toEqual([
      'knight-r',
      'knight-y',
      'knight-b',
      'knight-g',
    ]);
    const s = given({ hands: ['9r priestess-b jester-y lord-g prince-r golem pixie valkyrie dragon', '1r'] });
    expect(handPoints(s, 0)).toBe(9 + 10 + 20 + 20 + 25 + 25 + 30 + 40 + 50);
  });

  test('rule 1.2: twenty scrolls; one in front of a player is known to him alone until it is used', () => {
    expect(total(SCROLL_COPIES)).toBe(20);
    const s = after({ ...THREE, scrolls: ['blizzard', 'mirage', ''] }, 'use blizzard');
    expect(blancNoir.view(s, 1).seats[0]!.scrolls).toEqual(['blizzard!']);
    expect(blancNoir.view(s, 0).seats[1]!.scrolls).toEqual(['?']);
    expect(blancNoir.view(s, 1).seats[1]!.scrolls).toEqual(['mirage']);
    expect(blancNoir.view(s, 'public').seats[1]!.scrolls).toEqual(['?']);
  });
});

describe('a round', () => {
  test('rule 2.1: seven cards and a scroll each, a card turned up, the rest in the piles', () => {
    const s = setup({ edition: 'ja', deck: 'box', goal: 200, call: 'players' }, 5, fastRng(3));
    expect([...s.handSizes]).toEqual([7, 7, 7, 7, 7]);
    expect(s.rows.map(row => row.length)).toEqual([1, 1, 1, 1, 1]);
    expect([s.drawSize, s.discardSize, s.pile.length, s.direction, s.excludedSize]).toEqual([125 - 36, 1, 15, 1, 0]);
    const first = new Set(Array.from({ length: 60 }, (_, seed) => setup(s.config, 5, fastRng(seed)).turn));
    expect([...first].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('rule 2.2: under the German edition the first player names the colour of a black start card', () => {
    const s = after({ ...THREE, discard: ['dragon'], phase: 'start-colour', config: { edition: 'de' } }, 'colour b');
    expect([s.phase, s.turn]).toEqual(['turn', 0]);
    expect(legal(s)).toContain('play 7b');
    expect(legal(s)).not.toContain('play 3r');
  });

  test('rule 2.2: elsewhere any card fits a black start card until it is covered', () => {
    const s = given({ ...THREE, discard: ['dragon'] });
    expect(legal(s)).toEqual(['draw', 'play 3r', 'play 7b', 'play 9g']);
    expect(legal(after({ ...THREE, discard: ['dragon'] }, 'play 9g'))).toEqual(['draw', 'play 9y']);
  });

  test('rule 2.3: a turn ends with one draw or one discard', () => {
    expect(after(THREE, 'draw').turn).toBe(1);
    expect(after(THREE, 'play 3r').turn).toBe(1);
    expect(after(THREE, 'draw', 'draw').turnsInRound).toBe(2);
  });

  test('rule 2.4: scrolls are bought and used in any order before that, a bought one at once', () => {
    const s = after(
      { hands: ['3r 3y 3b 3g 8r', '9y'], scrollPile: ['revelation', 'mirage', 'blizzard'] },
      'buy 3r 3y 3b',
      'use revelation',
      'use blizzard',
    );
    expect([s.turn, s.phase]).toEqual([0, 'turn']);
    expect(look(s).rows[0]).toBe('revelation! mirage blizzard!');
  });

  test('rule 2.5: a drawn card ends the turn', () => {
    const s = after({ ...THREE, draw: ['8y'] }, 'draw');
    expect(look(s).hands[0]).toBe('3r 8y 7b 9g');
    expect(s.turn).toBe(1);
  });

  test('rule 2.6: a black card takes the colour its player names', () => {
    const s = after({ hands: ['pixie 3r', '9y 1b'], scrollPile: [] }, 'play pixie y', 'call');
    expect(legal(s)).toEqual(['draw', 'play 9y']);
  });
});

describe('the chain', () => {
  const chain = { hands: ['knight-r 3r 4r', 'golem 2g 2y', '9y 1b'] };

  test('rule 3.1: a Knight or Prince adds two, a Golem four', () => {
    expect(after(chain, 'play knight-r').chain).toBe(2);
    expect(after(chain, 'play knight-r', 'play golem b').chain).toBe(6);
    expect(after({ ...chain, hands: ['prince-r 3r 4r', '9y 2g', '9y 1b'] }, 'play prince-r').chain).toBe(2);
  });

  test('rule 3.2: under a chain only a 25 may be discarded', () => {
    expect(legal(after(chain, 'play knight-r'))).toEqual(['play golem b', 'play golem g', 'play golem r', 'play golem y']);
  });

  test('rule 3.3: who cannot answer it draws it, which settles it; in French one may draw all the same', () => {
    const stuck = after({ ...chain, hands: ['knight-r 3r 4r', '8g 2g 2y', '9y 1b'] }, 'play knight-r', 'draw');
    expect([stuck.chain, stuck.handSizes[1], stuck.turn]).toEqual([0, 5, 2]);
    const french = after({ ...chain, config: { edition: 'fr' } }, 'play knight-r', 'draw');
    expect([french.chain, french.handSizes[1], french.turn]).toEqual([0, 5, 2]);
  });

  test('rule 3.3: who can answer must, even if nothing could be drawn; buying and using stay open', () => {
    const asked = { hands: ['knight-b 3r 3y 3b', '9y 1b'], discard: ['knight-r'], chain: 2, draw: [], scrolls: ['mirage', ''] };
    expect(legal(given(asked))).toEqual(['buy 3r 3y 3b', 'play knight-b', 'use mirage']);
    expect(legal(given({ ...asked, hands: ['8b 3r 3y 3b', '9y 1b'] }))).toEqual(['buy 3r 3y 3b', 'draw', 'use mirage']);
  });

  test('rule 3.4: other draws neither settle nor shrink it', () => {
    const s = after({ ...chain, scrolls: ['', 'blizzard explosion', ''] }, 'play knight-r', 'use blizzard', 'use explosion @2');
    expect([s.chain, s.turn, ...s.handSizes]).toEqual([2, 1, 3, 3, 5]);
  });

  test('rule 3.5: after it play goes on normally on that 25', () => {
    expect(legal(after({ ...chain, hands: ['knight-r 3r 4r', '2g 2y', '8r prince-g 1b'] }, 'play knight-r', 'draw'))).toEqual([
      'draw',
      'play 8r',
      'play prince-g',
    ]);
  });
});

describe('scrolls', () => {
  test('rule 4.1: three of a number are excluded for the top scroll, face-down', () => {
    const s = after({ hands: ['3r 3y 3b 1g', '9y'], scrollPile: ['tornado', 'mirage'] }, 'buy 3r 3y 3b');
    expect(look(s)).toMatchObject({ excluded: '3r 3y 3b', rows: ['tornado', ''], scrollPile: 'mirage' });
    expect(s.turn).toBe(0);
  });

  test('rule 4.2: a used scroll lies face-up; the first face-down copy is turned', () => {
    expect(look(after({ ...THREE, scrolls: ['mirage! explosion explosion', '', ''] }, 'use explosion @1')).rows[0]).toBe(
      'mirage! explosion! explosion',
    );
  });

  test('rule 4.3: a Herald excludes cards of its colour, Specials too, keeping two', () => {
    const hands = ['3r lord-r 9r 7b golem', '9y'];
    const s = after({ hands, scrolls: ['herald-r', ''] }, 'use herald-r', 'exclude lord-r');
    expect(legal(s)).toEqual(['done', 'exclude 3r', 'exclude 9r']);
    expect(look(after({ hands, scrolls: ['herald-r', ''] }, 'use herald-r', 'exclude lord-r', 'done')).hands[0]).toBe('3r 9r 7b golem');
    const all = after(
      { hands, scrolls: ['herald-r', ''], config: { edition: 'de' } },
      'use herald-r',
      'exclude lord-r',
      'exclude 3r',
      'exclude 9r',
    );
    expect([all.phase, all.turn, look(all).hands[0]]).toEqual(['turn', 0, '7b golem']);
  });

  test('rule 4.4: Explosion makes another player draw two; rule 4.5: Blizzard all others one, from the next player on', () => {
    expect([...after({ ...THREE, scrolls: ['explosion', '', ''] }, 'use explosion @2').handSizes]).toEqual([3, 2, 4]);
    const facts = told({ ...THREE, scrolls: ['blizzard', '', ''], direction: -1 }, 'use blizzard');
    expect(facts.filter(fact => fact.type === 'drew').map(fact => fact.seat)).toEqual([2, 1]);
  });

  test('rule 4.6: Shock Wave returns a scroll to the pile, which is shuffled', () => {
    const s = after({ ...THREE, scrolls: ['shock-wave', 'mirage! tornado', ''], scrollPile: ['menace'] }, 'use shock-wave @1.0');
    expect(look(s).rows).toEqual(['shock-wave!', 'tornado', '']);
    expect(look(s).scrollPile.split(' ').sort()).toEqual(['menace', 'mirage']);
  });

  test('rule 4.7: Mirage ends the turn, and the chain stays', () => {
    const s = after({ hands: ['3r 4r', '9y 1b', '2g'], scrolls: ['mirage', '', ''], discard: ['knight-r'], chain: 2 }, 'use mirage');
    expect([s.turn, s.chain, s.handSizes[0]]).toEqual([1, 2, 2]);
  });

  test('rule 4.8: Tornado deals everybody one face-down scroll, the user first', () => {
    const s = after({ ...THREE, scrolls: ['mirage tornado', 'menace!', 'explosion'], scrollPile: [] }, 'use tornado');
    expect(s.rows.map(row => row.length)).toEqual([2, 1, 1]);
    expect(look(s).rows[0]).toMatch(/^tornado! [a-z]+$/);
    expect(s.rows.flat().filter(isUp).length).toBe(1);
    const short = after({ ...THREE, scrolls: ['tornado', 'menace!', ''], scrollPile: [] }, 'use tornado');
    expect(look(short).rows).toEqual(['tornado! menace', '', '']);
    const back = after({ ...THREE, scrolls: ['tornado', 'menace! mirage', ''], scrollPile: [], direction: -1 }, 'use tornado');
    expect(back.rows.map(row => row.length)).toEqual([2, 0, 1]);
  });

  test('rule 4.9: Salvation excludes down to four', () => {
    const s = after({ hands: ['1r 2r 3r 4r 6r golem', '9y'], scrolls: ['salvation', ''] }, 'use salvation', 'exclude golem', 'exclude 1r');
    expect([look(s).hands[0], s.phase, s.turn]).toEqual(['2r 3r 4r 6r', 'turn', 0]);
  });

  test('rule 4.10: Menace achieves the quest without a call; the receiver scores the three', () => {
    const facts = told(
      { hands: ['dragon golem gargoyle 7b', '9y', '1r'], scrolls: ['menace', '', ''], config: { goal: 'round' } },
      'use menace @1',
    );
    expect(facts).toContainEqual(expect.objectContaining({ type: 'round-over', reason: 'menace', quest: 0, points: [0, 124, 1] }));
  });

  test('rule 4.11: Revelation gains two, or what is left', () => {
    expect(look(after({ ...THREE, scrolls: ['revelation', '', ''], scrollPile: ['mirage'] }, 'use revelation')).rows[0]).toBe(
      'revelation! mirage',
    );
    expect(
      look(after({ ...THREE, scrolls: ['revelation', '', ''], scrollPile: ['mirage', 'tornado', 'menace'] }, 'use revelation')).rows[0],
    ).toBe('revelation! mirage tornado');
  });
});

describe('abilities', () => {
  const discard = (card: string, rest = '3r 4r 7b') => ({ hands: [`${card} ${rest}`, '9y 1b', '2g 4b'], scrollPile: ['mirage'] });

  test('rule 5.1: the Priestess gains the top scroll, nothing if there is none', () => {
    expect(look(after(discard('priestess-r'), 'play priestess-r')).rows[0]).toBe('mirage');
    expect(after({ ...discard('priestess-r'), scrollPile: [] }, 'play priestess-r').turn).toBe(1);
  });

  test('rule 5.2: the Mage turns the direction, with two players nothing', () => {
    const s = after(discard('mage-r'), 'play mage-r');
    expect([s.direction, s.turn]).toEqual([-1, 2]);
    const two = after({ hands: ['mage-r 3r 4r', '9y'] }, 'play mage-r');
    expect([two.direction, two.turn]).toEqual([1, 1]);
  });

  test('rule 5.3: the Jester skips; with two players the same player has a new turn', () => {
    expect(after(discard('jester-r'), 'play jester-r').turn).toBe(2);
    const two = after({ hands: ['jester-r 3r 4r', '9y'], scrolls: ['mirage', ''] }, 'play jester-r');
    expect([two.turn, two.turnsInRound]).toEqual([0, 1]);
    expect(legal(two)).toContain('use mirage');
  });

  test('rule 5.4: the Lord excludes up to two Normals of his colour', () => {
    const s = after(discard('lord-r'), 'play lord-r', 'exclude 3r');
    expect(legal(s)).toEqual(['done', 'exclude 4r']);
    expect(after(discard('lord-r', '3r 4r 7b 8b'), 'play lord-r', 'exclude 3r', 'exclude 4r').turn).toBe(1);
    const fr = { ...discard('lord-r'), config: { edition: 'fr' } };
    expect(legal(after(fr, 'play lord-r', 'exclude 3r'))).toEqual(['exclude 4r']);
    expect(look(after(fr, 'play lord-r', 'exclude 3r', 'exclude 4r')).hands[0]).toBe('7b');
    expect(after({ ...discard('lord-r', '3r 7b 9b'), config: { edition: 'fr' } }, 'play lord-r', 'exclude 3r').turn).toBe(1);
  });

  test('rule 5.5: the Princess excludes a Special; her Prince brings the Escort down to one card', () => {
    const hand = discard('princess-r', 'prince-r mage-b 3r 4r');
    expect(after(hand, 'play princess-r', 'exclude mage-b').turn).toBe(1);
    const escort = after(hand, 'play princess-r', 'exclude prince-r');
    expect([escort.phase, escort.chain]).toEqual(['exclude', 0]);
    const end = after(hand, 'play princess-r', 'exclude prince-r', 'exclude 3r', 'exclude mage-b');
    expect([look(end).hands[0], end.phase]).toEqual(['4r', 'call']);
    expect(after(discard('princess-r', 'prince-r 3r'), 'play princess-r', 'exclude prince-r').phase).toBe('call');
    expect(after(discard('princess-b', 'prince-r 3r 4b'), 'play 3r', 'draw', 'draw', 'play prince-r').chain).toBe(2);
  });

  test('rule 5.6: the Prince also reverses', () => {
    const s = after(discard('prince-r'), 'play prince-r');
    expect([s.chain, s.direction, s.turn]).toEqual([2, -1, 2]);
    expect(after({ hands: ['prince-r 3r 4r', '9y'] }, 'play prince-r').direction).toBe(1);
  });

  test('rule 5.7: two scrolls change places; between players they keep their face, to or from the pile they lie face-down', () => {
    const pixie = {
      hands: ['pixie 3r 4r', '9y', '2g'],
      scrolls: ['mirage!', 'tornado', 'menace'],
      scrollPile: ['explosion'],
      config: { edition: 'fr' },
    };
    expect(look(after(pixie, 'play pixie r', 'swap @0.0 @1.0')).rows).toEqual(['tornado', 'mirage!', 'menace']);
    const piled = after(pixie, 'play pixie r', 'swap @0.0 pile');
    expect(look(piled)).toMatchObject({ rows: ['explosion', 'tornado', 'menace'], scrollPile: 'mirage' });
    expect(blancNoir.view(piled, 'public').seen?.pile).toEqual(['mirage']);
    expect(blancNoir.view(piled, 0).seats[0]!.scrolls).toEqual(['explosion']);
    const down = after({ ...pixie, scrolls: ['mirage', 'tornado', 'menace'], config: {} }, 'play pixie r', 'swap @1.0 @2.0');
    expect(blancNoir.view(down, 1).seats[2]!.scrolls).toEqual(['tornado']);
    expect(blancNoir.view(down, 2).seats[2]!.scrolls).toEqual(['tornado']);
    expect(blancNoir.view(down, 0).seats[2]!.scrolls).toEqual(['?']);
    expect(after({ ...pixie, scrolls: [], scrollPile: ['explosion'] }, 'play pixie r').turn).toBe(1);
  });

  test.each([
    [
      'ja',
      [
        ['9y', '1b'],
        ['9y', '1b'],
        ['9y', '1b'],
      ],
    ],
    ['de', [['9y', '1b'], ['9y', '1b'], undefined]],
    ['fr', [['9y', '1b'], ['9y', '1b'], undefined]],
  ])('rule 5.8: the Gargoyle shows a hand (%s)', (edition, seen) => {
    const scouted = told({ ...discard('gargoyle'), config: { edition } }, 'play gargoyle b', 'target @1').find(
      fact => fact.type === 'scouted',
    )!;
    expect(
      [0, 1, 2].map(viewer => blancNoir.redact(scouted, viewer)).map(fact => fact && 'hand' in fact && fact.hand && [...fact.hand]),
    ).toEqual(seen.map(hand => hand ?? false));
    const s = after({ ...discard('gargoyle'), config: { edition } }, 'play gargoyle b', 'target @1', 'play 1b');
    expect(blancNoir.view(s, 0).seen?.hands[1]).toEqual(['9y']);
    expect(blancNoir.view(s, 2).seen?.hands[1]).toEqual(edition === 'ja' ? ['9y'] : []);
    expect(blancNoir.determinize(blancNoir.view(s, 0), fastRng(1)).hands).toEqual(expect.anything());
  });

  test('rule 5.9: the Valkyrie takes a card of the pile, unseen by others', () => {
    const pile = { ...discard('valkyrie'), discard: ['5r', '6b', '6b', 'dragon'] };
    const s = after(pile, 'play valkyrie g');
    expect(legal(s)).toEqual(['take 5r', 'take 6b', 'take dragon', 'take none']);
    const taken = after(pile, 'play valkyrie g', 'take 6b');
    expect([look(taken).hands[0], look(taken).discard]).toEqual(['3r 4r 6b 7b', 'valkyrie 5r 6b dragon']);
    const took = told(pile, 'play valkyrie g', 'take 6b').at(-1)!;
    expect(blancNoir.redact(took, 1)).toEqual({ type: 'took', seat: 0, taken: true });
    expect(after(pile, 'play valkyrie g', 'take none').turn).toBe(1);
  });

  test('rule 5.10: the Dragon makes another player draw four at once, who keeps his turn', () => {
    const s = after(discard('dragon'), 'play dragon r', 'target @1');
    expect([s.handSizes[1], s.turn]).toEqual([6, 1]);
  });

  test('rule 5.8: in German the Gargoyle may look at nobody, and everybody is told', () => {
    const facts = told({ ...discard('gargoyle'), config: { edition: 'de' } }, 'play gargoyle b', 'target none');
    expect(blancNoir.redact(facts.at(-1)!, 'public')).toEqual({ type: 'scouted-nobody', seat: 0 });
    const s = after({ ...discard('gargoyle'), config: { edition: 'de' } }, 'play gargoyle b', 'target none');
    expect([s.turn, blancNoir.view(s, 0).seen?.hands]).toEqual([1, [[], [], []]]);
  });

  test('rule 5.9: in French a card must be taken, if there is one', () => {
    const config = { edition: 'fr' };
    const pile = { ...discard('valkyrie'), discard: ['5r', '6b'], config };
    expect(legal(after(pile, 'play valkyrie g'))).toEqual(['take 5r', 'take 6b']);
    const bare = { hands: ['valkyrie', '9y 1b'], draw: ['1g', '2g', '3g'], config };
    expect(after(bare, 'play valkyrie g')).toMatchObject({ phase: 'turn', turn: 1, discardSize: 1 });
  });

  test('rule 5.11: the Goddess excludes up to two cards; in French two if there are two', () => {
    expect(look(after(discard('goddess'), 'play goddess r', 'exclude 7b', 'done')).hands[0]).toBe('3r 4r');
    expect(look(after(discard('goddess'), 'play goddess r', 'exclude 7b', 'exclude 3r', 'call')).hands[0]).toBe('4r');
    const fr = { ...discard('goddess', '3r 4r'), config: { edition: 'fr' } };
    expect(legal(after(fr, 'play goddess r', 'exclude 3r'))).toEqual(['exclude 4r']);
    expect(after(fr, 'play goddess r', 'exclude 3r', 'exclude 4r').handSizes[0]).toBe(4);
  });

  test('rule 5.12: card, colour, last-card check, ability, call, next player', () => {
    const facts = told({ hands: ['knight-r', '9y 1b', '2g 4b'], draw: ['1r', '2r', '3r', '4r', '6r'] }, 'play knight-r');
    expect(facts.map(fact => fact.type)).toEqual(['played', 'drew', 'chained']);
  });

  test('rule 5.12: any other player is a target, whatever his hand; only the German Gargoyle may be declined', () => {
    const scout = { hands: ['gargoyle 3r 4r', '', '2g 4b'] };
    expect(legal(after(scout, 'play gargoyle b'))).toEqual(['target @1', 'target @2']);
    const german = after({ ...scout, config: { edition: 'de' } }, 'play gargoyle b');
    expect(legal(german)).toEqual(['target @1', 'target @2', 'target none']);
    const dragon = { hands: ['dragon 3r 4r', '', '2g 4b'], config: { edition: 'de' } };
    expect(legal(after(dragon, 'play dragon b'))).toEqual(['target @1', 'target @2']);
  });

  test('rule 5.13: a step that may be stopped ends at its maximum or by «done», whatever could still be excluded', () => {
    expect(after(discard('lord-r', '3r 4r 7b'), 'play lord-r', 'exclude 3r', 'exclude 4r').phase).toBe('call');
    expect(legal(after(discard('lord-r', '3r 7b 9b'), 'play lord-r', 'exclude 3r'))).toEqual(['done']);
    expect(legal(after(discard('princess-r', '3r 7b'), 'play princess-r'))).toEqual(['done']);
    expect(after(discard('princess-r', '3r 7b'), 'play princess-r', 'done').turn).toBe(1);
    const herald = { hands: ['3r 7b 9b 8g', '9y'], scrolls: ['herald-r', ''] };
    expect(legal(after(herald, 'use herald-r', 'exclude 3r'))).toEqual(['done']);
  });

  test('rule 5.13: a mandatory step ends when nothing eligible is left', () => {
    const herald = { hands: ['3r 7b 9b 8g', '9y'], scrolls: ['herald-r', ''], config: { edition: 'de' } };
    expect(after(herald, 'use herald-r', 'exclude 3r')).toMatchObject({ phase: 'turn', turn: 0 });
    expect(after({ ...discard('lord-r', '7b 9b'), config: { edition: 'fr' } }, 'play lord-r').turn).toBe(1);
  });

  test.each([
    ['a French Lord', 'fr', 'lord-r', ['play lord-r'], /^exclude \dr$/],
    ['a Herald', 'ja', 'lord-r', ['use herald-r'], /^exclude \w+(-r|r)$/],
  ] as const)('rule 5.13: that %s waits tells everybody that there is a card for it', (_, edition, card, moves, first) => {
    const s = after({ ...discard(card), scrolls: ['herald-r', '', ''], config: { edition } }, ...moves);
    for (const viewer of [1, 'public'] as const) {
      const guessed = Array.from({ length: 40 }, (_, seed) => legal(blancNoir.determinize(blancNoir.view(s, viewer), fastRng(seed)), 0));
      for (const choices of guessed) expect(choices[0]).toMatch(first);
    }
  });

  test('rule 5.13: nobody learns from a Lord that nothing could be excluded', () => {
    const [none, some] = ['7b 9b', '3r 9b'].map(rest => after(discard('lord-r', rest), 'play lord-r'));
    for (const viewer of [1, 2, 'public'] as const) expect(blancNoir.view(none!, viewer)).toEqual(blancNoir.view(some!, viewer));
    const facts = ['7b 9b', '3r 9b'].map(rest => told(discard('lord-r', rest), 'play lord-r', 'done'));
    expect(facts[0]).toEqual(facts[1]);
  });
});

describe('Blanc Noir!', () => {
  test('rule 6.1: with one card left a player calls or stays silent, however the turn ends', () => {
    expect(after({ hands: ['3r 4r', '9y 1b'] }, 'play 3r').phase).toBe('call');
    expect(after({ hands: ['4r', '9y 1b'], scrolls: ['mirage', ''] }, 'use mirage').phase).toBe('call');
    expect(after({ hands: ['', '9y 1b'], draw: ['4r'] }, 'draw').phase).toBe('call');
    expect(after({ hands: ['3b', '9y 1b'], draw: [] }, 'draw').phase).toBe('call');
    const french = { hands: ['3r 4b', '9y 1b'], scrolls: ['mirage', ''], config: { edition: 'fr' } };
    expect(after(french, 'play 3r', 'silent', 'draw', 'use mirage').phase).toBe('call');
    const automatic = after({ hands: ['3r 4r', '9y 1b'], config: { call: 'automatic' } }, 'play 3r');
    expect([automatic.phase, automatic.called[0]]).toEqual(['turn', 1]);
  });

  test('rule 6.1: in Japanese and German who is silent draws four at once, or what there is', () => {
    const silent = { hands: ['3r 4r', '9y 1b'] };
    expect(told(silent, 'play 3r', 'silent').map(fact => fact.type)).toEqual(['played', 'kept-silent', 'drew']);
    expect(told(silent, 'play 3r', 'silent').at(-1)).toMatchObject({ seat: 0, count: 4, cause: 'silence' });
    const poor = after({ ...silent, draw: ['8y'], discard: ['5r'] }, 'play 3r', 'silent');
    expect([poor.handSizes[0], poor.turn, poor.called[0]]).toEqual([3, 1, 0]);
    const bare = after({ hands: ['3b', '9y 1b'], draw: [] }, 'draw', 'silent');
    expect([bare.handSizes[0], bare.idle]).toEqual([1, 1]);
    expect(after({ ...silent, config: { edition: 'fr' } }, 'play 3r', 'silent').handSizes[0]).toBe(1);
    expect(after({ hands: ['jester-r 4r', '9y', '2g'] }, 'play jester-r', 'silent').turn).toBe(2);
  });

  test('rule 6.2: the call is lost when the hand changes', () => {
    const s = after({ hands: ['3r 4r', '9y 1b'], scrolls: ['', 'blizzard'] }, 'play 3r', 'call', 'use blizzard');
    expect([s.called[0], s.handSizes[0]]).toEqual([0, 2]);
  });

  test('rule 6.3: a last card without a call costs four; a purchase gains its scroll first', () => {
    const s = after({ hands: ['3r', '9y 1b'] }, 'play 3r');
    expect([s.handSizes[0], s.round, s.turn]).toEqual([4, 1, 1]);
    const bought = told({ hands: ['3r 3y 3b', '9y 1b'] }, 'buy 3r 3y 3b');
    expect(bought.map(fact => fact.type)).toEqual(['bought', 'gained', 'drew']);
    const poor = after({ hands: ['3r', '9y 1b'], draw: [], discard: ['5r', '6r'] }, 'play 3r');
    expect(poor.handSizes[0]).toBe(2);
    expect(after({ hands: ['goddess 3r', '9y 1b'] }, 'play goddess r', 'exclude 3r').turn).toBe(1);
  });

  test('rule 6.4: in French a last Special after the call costs four', () => {
    const s = after({ hands: ['mage-r', '9y 1b', '2g'], seats: [{ called: true }], config: { edition: 'fr' } }, 'play mage-r');
    expect([s.handSizes[0], s.round, s.direction]).toEqual([4, 1, -1]);
  });

  test.each(['lord-r', 'princess-r', 'goddess'])('rule 6.4: the four are out of reach of a last %s', card => {
    const draw = ['1r', '2r', 'mage-r', 'prince-r', '8g'];
    for (const edition of ['ja', 'de', 'fr']) {
      const s = after({ hands: [card, '9y 1b'], draw, config: { edition } }, card === 'goddess' ? 'play goddess r' : `play ${card}`);
      expect([s.handSizes[0], s.phase, s.turn, s.excludedSize]).toEqual([4, 'turn', 1, 0]);
    }
  });

  test('rule 6.4: every other ability does its work after the four', () => {
    const last = (card: string) => ({ hands: [card, '9y 1b', '2g'], scrollPile: ['mirage'] });
    expect(look(after(last('priestess-r'), 'play priestess-r')).rows[0]).toBe('mirage');
    expect(after(last('dragon'), 'play dragon r')).toMatchObject({ phase: 'target', turn: 0 });
    expect(after(last('knight-r'), 'play knight-r').chain).toBe(2);
    expect(after(last('jester-r'), 'play jester-r').turn).toBe(2);
  });

  test('rule 6.5: bought down to one card and not called, discarding it costs four', () => {
    const hands = ['3r 3y 3b 8r', '9y 1b'];
    expect(after({ hands }, 'buy 3r 3y 3b', 'play 8r').handSizes[0]).toBe(4);
    expect(after({ hands, config: { call: 'automatic' } }, 'buy 3r 3y 3b', 'play 8r').handSizes[0]).toBe(4);
  });
});

describe('ends', () => {
  const last = { hands: ['3r', '9y golem', '2g'], seats: [{ called: true, points: 10 }, { points: 20 }, { points: 30 }] };

  test('rule 7.1: having called, the last Normal achieves the quest; rule 7.2: the others score their cards', () => {
    const s = after(last, 'play 3r');
    expect([s.points, s.quests, s.round]).toEqual([[10, 54, 32], [1, 0, 0], 2]);
  });

  test('rule 7.3: exactly the goal becomes half of it, never with a single round', () => {
    const exact = { ...last, seats: [{ called: true }, { points: 166 }, { points: 0 }] };
    expect(after(exact, 'play 3r').points).toEqual([0, 100, 2]);
    expect(after({ ...exact, config: { goal: 100 }, seats: [{ called: true }, { points: 66 }, {}] }, 'play 3r').points).toEqual([0, 50, 2]);
    expect(after({ ...exact, config: { goal: 'round' } }, 'play 3r').points).toEqual([0, 200, 2]);
  });

  test('rule 7.4: beyond the goal the game is over; fewest points win, then more quests, then together', () => {
    const end = (seats: object[]) => blancNoir.outcome(after({ ...last, seats }, 'play 3r'));
    expect(end([{ called: true, points: 10 }, { points: 180 }, { points: 8 }])).toEqual({
      ranking: [[0], [2], [1]],
      scores: [10, 214, 10],
      reason: 'goal',
    });
    expect(end([{ called: true, points: 10 }, { points: 180 }, { points: 8, quests: 1 }])?.ranking).toEqual([[0, 2], [1]]);
    expect(end([{ called: true, points: 10 }, { points: 20 }, {}])).toBeUndefined();
  });

  test('rule 7.5: the move that ends a round deals the next and shows the hands left', () => {
    const facts = told(last, 'play 3r');
    expect(facts.map(fact => fact.type)).toEqual(['played', 'round-over', 'round-began']);
    expect(facts[1]).toMatchObject({ quest: 0, hands: [[], ['9y', 'golem'], ['2g']], points: [0, 34, 2], totals: [10, 54, 32] });
    const s = after(last, 'play 3r');
    expect([s.round, s.turnsInRound, ...s.handSizes]).toEqual([2, 0, 7, 7, 7]);
    const over = after({ ...last, config: { goal: 'round' } }, 'play 3r');
    expect([over.phase, over.turn, look(over).hands[1], over.excludedSize]).toEqual(['over', 0, '9y golem', 0]);
    expect(legal(over, 1)).toEqual([]);
  });
});

describe('piles', () => {
  test('rule 8.1: the discard pile below its top becomes the draw pile, when a card must be drawn', () => {
    const given = { hands: ['7b 1b', '9y 1b'], draw: ['2g'], discard: ['5r', '6r', '7r'] };
    expect(after(given, 'draw').discardSize).toBe(3);
    const s = after(given, 'draw', 'draw');
    expect([s.drawSize, look(s).discard, s.excludedSize]).toEqual([1, '5r', 0]);
  });

  test('rule 8.2: a draw that would yield nothing is refused while a card can be discarded, else it passes', () => {
    expect(legal(given({ hands: ['3r 7b', '9y'], draw: [] }))).toEqual(['play 3r']);
    expect(after({ hands: ['4y 7b', '9y'], draw: [] }, 'draw').turn).toBe(1);
    const chain = { hands: ['knight-b 7b', '9y'], draw: [], discard: ['knight-r'], chain: 2 };
    expect(legal(given(chain))).toEqual(['play knight-b']);
    expect(legal(given({ ...chain, config: { edition: 'fr' } }))).toEqual(['draw', 'play knight-b']);
  });

  test('rule 8.3: a whole table drawing nothing, or a thousand turns, is a stalemate: everyone scores', () => {
    const stuck = { hands: ['7b 1b', '9y 1b', '2g 4b'], draw: [] };
    expect(after(stuck, 'draw', 'draw').round).toBe(1);
    const s = after(stuck, 'draw', 'draw', 'draw');
    expect([s.round, s.points, s.quests]).toEqual([2, [8, 10, 6], [0, 0, 0]]);
    expect(after({ ...stuck, hands: ['7b 1b', '5y 9y', '2g 4b'] }, 'draw', 'play 5y', 'silent').idle).toBe(0);
    expect(after({ ...stuck, turnsInRound: 999 }, 'draw').round).toBe(2);
    expect(after({ hands: ['3b', '9y 1b'], draw: [], idle: 1 }, 'draw').phase).toBe('call');
    expect(after({ hands: ['3b', '9y 1b'], draw: [], idle: 1 }, 'draw', 'silent').round).toBe(2);
    const silent = after({ hands: ['3b', '9y 1b'], phase: 'call', idle: 2, draw: ['8y'] }, 'silent');
    expect([silent.round, silent.idle]).toEqual([1, 0]);
  });

  test('rule 8.4: a drawn card is seen by its drawer only, excluded and bought cards by all', () => {
    const [drew] = told({ ...THREE, draw: ['8y'] }, 'draw');
    expect(blancNoir.redact(drew!, 0)).toMatchObject({ cards: ['8y'] });
    expect(blancNoir.redact(drew!, 1)).toEqual({ type: 'drew', seat: 0, count: 1, cause: 'turn' });
    const bought = told({ hands: ['3r 3y 3b 1g', '9y'] }, 'buy 3r 3y 3b');
    expect(blancNoir.redact(bought[0]!, 'public')).toMatchObject({ cards: ['3r', '3y', '3b'] });
    expect(blancNoir.redact(bought[1]!, 1)).toEqual({ type: 'gained', seat: 0, count: 1, by: 'purchase' });
    const view = blancNoir.view(given(THREE), 1);
    expect([view.hand, view.seats.map(seat => seat.hand), view.drawSize]).toEqual([['9y', '1b'], [3, 2, 2], 117]);
    expect(JSON.stringify(view)).not.toContain('9g');
  });

  test('rule 8.4: what others are told of a secret is built, so that a field nobody thought of stays at home', () => {
    const whispered = [
      ...told({ ...THREE, draw: ['8y'] }, 'draw'),
      ...told({ hands: ['3r 3y 3b 1g', '9y', '2g'] }, 'buy 3r 3y 3b'),
      ...told({ ...THREE, scrolls: ['shock-wave', 'mirage', ''] }, 'use shock-wave @1.0'),
      ...told({ ...THREE, scrolls: ['tornado', 'mirage', ''] }, 'use tornado'),
      ...told({ hands: ['valkyrie 3r 4r', '9y', '2g'] }, 'play valkyrie g', 'take 5r'),
      ...told({ hands: ['gargoyle 3r 4r', '9y', '2g'], config: { edition: 'de' } }, 'play gargoyle g', 'target @1'),
    ].filter(({ type }) => ['drew', 'gained', 'returned', 'scattered', 'took', 'scouted'].includes(type));
    expect(new Set(whispered.map(({ type }) => type)).size).toBe(6);
    for (const fact of whispered) expect(blancNoir.redact({ ...fact, whisper: 1 } as never, 2)).not.toHaveProperty('whisper');
  });
});

test('rule 9: options are checked and filled in', () => {
  expect(blancNoir.configure({})).toEqual({ ok: true, value: { edition: 'ja', deck: 'box', goal: 200, call: 'players' } });
  expect(blancNoir.configure({ goal: '100' })).toMatchObject({ value: { goal: 100 } });
  for (const raw of [{ edition: 'en' }, { goal: 150 }, { colour: 'r' }, null, [], 'ja']) {
    expect(blancNoir.configure(raw)).toMatchObject({ ok: false, error: { rule: '9' } });
  }
});
