import type { BeastRow, ChargesRow, OrdinaryRow } from '../achievement.ts';
import type { Tincture } from '../elements.ts';
import type { Shown } from '../shown.ts';
import { FR } from '../terms/fr.ts';
import { END, eater, either, type Found, type Groups, idOf, maybeId, settle, things } from './eater.test-kit.ts';

export function parseFrench(text: string): Shown {
  const eat = eater(text);
  const found: Found = { strewn: [], things: [] };
  const t = (name: string): string => either(name, Object.values(FR.tinctures));
  const tincture = (word: string | undefined): Tincture | undefined => maybeId(FR.tinctures, word);
  const charges = Object.values(FR.charges);

  const division = eat.take(either('field', Object.values(FR.fields)));
  if (division) found.field = maybeId(FR.fields, division.field);
  const second = division && eat.take(`, le second ${t('second')}`);
  const first = second ?? eat.take(` ?${t('first')}(?: et ${t('second')})?(?=[,. ])`);
  found.first = tincture(first?.first);
  found.second = tincture(first?.second);
  const of = either(
    'of',
    charges.map(charge => charge.of),
  );
  for (let strewn = eat.take(` ?semé ${of}(?: ${t('t')})?`); strewn; strewn = eat.take(` et ${of}(?: ${t('t')})?`)) {
    const charge = idOf(FR.charges, each => each.of === strewn!.of);
    found.strewn.push({ kind: 'charges', charge, arrangement: 'semy', tincture: tincture(strewn.t) });
  }
  eat.take(', ');

  const over = '(?:,? (?<over>brochant sur le tout))?';
  const add = (row: OrdinaryRow | ChargesRow | BeastRow, groups: Groups): true => {
    found.things.push({ row, isOverAll: groups.over !== undefined });
    return true;
  };
  const small = (word: string | undefined): string => word!.toLowerCase();
  things(eat, [
    () => {
      const groups = eat.take(`brisé ${either('mark', Object.values(FR.cadencies))}${END}`);
      if (groups) found.cadency = maybeId(FR.cadencies, groups.mark);
      return groups !== undefined;
    },
    () => {
      const lines = Object.values(FR.lines).flatMap(({ m, f }) => [m, f]);
      const groups = eat.take(
        `${either(
          'what',
          Object.values(FR.ordinaries).map(({ to }) => to),
        )}(?: ${either('line', lines)})?(?: ${t('t')})?${END}`,
      );
      if (!groups) return false;
      const ordinary = idOf(FR.ordinaries, ({ to }) => to === small(groups.what));
      const { gender } = FR.ordinaries[ordinary];
      const line = groups.line === undefined ? undefined : idOf(FR.lines, each => each[gender] === groups.line);
      return add({ kind: 'ordinary', ordinary, line, tincture: tincture(groups.t) }, groups);
    },
    () => {
      const arrangements = Object.values(FR.arrangements);
      const [number, many] = [
        either(
          'number',
          arrangements.map(each => each.number),
        ),
        either(
          'many',
          charges.map(each => each.many),
        ),
      ];
      const order = either(
        'order',
        arrangements.flatMap(each => [each.order.m, each.order.f]),
      );
      const groups = eat.take(`à ${number} ${many}(?: ${t('t')})? ${order}${over}${END}`);
      if (!groups) return false;
      const charge = idOf(FR.charges, each => each.many === groups.many);
      const { gender } = FR.charges[charge];
      const arrangement = idOf(FR.arrangements, each => each.number === groups.number && each.order[gender] === groups.order);
      return add({ kind: 'charges', charge, arrangement, tincture: tincture(groups.t) }, groups);
    },
    () => {
      const groups = eat.take(
        `${either(
          'one',
          charges.map(({ to }) => to),
        )}(?: ${t('t')})?${over}${END}`,
      );
      if (!groups) return false;
      return add({ kind: 'charges', charge: idOf(FR.charges, ({ to }) => to === small(groups.one)), tincture: tincture(groups.t) }, groups);
    },
    () => {
      const groups = eat.take(`${either('lion', Object.values(FR.lions))}(?: ${t('t')})?${over}${END}`);
      if (!groups) return false;
      const attitude = idOf(FR.lions, name => name === small(groups.lion));
      return add({ kind: 'beast', beast: 'lion', attitude, tincture: tincture(groups.t) }, groups);
    },
    () => {
      const all = [...Object.values(FR.attitudes), ...Object.values(FR.special).flatMap(each => Object.values(each))];
      const [beasts, hows] = [
        either(
          'beast',
          Object.values(FR.beasts).map(({ to }) => to),
        ),
        either(
          'how',
          all.flatMap(({ m, f }) => (m === '' ? [] : [m, f])),
        ),
      ];
      const aside = either(
        'aside',
        all.flatMap(each => (each.aside === undefined ? [] : [each.aside])),
      );
      const groups = eat.take(`${beasts}(?: ${hows})?(?: ${t('t')})?(?:, ${aside})?${over}${END}`);
      if (!groups) return false;
      const beast = idOf(FR.beasts, ({ to }) => to === small(groups.beast));
      const { gender } = FR.beasts[beast];
      const known = { ...FR.attitudes, ...FR.special[beast] } as typeof FR.attitudes;
      const isUnsaid = beast !== 'griffin' && groups.how === undefined;
      const attitude = isUnsaid ? undefined : idOf(known, each => each[gender] === (groups.how ?? '') && each.aside === groups.aside);
      return add({ kind: 'beast', beast, attitude, tincture: tincture(groups.t) }, groups);
    },
  ]);
  return settle(found);
}
