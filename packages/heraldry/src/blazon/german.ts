import type { BeastRow, ChargesRow, OrdinaryRow } from '../achievement.ts';
import type { Tincture } from '../elements.ts';
import type { Shown } from '../shown.ts';
import { DE } from '../terms/de.ts';
import { orderOf, sentence, words } from './order.ts';

/** «ein goldener Löwe», «von einem goldenen Löwen», «innerhalb eines goldenen Bords». */
type Case = 'nominative' | 'dative' | 'genitive';
type Gender = 'm' | 'f' | 'n';

export function german(arms: Shown): string {
  const { strewn, first, second, isOverAll, chief, bordure } = orderOf(arms);
  const parts = [
    ...(strewn.length > 0 ? [words(...strewn.map(semy))] : []),
    first ? figure(first, 'nominative') : '',
    second ? (isOverAll ? `überdeckt von ${figure(second, 'dative')}` : figure(second, 'nominative')) : '',
    chief ? figure(chief, 'nominative') : '',
    bordure ? (second ? `innerhalb ${figure(bordure, 'genitive')}` : figure(bordure, 'nominative')) : '',
    arms.cadency ? `${DE.cadencies[arms.cadency]} als Beizeichen` : '',
  ].filter(part => part !== '');
  const ground = field(arms);
  const isPlain = !arms.field && ground !== '' && parts.length > 0;
  if (!isPlain) return sentence([ground, ...parts]);
  return sentence(strewn.length > 0 ? [`in ${ground}`, ...parts] : [`in ${ground} ${parts[0]}`, ...parts.slice(1)]);
}

function field({ field: division, first, second }: Shown): string {
  const name = (tincture: Tincture): string => DE.tinctures[tincture].noun;
  if (!division) return first ? name(first) : '';
  const divided = DE.fields[division];
  if (first) return words(divided, 'von', name(first), second && `und ${name(second)}`);
  return second ? `${divided}, das zweite ${name(second)}` : divided;
}

function semy({ charge, tincture }: ChargesRow, index: number): string {
  const { adjective, manyDative } = DE.charges[charge!];
  return words(index === 0 ? 'besät mit' : 'und mit', declined(adjective, 'en'), coloured(manyDative, tincture, 'en'));
}

function figure(row: OrdinaryRow | ChargesRow | BeastRow, how: Case): string {
  switch (row.kind) {
    case 'ordinary': {
      const { noun, gender } = DE.ordinaries[row.ordinary!];
      const adjective = row.line && DE.lines[row.line];
      return one(gender, how, adjective ? [adjective] : [], how === 'genitive' ? `${noun}s` : noun, row.tincture);
    }
    case 'beast': {
      const { noun, gender, dative } = DE.beasts[row.beast!];
      return one(gender, how, row.attitude ? DE.attitudes[row.attitude] : [], how === 'dative' ? (dative ?? noun) : noun, row.tincture);
    }
    case 'charges':
      return charges(row, how);
  }
}

function charges({ charge, arrangement, tincture }: ChargesRow, how: Case): string {
  const { adjective, noun, gender, many, manyDative } = DE.charges[charge!];
  if (!arrangement || arrangement === 'semy') return one(gender, how, adjective ? [adjective] : [], noun, tincture);
  const { number, order } = DE.arrangements[arrangement];
  const ending = how === 'nominative' ? 'e' : 'en';
  const thing = coloured(how === 'nominative' ? many : manyDative, tincture, ending);
  return `${words(number, declined(adjective, ending), thing)}, ${order}`;
}

const ARTICLES: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: 'ein', f: 'eine', n: 'ein' },
  dative: { m: 'einem', f: 'einer', n: 'einem' },
  genitive: { m: 'eines', f: 'einer', n: 'eines' },
};

const ENDINGS: Readonly<Record<Gender, string>> = { m: 'er', f: 'e', n: 'es' };

function one(gender: Gender, how: Case, adjectives: readonly string[], noun: string, tincture: Tincture | undefined): string {
  const ending = how === 'nominative' ? ENDINGS[gender] : 'en';
  return words(
    ARTICLES[how][gender],
    adjectives.map(adjective => declined(adjective, ending)).join(' und '),
    coloured(noun, tincture, ending),
  );
}

const declined = (stem: string | undefined, ending: string): string => (stem === undefined ? '' : stem + ending);

/** Colours are adjectives before the noun, furs stand after it: «goldener Löwe», «Löwe in Hermelin». */
function coloured(noun: string, tincture: Tincture | undefined, ending: string): string {
  if (!tincture) return noun;
  const { adjective, noun: name } = DE.tinctures[tincture];
  return adjective ? `${adjective}${ending} ${noun}` : `${noun} in ${name}`;
}
