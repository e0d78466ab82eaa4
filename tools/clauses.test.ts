import { describe, expect, test } from 'vitest';
import { clausesCited, clausesTested } from './citations.ts';
import { clauseComplaints, type GameFiles } from './clauses.ts';
import { readRulebook } from './rulebook.ts';

const RULES = `# Harbor

Two to four merchants.

## 3 Turns

3.1 Seats move in turn. 3 coins are not a clause, nor is ${'`@2.0`'}, see 4.2.
- 4 wares

## 4 Moves

4.1 Take a card.

4.2 Sell a pair (4.1).

## 9 Editions

9 There is one.
`;

const TESTS = `
test('rule 3.1: not your turn', () => {});
test.each([
  ['4.1', 0, 'take 0'],
  ['4.1', 1, 'take 1'],
] as const)('rule %s: seat %i may %s', () => {});
const ROWS: Row[] = [{ rule: '4.2', given: {} }];
describe('selling', () => {
  test.each(ROWS)('rule $rule', () => {});
  test(\`\${name} keeps rule 9\`, () => {});
});
`;

const HARBOR: GameFiles = {
  folder: 'packages/games/harbor',
  rules: ['en', 'de', 'fr', 'ja'].map(lang => ({ path: `packages/games/harbor/rules/${lang}.md`, text: RULES })),
  tests: [{ path: 'packages/games/harbor/src/moves.test.ts', text: TESTS }],
  code: [{ path: 'packages/games/harbor/src/moves.ts', text: "// Rule 3.1\nexport const refusal = { rule: '4.2' };" }],
};

const withRules = (lang: string, change: (text: string) => string): GameFiles => ({
  ...HARBOR,
  rules: HARBOR.rules.map(book => (book.path.endsWith(`${lang}.md`) ? { ...book, text: change(book.text) } : book)),
});
const withTests = (change: (text: string) => string): GameFiles => ({
  ...HARBOR,
  tests: HARBOR.tests.map(source => ({ ...source, text: change(source.text) })),
});
const withCode = (text: string): GameFiles => ({ ...HARBOR, code: [{ path: 'packages/games/harbor/src/moves.ts', text }] });

describe('the clause check finds', () => {
  test.each<[string, GameFiles, string]>([
    [
      'a clause missing in a language',
      withRules('ja', text => text.replace(/^4\.1.*\n/m, '').replace('(4.1)', '')),
      'ja.md: clause 4.1 is missing',
    ],
    ['a clause too many', withRules('de', text => text.replace('## 9', '4.3 Draw.\n\n## 9')), 'de.md: clause 4.3 is not in English'],
    ['clauses in another order', withRules('fr', swapped), 'fr.md: clause 4.2 stands where English has 4.1'],
    [
      'a clause in the wrong section',
      withRules('fr', text => text.replace('4.1 Take', '3.2 Take')),
      'fr.md: clause 3.2 stands in another section',
    ],
    ['a section without its clause', withRules('de', text => text.replace('9 There', 'There')), 'de.md: clause 9 is missing'],
    ['a reference to nowhere', withRules('en', text => text.replace('see 4.2', 'see 4.7')), 'en.md: speaks of 4.7'],
    ['a language missing', { ...HARBOR, rules: HARBOR.rules.slice(0, 3) }, 'rules/ja.md: is missing'],
    ['no rules at all', { ...HARBOR, rules: [] }, 'en.md: there are no clauses'],
    ['a clause without a test', withTests(text => text.replace('rule 3.1', 'not your turn')), 'no test names rule 3.1'],
    ['a row without a test', withTests(text => text.replaceAll("'4.1'", "'4.2'")), 'no test names rule 4.1'],
    ['rows under a title that is about something else', withTests(text => text.replace('rule %s', 'case %s')), 'no test names rule 4.1'],
    ['a test of a clause that is not there', withTests(text => text.replace('rule 3.1', 'rule 3.9')), 'a test names rule 3.9'],
    ['a refusal that cites nothing', withCode("const refusal = { rule: '5.5', because: 'x' };"), 'moves.ts: cites rule 5.5'],
    ['a refusal that cites no section', withCode("const refusal = { rule: '8', because: 'x' };"), 'moves.ts: cites rule 8'],
    ['a refusal in other words', withCode("refuse('5.5', 'x');"), 'moves.ts: cites rule 5.5'],
    ['a comment that is out of date', withCode('/** Rule 5.5: sell. */'), 'moves.ts: cites rule 5.5'],
  ])('%s', (_what, files, complaint) => {
    expect(clauseComplaints(files).join('\n')).toContain(complaint);
  });

  test('nothing where all is well', () => {
    expect(clauseComplaints(HARBOR)).toEqual([]);
  });
});

test('a rulebook has its clauses in order', () => {
  expect(readRulebook({ path: 'en.md', text: RULES }).clauses).toEqual(['3.1', '4.1', '4.2', '9']);
});

test('test titles name one clause or several', () => {
  const text = "test('rules 4.1, 4.2 and 9 together', () => {}); it('has 4.5 in it', () => {}); describe('rule 3.1', () => {});";
  expect(clausesTested({ path: 'a.test.ts', text })).toEqual(['4.1', '4.2', '9', '3.1']);
});

test('code cites clauses in refusals and comments, and other numbers are no clauses', () => {
  const text = "const a = { rule: '9', size: '4.25', version: '1' }; // rule 4.2, not 3.3\nfoo('2.6');";
  expect(clausesCited({ path: 'a.ts', text }).sort()).toEqual(['2.6', '4.2', '4.25', '9']);
});

function swapped(text: string): string {
  return text.replace('4.1 Take a card.\n\n4.2 Sell a pair (4.1).', '4.2 Sell a pair (4.1).\n\n4.1 Take a card.');
}
