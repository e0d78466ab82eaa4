import type { Achievement, BeastRow, ChargesRow, OrdinaryRow } from './achievement.ts';
import {
  ARRANGEMENTS,
  ATTITUDES,
  type Attitude,
  BEASTS,
  type Beast,
  CADENCIES,
  type Cadency,
  CHARGES,
  FIELDS,
  type Field,
  LINES,
  type Line,
  ORDINARIES,
  type Ordinary,
  TINCTURES,
  type Tincture,
} from './elements.ts';

export type Read = { readonly ok: true; readonly value: Achievement } | { readonly ok: false; readonly error: string };

const KINDS = {
  field: FIELDS,
  ordinary: ORDINARIES,
  line: LINES,
  charge: CHARGES,
  arrangement: ARRANGEMENTS,
  beast: BEASTS,
  attitude: ATTITUDES,
  cadency: CADENCIES,
  tincture: TINCTURES,
} as const;
type Kind = keyof typeof KINDS;

const COLUMNS = [
  ['A1', 'field'],
  ['A2', 'tincture'],
  ['A3', 'tincture'],
  ['B1', 'ordinary', 'charge'],
  ['B2', 'line', 'arrangement'],
  ['B3', 'tincture'],
  ['C1', 'beast', 'charge'],
  ['C2', 'attitude', 'arrangement'],
  ['C3', 'tincture'],
  ['C4', 'cadency'],
] as const;

/** An element that lies in a column. */
interface Laid {
  readonly word: string;
  readonly id: string;
  readonly kind: Kind;
}

class Unreadable extends Error {}

/**
 * Reads the visible elements of a shield in the order A1 … C4, `-` for an empty column, the end may be left out. Tinctures go by card
 * (`azure-1`) or by name. Which of its bands a row is in is told by its figures. The error is a line for people.
 */
export function readAchievement(elements: readonly string[]): Read {
  try {
    return { ok: true, value: assemble(elements) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, error: error.message };
    throw error;
  }
}

function assemble(elements: readonly string[]): Achievement {
  if (elements.length > COLUMNS.length) throw new Unreadable(`a shield has ten columns, so "${elements[COLUMNS.length]}" is one too many`);
  const twice = elements.find((word, i) => word !== '-' && !isName(word) && elements.indexOf(word) !== i);
  if (twice !== undefined) throw new Unreadable(`there is only one "${twice}"`);
  const laid = COLUMNS.map((_, i) => lay(elements[i] ?? '-', i));
  const [a1, a2, a3, b1, b2, b3, c1, c2, c3, c4] = laid;
  differ('A2', a2, 'A3', a3);
  differ('B3', b3, 'C3', c3);
  agree('B', b1, b2, 'ordinary', 'line');
  agree('C', c1, c2, 'beast', 'attitude');
  return {
    ...(a1 && { field: a1.id as Field }),
    ...(a2 && { first: a2.id as Tincture }),
    ...(a3 && { second: a3.id as Tincture }),
    ...((b1 || b2) && { rowB: rowB(b1, b2, b3) }),
    ...((c1 || c2) && { rowC: rowC(c1, c2, c3) }),
    ...(c4 && { cadency: c4.id as Cadency }),
  };
}

const isName = (word: string): boolean => (TINCTURES as readonly string[]).includes(word);

function lay(word: string, index: number): Laid | undefined {
  if (word === '-') return;
  const [column, ...accepted] = COLUMNS[index]!;
  const laid = find(word);
  if (!laid) throw new Unreadable(`there is no element "${word}"`);
  if (accepted.some(kind => kind === laid.kind)) return laid;
  throw new Unreadable(`${column} takes ${accepted.map(named).join(' or ')}, but "${word}" is ${named(laid.kind)}`);
}

function find(word: string): Laid | undefined {
  const id = tinctureOf(word) ?? word;
  const kind = (Object.keys(KINDS) as Kind[]).find(each => (KINDS[each] as readonly string[]).includes(id));
  return kind && { word, id, kind };
}

/** A card of a metal or colour is worth 1 to 4, one of a fur 2 to 5. */
function tinctureOf(word: string): string | undefined {
  const [, name, value] = /^([a-z-]+)-([1-5])$/.exec(word) ?? [];
  if (name === undefined || !isName(name)) return;
  const isFur = name === 'ermine' || name.endsWith('vair');
  return value === (isFur ? '1' : '5') ? undefined : name;
}

const named = (kind: Kind): string => `${/^[aeio]/.test(kind) ? 'an' : 'a'} ${kind}`;

function differ(column: string, one: Laid | undefined, partner: string, other: Laid | undefined): void {
  if (one && one.id === other?.id) throw new Unreadable(`${column} and ${partner} may not both be ${one.id}`);
}

/** All cards of a row lie in one band: the upper figure with the upper modifier, a charge with an arrangement. */
function agree(row: string, figure: Laid | undefined, how: Laid | undefined, upper: Kind, modifier: Kind): void {
  if (!figure || !how || (figure.kind === upper) === (how.kind === modifier)) return;
  const fits = figure.kind === upper ? modifier : 'arrangement';
  throw new Unreadable(`row ${row} lies in one band: with "${figure.word}" goes ${named(fits)}, and "${how.word}" is ${named(how.kind)}`);
}

function rowB(figure: Laid | undefined, how: Laid | undefined, tincture: Laid | undefined): OrdinaryRow | ChargesRow {
  if (figure?.kind === 'charge' || how?.kind === 'arrangement') return charges(figure, how, tincture);
  return {
    kind: 'ordinary',
    ...(figure && { ordinary: figure.id as Ordinary }),
    ...(how && { line: how.id as Line }),
    ...(tincture && { tincture: tincture.id as Tincture }),
  };
}

function rowC(figure: Laid | undefined, how: Laid | undefined, tincture: Laid | undefined): BeastRow | ChargesRow {
  if (figure?.kind === 'charge' || how?.kind === 'arrangement') return charges(figure, how, tincture);
  return {
    kind: 'beast',
    ...(figure && { beast: figure.id as Beast }),
    ...(how && { attitude: how.id as Attitude }),
    ...(tincture && { tincture: tincture.id as Tincture }),
  };
}

function charges(figure: Laid | undefined, how: Laid | undefined, tincture: Laid | undefined): ChargesRow {
  return {
    kind: 'charges',
    ...(figure && { charge: figure.id as ChargesRow['charge'] }),
    ...(how && { arrangement: how.id as ChargesRow['arrangement'] }),
    ...(tincture && { tincture: tincture.id as Tincture }),
  };
}
