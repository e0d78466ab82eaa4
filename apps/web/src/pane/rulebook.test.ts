import { expect, test } from 'vitest';
import { parseRulebook } from './rulebook.ts';

const HARBOR = [
  '# Harbor\n\nFor **two**.\n\n## In a minute\n- **Take** a card.\n- Sell it.\n',
  '## 4 Moves\n\n4.2 Sell `silk`,\nat least a pair.\n- fish\n- salt\n\nA note.\n',
  '# Appendix\n\n## 5 Notation\n\n5 Every move is spelled.\n',
].join('\n');

test('a rulebook is read into its minute, sections, clauses, lists and runs', () => {
  expect(parseRulebook(HARBOR)).toEqual({
    title: 'Harbor',
    opening: [{ number: undefined, text: [plain('For '), { kind: 'bold', text: 'two' }, plain('.')], items: [] }],
    minute: { title: 'In a minute', lines: [[{ kind: 'bold', text: 'Take' }, plain(' a card.')], [plain('Sell it.')]] },
    sections: [
      {
        number: '4',
        title: 'Moves',
        technical: false,
        blocks: [
          {
            number: '4.2',
            text: [plain('Sell '), { kind: 'code', text: 'silk' }, plain(', at least a pair.')],
            items: [[plain('fish')], [plain('salt')]],
          },
          { number: undefined, text: [plain('A note.')], items: [] },
        ],
      },
      {
        number: '5',
        title: 'Notation',
        technical: true,
        blocks: [{ number: undefined, text: [plain('Every move is spelled.')], items: [] }],
      },
    ],
  });
});

function plain(text: string) {
  return { kind: 'plain', text };
}
