import { expect, test } from 'vitest';
import { parseRulebook } from './rulebook.ts';

test('a rulebook is read into sections, clauses, lists and runs', () => {
  const book = parseRulebook('# Harbor\n\nFor **two**.\n\n## 4 Moves\n\n4.2 Sell `silk`,\nat least a pair.\n- fish\n- salt\n\nA note.\n');
  expect(book).toEqual({
    title: 'Harbor',
    opening: [{ number: undefined, text: [plain('For '), { kind: 'bold', text: 'two' }, plain('.')], items: [] }],
    sections: [
      {
        number: '4',
        title: 'Moves',
        blocks: [
          {
            number: '4.2',
            text: [plain('Sell '), { kind: 'code', text: 'silk' }, plain(', at least a pair.')],
            items: [[plain('fish')], [plain('salt')]],
          },
          { number: undefined, text: [plain('A note.')], items: [] },
        ],
      },
    ],
  });
});

function plain(text: string) {
  return { kind: 'plain', text };
}
