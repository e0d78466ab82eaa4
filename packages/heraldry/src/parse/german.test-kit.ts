import type { Arrangement, Beast, Charge, Tincture } from '../elements.ts';
import type { Shown } from '../shown.ts';
import { DE } from '../terms/de.ts';
import { END, eater, either, type Found, type Groups, idOf, maybeId, settle, things } from './eater.test-kit.ts';

export function parseGerman(text: string): Shown {
  const eat = eater(text);
  const found: Found = { strewn: [], things: [] };
  const nouns = either(
    'first',
    Object.values(DE.tinctures).map(({ noun }) => noun),
  );
  const byNoun = (word: string | undefined): Tincture | undefined =>
    word === undefined ? undefined : idOf(DE.tinctures, ({ noun }) => noun.toLowerCase() === word.toLowerCase());

  const division = eat.take(`${either('field', Object.values(DE.fields))}(?=[ ,.])`);
  if (division) found.field = maybeId(DE.fields, division.field);
  const second = division && eat.take(`, das zweite ${nouns.replace('first', 'second')}`);
  const first =
    second ??
    (division
      ? eat.take(` von ${nouns}(?: und ${nouns.replace('first', 'second')})?`)
      : (eat.take(`in ${nouns}(?:, | )`) ?? eat.take(`${nouns}(?=[,.])`)));
  found.first = byNoun(first?.first);
  found.second = byNoun(first?.second);
  eat.take(', ');

  const colours = either(
    'colour',
    Object.values(DE.tinctures).flatMap(({ adjective }) => (adjective ? [adjective] : [])),
  );
  const furs = either(
    'fur',
    Object.values(DE.tinctures).flatMap(({ adjective, noun }) => (adjective ? [] : [noun])),
  );
  const tincture = ({ colour, fur }: Groups): Tincture | undefined =>
    colour === undefined ? byNoun(fur) : idOf(DE.tinctures, ({ adjective }) => adjective === colour);
  const thing = (how: string, noun: string, ending: string): string => `${how}(?:${colours}${ending} )?${noun}(?: in ${furs})?`;
  const things1 = Object.values(DE.charges);
  const charge = (word: string, key: 'noun' | 'many' | 'manyDative', adjective: string | undefined): Charge =>
    idOf(DE.charges, each => each[key] === word && each.adjective === adjective);
  const floating = (ending: string): string =>
    `(?:${either(
      'adjective',
      things1.flatMap(({ adjective }) => (adjective ? [adjective] : [])),
    )}${ending} )?`;

  const strewn = thing(
    floating('en'),
    either(
      'many',
      things1.map(({ manyDative }) => manyDative),
    ),
    'en',
  );
  for (let groups = eat.take(`besät mit ${strewn}`); groups; groups = eat.take(` und mit ${strewn}`)) {
    found.strewn.push({
      kind: 'charges',
      charge: charge(groups.many!, 'manyDative', groups.adjective),
      arrangement: 'semy',
      tincture: tincture(groups),
    });
  }
  eat.take(', ');

  const cases = [
    { before: '', articles: { m: 'ein', f: 'eine', n: 'ein' }, endings: { m: 'er', f: 'e', n: 'es' }, several: 'e', isOverAll: false },
    {
      before: 'überdeckt von ',
      articles: { m: 'einem', f: 'einer', n: 'einem' },
      endings: { m: 'en', f: 'en', n: 'en' },
      several: 'en',
      isOverAll: true,
    },
    {
      before: 'innerhalb ',
      articles: { m: 'eines', f: 'einer', n: 'eines' },
      endings: { m: 'en', f: 'en', n: 'en' },
      several: 'en',
      isOverAll: false,
    },
  ] as const;
  const genders = ['m', 'f', 'n'] as const;
  const forms = cases.flatMap(each =>
    genders.map(gender => ({ ...each, gender, article: `${each.before}${each.articles[gender]} `, ending: each.endings[gender] })),
  );
  type Form = (typeof forms)[number];

  const readOrdinary = ({ article, ending, gender, before }: Form): boolean => {
    const genitive = before === 'innerhalb ' ? 's' : '';
    const names = Object.values(DE.ordinaries).flatMap(each => (each.gender === gender ? [each.noun] : []));
    if (names.length === 0) return false;
    const line = `(?:${either('line', Object.values(DE.lines))}${ending} )?`;
    const groups = eat.take(`${article}${thing(line, either('noun', names) + genitive, ending)}${END}`);
    if (!groups) return false;
    const row = {
      ordinary: idOf(DE.ordinaries, ({ noun }) => noun === groups.noun),
      line: maybeId(DE.lines, groups.line),
      tincture: tincture(groups),
    };
    found.things.push({ row: { kind: 'ordinary', ...row }, isOverAll: false });
    return true;
  };
  const readCharge = ({ article, ending, gender, isOverAll }: Form): boolean => {
    const names = things1.flatMap(each => (each.gender === gender ? [each.noun] : []));
    const groups = eat.take(`${article}${thing(floating(ending), either('noun', names), ending)}${END}`);
    if (!groups || (groups.noun === 'Kreuz' && groups.adjective === undefined)) return false;
    found.things.push({
      row: { kind: 'charges', charge: charge(groups.noun!, 'noun', groups.adjective), tincture: tincture(groups) },
      isOverAll,
    });
    return true;
  };
  const readBeast = ({ article, ending, gender, isOverAll }: Form): boolean => {
    const nounOf = (beast: (typeof DE.beasts)[Beast]): string => (isOverAll ? (beast.dative ?? beast.noun) : beast.noun);
    const names = Object.values(DE.beasts).flatMap(each => (each.gender === gender ? [nounOf(each)] : []));
    const declined = (how: readonly string[]): string => how.map(word => word + ending).join(' und ');
    const hows = either('how', Object.values(DE.attitudes).map(declined));
    const groups = eat.take(`${article}${thing(`(?:${hows} )?`, either('noun', names), ending)}${END}`);
    if (!groups) return false;
    const attitude = groups.how === undefined ? undefined : idOf(DE.attitudes, how => declined(how) === groups.how);
    found.things.push({
      row: { kind: 'beast', beast: idOf(DE.beasts, each => nounOf(each) === groups.noun), attitude, tincture: tincture(groups) },
      isOverAll,
    });
    return true;
  };
  const readSeveral = ({ before, several, isOverAll }: (typeof cases)[number]): boolean => {
    const arrangements = Object.values(DE.arrangements);
    const key = isOverAll ? 'manyDative' : 'many';
    const [number, order] = [
      either(
        'number',
        arrangements.map(each => each.number),
      ),
      either(
        'order',
        arrangements.map(each => each.order),
      ),
    ];
    const groups = eat.take(
      `${before}${number} ${thing(
        floating(several),
        either(
          'many',
          things1.map(each => each[key]),
        ),
        several,
      )}, ${order}${END}`,
    );
    if (!groups) return false;
    const arrangement: Arrangement = idOf(
      DE.arrangements,
      each => each.number === groups.number!.toLowerCase() && each.order === groups.order,
    );
    found.things.push({
      row: { kind: 'charges', charge: charge(groups.many!, key, groups.adjective), arrangement, tincture: tincture(groups) },
      isOverAll,
    });
    return true;
  };
  things(eat, [
    () => {
      const groups = eat.take(`${either('mark', Object.values(DE.cadencies))} als Beizeichen${END}`);
      if (groups) found.cadency = maybeId(DE.cadencies, groups.mark);
      return groups !== undefined;
    },
    () => forms.some(readOrdinary),
    () => cases.some(readSeveral),
    () => forms.some(readCharge),
    () => forms.some(readBeast),
  ]);
  return settle(found);
}
