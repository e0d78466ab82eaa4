import { randomBytes } from 'node:crypto';
import type { Bot } from '@tabard/bots';
import type { Loaded } from '@tabard/catalog';
import { fastRng, sha256Hex, utf8 } from '@tabard/core';
import { type Append, Games, House, memoryBus, memoryStore, type Offered, type Report, type Thinker, type Time } from '@tabard/house';

interface InnOptions {
  readonly listing: Offered;
  readonly loaded: Loaded;
  readonly bot: { readonly spec: string; readonly mind: Bot<unknown, unknown> };
  /** The same dice again, for who wants them. */
  readonly seed: string | undefined;
  /** The appends of a match that goes on. */
  readonly log: readonly Append[];
  /** Keeps an append before it is true. */
  keep(append: Append): void;
  /** A breath before a bot's move. */
  pause(): Promise<void>;
}

/** A house of one's own, in this process: the server's rules of the house, a store in memory, and a file behind it. */
export function inn({ listing, loaded, bot, seed, log, keep, pause }: InnOptions): House {
  return new House({
    store: memoryStore({ now: Date.now, log, onAppend: (run, row) => keep({ run, row }) }),
    bus: memoryBus(),
    thinker: thinkerOf(loaded, bot, seed, pause),
    time,
    chance: { draw: seed === undefined ? bytes => randomBytes(bytes).toString('hex') : drawFrom(`${seed} ${log.length}`) },
    games: new Games([listing]),
    report: SILENT,
  });
}

export const SILENT: Report = { problem: () => {}, note: () => {}, stored: () => {}, refused: () => {} };

const time: Time = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};

function thinkerOf({ game }: Loaded, { spec, mind }: InnOptions['bot'], seed: string | undefined, pause: () => Promise<void>): Thinker {
  let asked = 0;
  return {
    usual: spec,
    offered: [spec],
    knows: level => level === spec,
    async choose({ view, seat }) {
      await pause();
      const dice = seed === undefined ? randomBytes(16).toString('hex') : `${seed} ${++asked}`;
      return game.spell(mind.choose(view, seat, fastRng(dice)));
    },
  };
}

/** Bytes that come from a text: the same again for the same text. */
function drawFrom(seed: string): (bytes: number) => string {
  let drawn = 0;
  return bytes => sha256Hex(utf8(`${seed} ${++drawn}`)).slice(0, bytes * 2);
}
