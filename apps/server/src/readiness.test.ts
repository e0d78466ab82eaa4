import { expect, test } from 'vitest';
import { Readiness } from './readiness.ts';

const LEAST = 100e6;

/** A server that is fine, until a test says otherwise. */
function server() {
  const alarms: (() => void)[] = [];
  const said: string[] = [];
  const state = {
    isClosing: false,
    isPaused: false,
    now: 0,
    room: LEAST as number | undefined,
    probes: 0,
    probe: async () => {},
  };
  const readiness = new Readiness({
    house: {
      get isClosing() {
        return state.isClosing;
      },
      get isPaused() {
        return state.isPaused;
      },
      probe: () => {
        state.probes++;
        return state.probe();
      },
    },
    time: {
      now: () => state.now,
      after: (_, run) => {
        alarms.push(run);
        return () => {};
      },
    },
    report: { problem: what => void said.push(what), note: what => void said.push(what) },
    room: async () => state.room,
    least: LEAST,
  });
  return { readiness, state, said, ring: () => alarms.splice(0).forEach(run => void run()) };
}

test('is ready after it has written something, and writes once in a while however often it is asked', async () => {
  const { readiness, state } = server();
  for (let i = 0; i < 20; i++) expect(await readiness.why()).toBeUndefined();
  expect(state.probes).toBe(1);
  state.now = 5000;
  expect(await readiness.why()).toBeUndefined();
  expect(state.probes).toBe(2);
});

test('is not ready when it closes, when it pauses, also by the very question, and when the disk does not answer', async () => {
  const { readiness, state, ring } = server();
  state.isClosing = true;
  expect(await readiness.why()).toBe('closing');
  state.isClosing = false;
  state.probe = async () => {
    state.isPaused = true;
  };
  expect(await readiness.why()).toBe('paused');
  expect(await readiness.why()).toBe('paused');
  state.isPaused = false;
  state.now = 5000;
  state.probe = () => new Promise(() => {});
  const why = readiness.why();
  ring();
  expect(await why).toBe('slow');
});

test('is not ready with little room, says so once, and once when there is more; where nobody knows, there is enough', async () => {
  const { readiness, state, said } = server();
  for (const [room, why] of [
    [LEAST - 1, 'disk'],
    [0, 'disk'],
    [LEAST, undefined],
    [undefined, undefined],
  ] as const) {
    state.room = room;
    expect(await readiness.why()).toBe(why);
  }
  expect(said).toEqual(['too little room is left on the disk: make some before nothing can be stored', 'there is room on the disk again']);
});
