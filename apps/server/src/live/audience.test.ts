import type { Viewer } from '@tabard/core';
import type { Step } from '@tabard/protocol';
import { Match, memoryLog } from '@tabard/table';
import { pips } from '@tabard/table/test/pips';
import { expect, test } from 'vitest';
import { Audience, ENTRIES_AT_ONCE } from './audience.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'public'];

/** A match of four with everybody watching; `heard` are the steps of each viewer since the deal. */
async function watched({ isCrowded }: { isCrowded: boolean }) {
  const setup = { match: 'm', game: pips, notation: '4', config: { goal: 30 }, seats: 4, humans: [0, 1, 2, 3], seed: 'x' };
  const match = await Match.open(setup, memoryLog());
  const audience = new Audience('m');
  const heard = new Map<Viewer, Step[]>(VIEWERS.map(viewer => [viewer, []]));
  for (const [viewer, steps] of heard) {
    audience.admit({ player: undefined, memory: false, send: text => steps.push(JSON.parse(text)) }, viewer);
  }
  audience.tell(match);
  for (const steps of heard.values()) steps.length = 0;
  match.onChange = () => audience.moved(match, { isCrowded });
  const draw = async () => {
    const [seat] = match.acting;
    await match.submit(seat!, match.seq, ['draw']);
    return { mover: seat!, next: match.acting[0]! };
  };
  return { match, audience, heard, draw };
}

const spans = (steps: readonly Step[]): string[] => steps.map(({ since, seq }) => `${since}-${seq}`);

test('every entry is told to everybody at once', async () => {
  const { heard, draw } = await watched({ isCrowded: false });
  for (let i = 0; i < 3; i++) await draw();
  for (const steps of heard.values()) expect(spans(steps)).toEqual(['0-1', '1-2', '2-3']);
});

test('in a crowd only those whose turn it was or is hear at once, and bystanders of several entries in one step', async () => {
  const { match, heard, draw } = await watched({ isCrowded: true });
  await draw();
  for (let i = 1; i < ENTRIES_AT_ONCE; i++) {
    expect(spans(heard.get('public')!)).toEqual([]);
    const { mover, next } = await draw();
    for (const seat of [mover, next]) expect(heard.get(seat)!.at(-1)!.seq).toBe(match.seq);
  }
  expect(spans(heard.get('public')!)).toEqual([`0-${ENTRIES_AT_ONCE}`]);
  expect(heard.get('public')![0]!.facts).toEqual(match.newFacts(0, 'public'));
  for (const [viewer, steps] of heard) {
    expect(steps.map(({ since }) => since)).toEqual([0, ...steps.slice(0, -1).map(({ seq }) => seq)]);
    expect(steps.flatMap(({ facts }) => facts)).toEqual(match.newFacts(0, viewer));
  }
});

test('nobody waits long for the last entries', async () => {
  const { heard, draw } = await watched({ isCrowded: true });
  await draw();
  await expect.poll(() => VIEWERS.map(viewer => spans(heard.get(viewer)!))).toEqual(VIEWERS.map(() => ['0-1']));
});

test('who may not watch, or has gone, hears nothing', async () => {
  const { match, audience, draw } = await watched({ isCrowded: false });
  const heard: string[] = [];
  const send = (text: string) => heard.push(text);
  const [stranger, gone] = [
    { player: undefined, memory: false, send },
    { player: undefined, memory: false, send },
  ];
  audience.admit(stranger, undefined);
  audience.admit(gone, 0, match.seq);
  expect(audience.dismiss(gone)).toBe(true);
  await draw();
  expect(heard).toEqual([]);
});
