import { type AnyGame, commitmentTo } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { complaint, TABLE_CHECKS } from '../test/checks.ts';
import { TABLE, type TableApi } from '../test/scene.ts';
import { checkOf } from './check.ts';
import {
  type About,
  type Around,
  type Chair,
  type Decided,
  type Dice,
  type Entry,
  fold,
  hashOf,
  type Match,
  plainDigest,
  type Table,
  USUAL_TERMS,
  unrevealed,
} from './index.ts';

const { brokenSeal, carry, decide, moments, open } = TABLE;

/** Each is a table with one bug in it, and the check that has to find it. */
const BUGS: Record<string, { readonly breaks: keyof typeof TABLE_CHECKS; readonly bug: Partial<TableApi> }> = {
  'a host who counts nobody else': {
    breaks: 'a match of several people is not its host’s to close',
    bug: { decide: (table, who, wish, around) => decide(table, who, wish, { ...around, isGone: () => true }) },
  },
  'strangers who begin without the host': {
    breaks: 'among strangers the host says with whom it begins, unless all have come or the host is gone',
    bug: { decide: (table, who, wish, around) => decide(about(table, { terms: USUAL_TERMS }), who, wish, around) },
  },
  'a host who is waited for for ever': {
    breaks: 'among strangers the host says with whom it begins, unless all have come or the host is gone',
    bug: {
      decide: (table, who, wish, around) => decide(table, who, wish.type === 'start' ? { type: 'start' } : wish, around),
    },
  },
  'a latecomer who keeps the seat': {
    breaks: 'who came late and goes gives the bot its seat back',
    bug: {
      decide: (table, who, wish, around) =>
        decide(
          chaired(table, ({ late, ...chair }) => chair),
          who,
          wish,
          around,
        ),
    },
  },
  'bots that play on for nobody': {
    breaks: 'a match for which nobody is left rests until somebody is back',
    bug: {
      decide: (table, who, wish, around) =>
        decide(
          chaired(table, ({ unasked, ...chair }) => chair),
          who,
          wish,
          around,
        ),
    },
  },
  'a match that rests though everybody wanted bots to play': {
    breaks: 'a match for which nobody is left rests until somebody is back',
    bug: {
      decide: (table, who, wish, around) =>
        decide(
          chaired(table, chair => ({ ...chair, unasked: true })),
          who,
          wish,
          around,
        ),
    },
  },
  'whoever is back has played it all': {
    breaks: 'that a bot played for somebody stays said',
    bug: {
      decide: (table, who, wish, around) => {
        const decided = decide(table, who, wish, around);
        if (!decided.ok || wish.type !== 'takeBack') return decided;
        return { ok: true, value: { ...decided.value, table: chaired(decided.value.table, ({ botPlayed, ...chair }) => chair) } };
      },
    },
  },
  'anybody comes late': {
    breaks: 'whoever comes late takes the seat of a bot where the host allows it',
    bug: { decide: (table, who, wish, around) => decide(about(table, { terms: { ...USUAL_TERMS, latecomers: true } }), who, wish, around) },
  },
  'a latecomer brings a program of who sits there': {
    breaks: 'whoever comes late has one seat, too, where everybody has one',
    bug: {
      decide: (table, who, wish, around) =>
        decide(table.match ? about(table, { oneSeatEach: undefined as never }) : table, who, wish, around),
    },
  },
  'a second seat for who has another device in the pocket': {
    breaks: 'where everybody has one seat nobody takes two',
    bug: {
      decide: (table, who, wish, around) => decide(table, who === 'house' ? who : { ...who, device: undefined }, wish, around),
    },
  },
  'a second seat for who brings a program': {
    breaks: 'where everybody has one seat nobody takes two',
    bug: { decide: (table, who, wish, around) => decide(table, who === 'house' ? who : { ...who, owner: undefined }, wish, around) },
  },
  'stale is never noticed': {
    breaks: 'a move made in an earlier position is stale',
    bug: {
      decide: (table, who, wish, around) =>
        decide(table, who, wish.type === 'move' ? { ...wish, after: table.match?.after ?? wish.after } : wish, around),
    },
  },
  'any entry makes a move stale': {
    breaks: 'only what changes the position makes a move stale',
    bug: { decide: (table, who, wish, around) => decide(matched(table, { after: table.seq }), who, wish, around) },
  },
  'wishes are forgotten': {
    breaks: 'a wish that comes again is answered, not repeated',
    bug: { decide: (table, who, wish, around) => decide({ ...table, granted: [] }, who, wish, around) },
  },
  'a move that comes again is stale': {
    breaks: 'a wish that comes again is answered, not repeated',
    bug: { decide: (table, who, wish, around) => decide(wish.type === 'move' ? { ...table, granted: [] } : table, who, wish, around) },
  },
  'a wish is known by its name alone': {
    breaks: 'somebody else’s wish of the same name is another',
    bug: {
      decide: (table, who, wish, around) => {
        const by = who === 'house' ? '' : who.player;
        return decide({ ...table, granted: table.granted.map(one => ({ ...one, by })) }, who, wish, around);
      },
    },
  },
  'several moves that come again begin at the first': {
    breaks: 'of moves refused in the middle none is made twice',
    bug: {
      decide: (table, who, wish, around) =>
        wish.type === 'move' && wish.moves.length > 1
          ? decide({ ...table, granted: [] }, who, { ...wish, after: table.match!.after }, around)
          : decide(table, who, wish, around),
    },
  },
  'dice by the number of the entry': {
    breaks: 'move n rolls the dice of n',
    bug: {
      decide: (table, who, wish, around) => {
        const decided = decide(matched(table, { n: table.seq }), who, wish, around);
        if (!decided.ok || !table.match) return decided;
        const n = table.match.n + decided.value.told.length;
        return { ok: true, value: { ...decided.value, table: matched(decided.value.table, { n }) } };
      },
    },
  },
  'a bot’s thought counts though its player is back': {
    breaks: 'a bot plays only where it is to play',
    bug: {
      decide: (table, who, wish, around) =>
        who === 'house' && wish.type === 'move'
          ? seatedAs(table, 'easy', one => decide(one, who, wish, around))
          : decide(table, who, wish, around),
    },
  },
  'a player moves beside the bot that stands in': {
    breaks: 'who is stood in for does not move',
    bug: {
      decide: (table, who, wish, around) =>
        who !== 'house' && wish.type === 'move'
          ? seatedAs(table, null, one => decide(one, who, wish, around))
          : decide(table, who, wish, around),
    },
  },
  'a broken connection is enough to be stood in for': {
    breaks: 'who has just gone is not stood in for',
    bug: {
      decide: (table, who, wish, around) =>
        decide(table, who, wish.type === 'standIn' && wish.awayMs > 0 ? { ...wish, awayMs: 45_000 } : wish, around),
    },
  },
  'an opponent chooses the bot': {
    breaks: 'nobody chooses who stands in for another',
    bug: {
      decide: (table, who, wish, around) =>
        decide(table, who, wish, wish.type === 'standIn' ? { ...around, usualBot: wish.level ?? around.usualBot } : around),
    },
  },
  'anybody may close a table': {
    breaks: 'only the host closes a table',
    bug: {
      decide: (table, who, wish, around) =>
        decide(table, wish.type === 'close' ? { player: table.about.host, program: false } : who, wish, around),
    },
  },
  'a host who left is host': {
    breaks: 'the host’s heir is host',
    bug: {
      decide: (table, who, wish, around) => {
        const decided = decide(table, who, wish, around);
        if (!decided.ok || wish.type !== 'leave') return decided;
        return { ok: true, value: { ...decided.value, table: about(decided.value.table, { host: table.about.host }) } };
      },
    },
  },
  'two people on one seat': {
    breaks: 'a seat is taken once',
    bug: {
      decide: (table, who, wish, around) =>
        decide(
          wish.type === 'sit' ? about(table, { chairs: table.about.chairs.with(wish.seat, { kind: 'open' }) }) : table,
          who,
          wish,
          around,
        ),
    },
  },
  'the second return match counts': {
    breaks: 'there is one return match',
    bug: { decide: (table, who, wish, around) => decide(about(table, { rematch: undefined }), who, wish, around) },
  },
  'a seal without its salt': {
    breaks: 'whatever is changed breaks the seal',
    bug: sealing(text => text.replace(/^\S+ (?=\[)/, '')),
  },
  'a seal without its past': {
    breaks: 'whatever is changed breaks the seal',
    bug: sealing(text => text.replace(/^\S* (?=\S+$)/, '')),
  },
  'a seal without the time': {
    breaks: 'whatever is changed breaks the seal',
    bug: sealing(text => text.replace(/\["t",(\d+),\d+/, '["t",$1')),
  },
  'a number left out': {
    breaks: 'numbers have no gap',
    bug: { decide: (table, who, wish, around) => decide({ ...table, seq: table.seq + 1 }, who, wish, around) },
  },
  'the clock is believed though it went back': {
    breaks: 'time never goes back',
    bug: { decide: (table, who, wish, around) => decide({ ...table, at: 0 }, who, wish, around) },
  },
  'nobody writes down that all but one have resigned': {
    breaks: 'the end is written down with what brought it about',
    bug: deciding(({ deed }, run) => deed.type !== 'ended' || run[0]!.deed.type !== 'resigned'),
  },
  'nobody writes down that the last move was made': {
    breaks: 'the end is written down with what brought it about',
    bug: deciding(({ deed }, run) => deed.type !== 'ended' || run[0]!.deed.type !== 'move'),
  },
  'a start without a second seed': { breaks: 'no match by the server’s first seed alone', bug: { make: startedBare } },
  'a start before its time': {
    breaks: 'no match before everybody who is waited for has answered',
    bug: { decide: (table, who, wish, around) => decide(wish.type === 'begin' ? diced(table, { until: 0 }) : table, who, wish, around) },
  },
  'a silent seat is waited for': {
    breaks: 'nobody waits for ever',
    bug: { decide: (table, who, wish, around) => decide(table, who, wish, wish.type === 'begin' ? { ...around, now: 0 } : around) },
  },
  'a start by the clock alone': {
    breaks: 'nobody waits longer where the clock was set back',
    bug: { decide: (table, who, wish, around) => decide(table, who, wish.type === 'begin' ? { ...wish, waitedMs: 0 } : wish, around) },
  },
  'bytes are taken unseen': {
    breaks: 'only the bytes that were committed to are taken',
    bug: {
      decide: (table, who, wish, around) =>
        decide(
          wish.type === 'reveal' ? diced(table, { commitments: table.about.chairs.map(() => commitmentTo(wish.bytes)!) }) : table,
          who,
          wish,
          around,
        ),
    },
  },
  'a commitment is changed while bytes come in': {
    breaks: 'nobody commits to other bytes once the list is told',
    bug: { decide: (table, who, wish, around) => decide(wish.type === 'sit' ? diced(table, { until: null }) : table, who, wish, around) },
  },
  'a start broken off without a word': {
    breaks: 'a start that is broken off needs new bytes from everybody, and is counted',
    bug: deciding(({ deed }) => deed.type !== 'brokenOff'),
  },
  'a silent seat does not count': {
    breaks: 'every seat’s bytes count, in the order of the seats',
    bug: {
      decide: (table, who, wish, around) => decide(wish.type === 'begin' ? withoutSilent(table) : table, who, wish, around),
    },
  },
  'decide forgets who resigned': {
    breaks: 'what is decided is what a log says',
    bug: {
      decide: (table, who, wish, around) => {
        const decided = decide(table, who, wish, around);
        if (!decided.ok || wish.type !== 'resign') return decided;
        return { ok: true, value: { ...decided.value, table: about(decided.value.table, { resigned: [] }) } };
      },
    },
  },
  'fold forgets who resigned': {
    breaks: 'what is decided is what a log says',
    bug: { fold: (table, entry, game, tell) => about(fold(table, entry, game, tell), { resigned: [] }) },
  },
  'fold changes the table it got': {
    breaks: 'an entry changes no table but the next',
    bug: { fold: (table, entry, game, tell) => Object.assign(table ?? {}, fold(table, entry, game, tell)) },
  },
  'who resigned is forgotten on opening': {
    breaks: 'opened again it is the same table',
    bug: {
      open: (log, game, kept) =>
        open(
          log.filter(({ deed }) => deed.type !== 'resigned'),
          game,
          kept,
        ),
    },
  },
  'a kept position is taken for the last move': {
    breaks: 'a kept position changes nothing but the time it takes',
    bug: opening((table, kept) => (kept ? matched(table, { after: kept.seq }) : table)),
  },
  'a kept position is believed whatever was read': {
    breaks: 'a kept position changes nothing but the time it takes',
    bug: opening((table, kept) => (kept && kept.seq > table.seq ? matched(table, { n: kept.n }) : table)),
  },
  'what a move tells is not compared': {
    breaks: 'rules that make something else of a move do not follow it',
    bug: {
      open: (log, game, kept) => {
        const silent: AnyGame = { ...game, redact: () => undefined };
        return open(
          log.map(entry => deedChanged(entry, 'move', { check: checkOf(silent, []) })),
          silent,
          kept,
        );
      },
    },
  },
  'moves are dropped without a word': {
    breaks: 'what is dropped is counted',
    bug: { carry: (opened, around) => carry({ ...opened, lost: 0 }, around) },
  },
  'a later change of rules hides what was dropped': {
    breaks: 'that moves were dropped stays said',
    bug: {
      carry: (opened, around) => {
        const decided = carry(opened, around);
        return { ...decided, table: about(decided.table, { carried: { seq: decided.table.seq, dropped: opened.lost } }) };
      },
    },
  },
  'the first loss is the only one': {
    breaks: 'that moves were dropped stays said',
    bug: {
      carry: (opened, around) => {
        const decided = carry(opened, around);
        return { ...decided, table: about(decided.table, { carried: opened.table.about.carried ?? decided.table.about.carried }) };
      },
    },
  },
  'moves of before cross a change of rules': {
    breaks: 'a match carried over makes the moves of before stale',
    bug: {
      carry: (opened, around) => {
        const decided = carry(opened, around);
        return { ...decided, table: matched(decided.table, { after: opened.table.match!.after }) };
      },
    },
  },
  'dropped moves are shown': {
    breaks: 'what was dropped does not come back',
    bug: { moments: (log, table, game) => moments(undropped(log), table, game) },
  },
  'dropped moves are followed': {
    breaks: 'what was dropped does not come back',
    bug: { open: (log, game, kept) => open(undropped(log), game, kept) },
  },
  'a revision is not looked at': {
    breaks: 'older rules do not open what is of newer ones',
    bug: {
      open: (log, game, kept) => {
        const { revision } = game;
        return open(
          log.map(entry => deedChanged(deedChanged(entry, 'made', { revision }), 'carried', { revision })),
          game,
          kept,
        );
      },
    },
  },
  'a late start by newer rules is not said': {
    breaks: 'a table that waited is of the rules it begins by',
    bug: deciding(({ deed }) => deed.type !== 'carried'),
  },
  'a finished match is carried over': {
    breaks: 'a finished match stays as it ended',
    bug: {
      open: (log, game, kept) => {
        const opened = open(log, game, kept);
        return opened?.ok ? { ok: true, value: { ...opened.value, isToCarry: opened.value.lost > 0 } } : opened;
      },
    },
  },
};

describe('the checks find', () => {
  test.each(Object.entries(BUGS))('%s', (_name, { breaks, bug }) => {
    expect(complaint(breaks, { ...TABLE, ...bug })).toEqual(expect.any(String));
  });
});

describe('the table itself', () => {
  test.each(Object.keys(TABLE_CHECKS) as (keyof typeof TABLE_CHECKS)[])('%s', name => {
    expect(complaint(name, TABLE)).toBeUndefined();
  });
});

test('every check has its bug', () => {
  expect(new Set(Object.values(BUGS).map(({ breaks }) => breaks))).toEqual(new Set(Object.keys(TABLE_CHECKS)));
});

const about = (table: Table, change: Partial<About>): Table => ({ ...table, about: { ...table.about, ...change } });
const diced = (table: Table, change: Partial<Dice>): Table => about(table, { dice: { ...table.about.dice!, ...change } });
const matched = (table: Table, change: Partial<Match>): Table => ({ ...table, match: table.match && { ...table.match, ...change } });

type Seated = Extract<Chair, { kind: 'player' }>;
const chaired = (table: Table, change: (chair: Seated) => Seated): Table =>
  about(table, { chairs: table.about.chairs.map(chair => (chair.kind === 'player' ? change(chair) : chair)) });

/** Asks as if every player were stood in for, or nobody; afterwards they are as before. */
function seatedAs(
  table: Table,
  standIn: string | null,
  ask: (table: Table) => ReturnType<TableApi['decide']>,
): ReturnType<TableApi['decide']> {
  const chairs = table.about.chairs.map((chair): Chair => (chair.kind === 'player' ? { ...chair, standIn } : chair));
  const decided = ask(about(table, { chairs }));
  if (!decided.ok) return decided;
  return { ok: true, value: { ...decided.value, table: about(decided.value.table, { chairs: table.about.chairs }) } };
}

/** Seals made of less than all. */
function sealing(less: (text: string) => string): Partial<TableApi> {
  const digest = (text: string): string => plainDigest(less(text));
  const sealed = (around: Around): Around => ({ ...around, digest });
  return {
    make: (plan, who, around) => TABLE.make(plan, who, sealed(around)),
    decide: (table, who, wish, around) => decide(table, who, wish, sealed(around)),
    brokenSeal: log => brokenSeal(log, digest),
  };
}

/** Some entries are not written. */
function deciding(isWritten: (entry: Entry, run: readonly Entry[]) => boolean): Partial<TableApi> {
  return {
    decide: (table, who, wish, around) => {
      const decided = decide(table, who, wish, around);
      if (!decided.ok) return decided;
      const run = decided.value.run.filter(entry => isWritten(entry, decided.value.run));
      return { ok: true, value: { ...decided.value, ...resealed(table, run, around) } };
    },
  };
}

function resealed(table: Table, run: readonly Entry[], { game, digest }: Around): Pick<Decided, 'run' | 'table'> {
  let after = table;
  const sealed = run.map(entry => {
    const whole = { ...entry, hash: hashOf(after.head, entry, digest) };
    after = fold(after, whole, game);
    return whole;
  });
  return { run: sealed, table: after };
}

/** Begins by the house's first seed alone, whose hash everybody has seen. */
function startedBare(...[plan, who, around]: Parameters<TableApi['make']>): ReturnType<TableApi['make']> {
  const made = TABLE.make(plan, who, around);
  if (!made.ok) return made;
  const { table } = made.value;
  return { ok: true, value: { ...made.value, table: matched(table, { seed: table.about.commitment }) } };
}

const withoutSilent = (table: Table): Table => {
  const silent = unrevealed(table.about.dice!);
  return diced(table, { commitments: table.about.dice!.commitments.map((given, seat) => (silent.includes(seat) ? null : given)) });
};

/** Tables that are not quite what the log says. */
function opening(spoil: (table: Table, kept: Parameters<TableApi['open']>[2]) => Table): Partial<TableApi> {
  return {
    open: (log, game, kept) => {
      const opened = open(log, game, kept);
      return opened?.ok ? { ok: true, value: { ...opened.value, table: spoil(opened.value.table, kept) } } : opened;
    },
  };
}

const deedChanged = (entry: Entry, type: Entry['deed']['type'], change: object): Entry =>
  entry.deed.type === type ? { ...entry, deed: { ...entry.deed, ...change } } : entry;

const undropped = (log: readonly Entry[]): Entry[] =>
  log.map(entry => (entry.deed.type === 'carried' ? deedChanged(entry, 'carried', { n: entry.deed.n + entry.deed.dropped }) : entry));
