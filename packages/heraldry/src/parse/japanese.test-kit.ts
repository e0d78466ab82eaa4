import type { BeastRow, ChargesRow, OrdinaryRow } from '../achievement.ts';
import type { Charge, Tincture } from '../elements.ts';
import type { Shown } from '../shown.ts';
import { JA } from '../terms/ja.ts';
import { attitudeOf, either, type Found, type Groups, idOf, maybeId, settle } from './eater.test-kit.ts';

export function parseJapanese(text: string): Shown {
  const found: Found = { strewn: [], things: [] };
  const t = (name: string): string => either(name, Object.values(JA.tinctures));
  const tincture = (word: string | undefined): Tincture | undefined => maybeId(JA.tinctures, word);
  const coloured = `(?:${t('t')}の)?`;
  const over = '(?<over>全体に重ねて)?';
  const charge = either('charge', Object.values(JA.charges));
  const arrangements = Object.values(JA.arrangements);
  const hows = [...Object.values(JA.attitudes), ...Object.values(JA.special).flatMap(each => Object.values(each))];
  const chargeOf = (word: string | undefined): Charge => idOf(JA.charges, name => name === word);
  const add = (row: OrdinaryRow | ChargesRow | BeastRow, { over: isOver }: Groups): number =>
    found.things.push({ row, isOverAll: isOver !== undefined });

  const patterns: readonly [pattern: string, read: (groups: Groups) => void][] = [
    [`${t('first')}と${t('second')}の${either('field', Object.values(JA.fields))}の地`, g => ground(g)],
    [`(?:${t('first')}の)?${either('field', Object.values(JA.fields))}の地`, g => ground(g)],
    [`${t('first')}の地`, g => ground(g)],
    [`第二は${t('second')}`, g => (found.second = tincture(g.second))],
    [
      `${coloured}${charge}散らし`,
      g => found.strewn.push({ kind: 'charges', charge: chargeOf(g.charge), arrangement: 'semy', tincture: tincture(g.t) }),
    ],
    [
      `(?:まわりに)?${coloured}(?:${either('line', Object.values(JA.lines))}の)?${either('what', Object.values(JA.ordinaries))}`,
      g => add({ kind: 'ordinary', ordinary: maybeId(JA.ordinaries, g.what), line: maybeId(JA.lines, g.line), tincture: tincture(g.t) }, g),
    ],
    [
      `${over}${either(
        'order',
        arrangements.map(each => each.order),
      )}の${coloured}${charge}${either(
        'number',
        arrangements.map(each => each.number),
      )}`,
      g => {
        const arrangement = idOf(JA.arrangements, each => each.number === g.number && each.order === g.order);
        add({ kind: 'charges', charge: chargeOf(g.charge), arrangement, tincture: tincture(g.t) }, g);
      },
    ],
    [`${over}${coloured}${charge}一つ`, g => add({ kind: 'charges', charge: chargeOf(g.charge), tincture: tincture(g.t) }, g)],
    [
      `${over}${either('how', hows)}?${coloured}${either('beast', Object.values(JA.beasts))}`,
      g => {
        const beast = idOf(JA.beasts, name => name === g.beast);
        add({ kind: 'beast', beast, attitude: attitudeOf(beast, g.how, JA), tincture: tincture(g.t) }, g);
      },
    ],
    [`分家の印に${either('mark', Object.values(JA.cadencies))}`, g => (found.cadency = maybeId(JA.cadencies, g.mark))],
  ];
  function ground({ field, first, second }: Groups): void {
    found.field = maybeId(JA.fields, field);
    found.first = tincture(first);
    found.second = tincture(second);
  }
  for (const part of text.replace(/。$/, '').split('、')) {
    const fitting = patterns.flatMap(([pattern, read]) => {
      const match = new RegExp(`^${pattern}$`, 'u').exec(part);
      return match ? [() => read(match.groups ?? {})] : [];
    });
    if (fitting.length !== 1) throw new Error(`${fitting.length} meanings: ${part}`);
    fitting[0]!();
  }
  return settle(found);
}
