import { expect, test } from 'vitest';
import { redactBy, type Seat } from './index.ts';

type Fact =
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
  | { readonly type: 'moved'; readonly seat: Seat; readonly to: string }
  | { readonly type: 'moved'; readonly seat: Seat; readonly back: true };

const redact = redactBy<Fact>(
  { drew: ['seat', 'count'], moved: ['type', 'seat', 'to', 'back'] },
  { drew: (fact, viewer) => (fact.seat === viewer ? { cards: fact.cards } : undefined) },
);

const DREW: Fact = { type: 'drew', seat: 1, count: 2, cards: ['lion', 'owl'] };

test.each<readonly [Fact, Seat | 'public', Fact]>([
  [DREW, 'public', { type: 'drew', seat: 1, count: 2 }],
  [DREW, 0, { type: 'drew', seat: 1, count: 2 }],
  [DREW, 1, DREW],
  [{ type: 'moved', seat: 1, to: 'gate' }, 0, { type: 'moved', seat: 1, to: 'gate' }],
  [{ type: 'moved', seat: 1, back: true }, 'public', { type: 'moved', seat: 1, back: true }],
])('%o is told to %s', (fact, viewer, expected) => {
  expect(redact(fact, viewer)).toStrictEqual(expected);
});

test('a secret that is not there is left out', () => {
  expect(redact({ type: 'drew', seat: 1, count: 0 }, 1)).toStrictEqual({ type: 'drew', seat: 1, count: 0 });
});

test('a field that is not listed is told to nobody, not even to the seat of the fact', () => {
  for (const viewer of [0, 1, 'public'] as const)
    expect(redact({ ...DREW, next: 'bear' } as Fact, viewer)).toStrictEqual(redact(DREW, viewer));
});

test('a type that is not listed does not compile, nor does a field that the fact has not', () => {
  // @ts-expect-error: `moved` is missing
  redactBy<Fact>({ drew: ['seat'] });
  // @ts-expect-error: nobody draws to a place
  redactBy<Fact>({ drew: ['to'], moved: [] });
});
