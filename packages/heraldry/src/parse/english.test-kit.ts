import type { BeastRow, ChargesRow, OrdinaryRow } from '../achievement.ts';
import type { Charge, Tincture } from '../elements.ts';
import type { Shown } from '../shown.ts';
import { EN } from '../terms/en.ts';
import { attitudeOf, END, eater, either, type Found, type Groups, idOf, maybeId, settle, things } from './eater.test-kit.ts';

export function parseEnglish(text: string): Shown {
  const eat = eater(text);
  const found: Found = { strewn: [], things: [] };
  const t = (name: string): string => either(name, Object.values(EN.tinctures));
  const tincture = (word: string | undefined): Tincture | undefined => maybeId(EN.tinctures, word);
  const many = either(
    'many',
    Object.values(EN.charges).map(charge => charge.many),
  );
  const chargeOf = (word: string): Charge => idOf(EN.charges, charge => charge.many === word.toLowerCase());

  const division = eat.take(either('field', Object.values(EN.fields)));
  if (division) found.field = maybeId(EN.fields, division.field);
  const second = division && eat.take(`, the second ${t('second')}`);
  const first = second ?? eat.take(` ?${t('first')}(?: and ${t('second')})?(?=[,. ])`);
  found.first = tincture(first?.first);
  found.second = tincture(first?.second);
  const semy = `(?:semy of ${many}|${either('word', Object.values(EN.strewn))})(?: ${t('t')})?`;
  for (let strewn = eat.take(` ?${semy}`); strewn; strewn = eat.take(` and ${semy}`)) {
    const { word } = strewn;
    const charge = word === undefined ? chargeOf(strewn.many!) : idOf(EN.strewn, each => each === word.toLowerCase());
    found.strewn.push({ kind: 'charges', charge, arrangement: 'semy', tincture: tincture(strewn.t) });
  }
  eat.take(', ');

  const over = '(?<over>over all )?';
  const add = (row: OrdinaryRow | ChargesRow | BeastRow, groups: Groups): true => {
    found.things.push({ row, isOverAll: groups.over !== undefined });
    return true;
  };
  things(eat, [
    () => {
      const groups = eat.take(`${either('mark', Object.values(EN.cadencies))} for difference${END}`);
      if (groups) found.cadency = maybeId(EN.cadencies, groups.mark);
      return groups !== undefined;
    },
    () => {
      const groups = eat.take(
        `${over}(?:within )?${either('what', Object.values(EN.ordinaries))}(?: ${either('line', Object.values(EN.lines))})?(?: ${t('t')})?${END}`,
      );
      if (!groups) return false;
      const row = { ordinary: maybeId(EN.ordinaries, groups.what), line: maybeId(EN.lines, groups.line), tincture: tincture(groups.t) };
      return add({ kind: 'ordinary', ...row }, groups);
    },
    () => {
      const numbers = Object.values(EN.arrangements);
      const [number, order] = [
        either(
          'number',
          numbers.map(each => each.number),
        ),
        either(
          'order',
          numbers.map(each => each.order),
        ),
      ];
      const groups = eat.take(`${over}${number} ${many}${order}(?:,? ${t('t')})?${END}`);
      if (!groups) return false;
      const arrangement = idOf(EN.arrangements, each => each.number === groups.number!.toLowerCase() && each.order === groups.order!);
      return add({ kind: 'charges', charge: chargeOf(groups.many!), arrangement, tincture: tincture(groups.t) }, groups);
    },
    () => {
      const groups = eat.take(
        `${over}${either(
          'one',
          Object.values(EN.charges).map(charge => charge.one),
        )}(?: ${t('t')})?${END}`,
      );
      if (!groups) return false;
      const charge = idOf(EN.charges, each => each.one === groups.one!.toLowerCase());
      return add({ kind: 'charges', charge, tincture: tincture(groups.t) }, groups);
    },
    () => {
      const hows = [...Object.values(EN.attitudes), ...Object.values(EN.special).flatMap(each => Object.values(each))];
      const groups = eat.take(`${over}${either('beast', Object.values(EN.beasts))}(?: ${either('how', hows)})?(?: ${t('t')})?${END}`);
      if (!groups) return false;
      const beast = maybeId(EN.beasts, groups.beast)!;
      return add({ kind: 'beast', beast, attitude: attitudeOf(beast, groups.how, EN), tincture: tincture(groups.t) }, groups);
    },
  ]);
  return settle(found);
}
