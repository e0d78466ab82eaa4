import { effect } from '@preact/signals';
import type { ClientMessage, ServerMessage, Table } from '@tabard/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asker } from './at-table.ts';
import type { Browser } from './browser.ts';
import { type Client, honest, NET_CHECKS } from './checks.test-kit.ts';
import { newWish } from './random.ts';
import type { Session } from './session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Each is a client with one bug in it, and the check that has to find it. */
const BUGS: Record<string, { readonly breaks: string; readonly bug: Partial<Client> }> = {
  'gives up when the line ends': {
    breaks: 'it comes back, after waits that grow, and not with everybody else',
    bug: inBrowser(({ after }) => ({ after: (ms, run) => (isWait(ms) ? nothing : after(ms, run)) })),
  },
  'always waits the same': {
    breaks: 'it comes back, after waits that grow, and not with everybody else',
    bug: inBrowser(({ after }) => ({ after: (ms, run) => after(isWait(ms) ? Math.min(ms, 400) : ms, run) })),
  },
  'comes back with everybody else': {
    breaks: 'it comes back, after waits that grow, and not with everybody else',
    bug: inBrowser(() => ({ random: () => 0.5 })),
  },
  'never pings': {
    breaks: 'a ping without an answer finds a dead line',
    bug: inBrowser(({ after }) => ({ after: (ms, run) => (ms === PING_EVERY_MS ? nothing : after(ms, run)) })),
  },
  'never misses a pong': {
    breaks: 'a ping without an answer finds a dead line',
    bug: inBrowser(({ after }) => ({ after: (ms, run) => (ms === ANSWER_WITHIN_MS ? nothing : after(ms, run)) })),
  },
  'never misses the welcome': {
    breaks: 'a greeting without an answer finds a dead line',
    bug: inBrowser(({ after }) => ({ after: (ms, run) => (ms === ANSWER_WITHIN_MS ? nothing : after(ms, run)) })),
  },
  'takes everything but a pong for silence': {
    breaks: 'anything heard is a sign of life',
    bug: inBrowser(browser => ({ dial: hearing(browser, message => (message.type === 'house' ? undefined : message)) })),
  },
  'does not hear that it is too old': {
    breaks: 'a server of another version: outdated, for good',
    bug: inBrowser(browser => ({
      dial: hearing(browser, message => (message.type === 'goodbye' && message.reason === 'version' ? undefined : message)),
    })),
  },
  'does not hear that it was signed out': {
    breaks: 'who was signed out or banned does not come back by themselves',
    bug: inBrowser(browser => ({
      dial: hearing(browser, message => (message.type === 'goodbye' && message.reason === 'signed-out' ? undefined : message)),
    })),
  },
  'does not hear that it is too fast': {
    breaks: 'who was too fast waits long',
    bug: inBrowser(browser => ({ dial: hearing(browser, message => (message.type === 'goodbye' ? undefined : message)) })),
  },
  'waits for a server that does not know the rules': {
    breaks: 'a match of newer rules is looked for at another server, and a move goes along',
    bug: inBrowser(({ after }) => ({ after: (ms, run) => (ms === 2000 ? nothing : after(ms, run)) })),
  },
  'sleeps on when the network is back': {
    breaks: 'when somebody looks, or the network is back, it tries at once',
    bug: inBrowser(() => ({ onWake: () => nothing })),
  },
  'is deaf to the network once it was opened again': {
    breaks: 'opened again it is as new, and an old line has no say',
    bug: inBrowser(({ onWake }) => {
      let listened = false;
      return {
        onWake: run => {
          const end = listened ? nothing : onWake(run);
          listened = true;
          return end;
        },
      };
    }),
  },
  'names a wish anew when it sends it again': {
    breaks: 'what is pending is sent again after a loss, word for word',
    bug: inBrowser(browser => {
      const sent = new Set<string>();
      return {
        dial: saying(browser, message => {
          if (message.type !== 'move') return message;
          const wish = sent.has(message.wish) ? newWish() : message.wish;
          sent.add(wish);
          return { ...message, wish };
        }),
      };
    }),
  },
  'forgets what is pending when the connection is lost': {
    breaks: 'what is pending is sent again after a loss, word for word',
    bug: {
      session: browser => {
        const session = honest.session(browser);
        effect(() => {
          if (session.link.value === 'lost') session.pending.value = undefined;
        });
        return session;
      },
    },
  },
  'follows from the beginning again after a loss': {
    breaks: 'what is pending is sent again after a loss, word for word',
    bug: inBrowser(browser => ({ dial: saying(browser, message => (message.type === 'follow' ? { ...message, seq: 0 } : message)) })),
  },
  'cites the last entry, whatever it was about': {
    breaks: 'a move cites the position it was made in, and is a wish of its own',
    bug: inBrowser(browser => {
      let last = 0;
      const dial = hearing(browser, message => {
        if (message.type === 'step') last = message.seq;
        return message;
      });
      return { dial: saying({ dial }, message => (message.type === 'move' ? { ...message, after: last } : message)) };
    }),
  },
  'offers a choice again that was accepted': {
    breaks: 'an accepted move is pending until its step is drawn',
    bug: overhearing((message, session) => {
      if (message.type === 'accepted') session.pending.value = undefined;
    }),
  },
  'takes any answer for the one it waits for': {
    breaks: 'an answer to something older settles nothing',
    bug: overhearing((message, session) => {
      if (message.type === 'refused') session.pending.value = undefined;
    }),
  },
  'refuses moves that have happened': {
    breaks: 'of several moves, those that happened are drawn before the refusal shows',
    bug: overhearing((message, session) => {
      if (message.type === 'refused') session.pending.value = undefined;
    }),
  },
  'throws a move away that the house cannot write down': {
    breaks: 'while the house cannot write, a move is kept; it goes out when the house can',
    bug: overhearing((message, session) => {
      if (message.type === 'error' && message.code === 'paused') session.pending.value = undefined;
    }),
  },
  'does not notice that the house can write again': {
    breaks: 'while the house cannot write, a move is kept; it goes out when the house can',
    bug: inBrowser(browser => ({
      dial: hearing(browser, message => (message.type === 'house' && !message.paused ? undefined : message)),
    })),
  },
  'waits for ever for what was not shown during a pause': {
    breaks: 'what the house could not show while it could not write is asked for again',
    bug: inBrowser(browser => ({
      dial: hearing(browser, message => (message.type === 'house' && !message.paused ? undefined : message)),
    })),
  },
  'draws every step at once': {
    breaks: 'steps that come within one frame are drawn once, with all their facts',
    bug: inBrowser(() => ({ onFrame: run => run() })),
  },
  'drops the facts of all entries but the last': {
    breaks: 'every fact has the entry that brought it about',
    bug: inBrowser(browser => ({
      dial: hearing(browser, message => (message.type === 'step' ? { ...message, entries: message.entries.slice(-1) } : message)),
    })),
  },
  'guesses whose facts they are': {
    breaks: 'every fact has the entry that brought it about',
    bug: inBrowser(browser => ({
      dial: hearing(browser, message => {
        if (message.type !== 'step') return message;
        return { ...message, entries: message.entries.map(entry => ({ ...entry, seq: message.seq })) };
      }),
    })),
  },
  'remembers twice what is told twice': {
    breaks: 'what is told twice happens once',
    bug: inBrowser(browser => ({
      dial: hearing(browser, message => (message.type === 'step' ? { ...message, since: message.seq } : message)),
    })),
  },
  'takes a step of an older epoch': {
    breaks: 'a step of an older epoch changes nothing',
    bug: overhearing((message, session) => {
      if (message.type === 'step') session.step.value = message;
    }),
  },
  'knows of no epochs': {
    breaks: 'a step of a newer epoch is taken whatever its number, and all begins anew',
    bug: inBrowser(browser => ({
      dial: hearing(browser, message => (message.type === 'step' ? { ...message, epoch: 1 } : message)),
    })),
  },
  'takes any news of the table for the newest': {
    breaks: 'of what it hears of the table the newest stands',
    bug: overhearing((message, session) => {
      if (message.type === 'table') session.table.value = message.table;
    }),
  },
  'is deaf to what has no entry': {
    breaks: 'who comes and goes is told without an entry',
    bug: inBrowser(browser => {
      let last = -1;
      return {
        dial: hearing(browser, message => {
          if (message.type !== 'table') return message;
          const isNews = message.table.seq > last;
          last = message.table.seq;
          return isNews ? message : undefined;
        }),
      };
    }),
  },
  'remembers what was taken back': {
    breaks: 'moves that were taken back vanish from what happened, and nothing moves',
    bug: inBrowser(browser => ({
      dial: hearing(
        browser,
        withUndone(() => 0),
      ),
    })),
  },
  'takes one move too many back': {
    breaks: 'moves that were taken back vanish from what happened, and nothing moves',
    bug: inBrowser(browser => ({
      dial: hearing(
        browser,
        withUndone(moves => moves + 1),
      ),
    })),
  },
  'shows a move that was taken back': {
    breaks: 'a move that is made and taken back within one frame is not shown',
    bug: overhearing(
      (message, session) => {
        if (message.type === 'step') session.fresh.value = message.entries.flatMap(({ facts }) => facts);
      },
      { after: 'frame' },
    ),
  },
  'offers to take back in whatever position': {
    breaks: 'a move may be taken back from the position the house said, and no other',
    bug: overhearing((message, session) => {
      if (message.type === 'step' && session.undoable.value !== undefined) session.undoable.value = message.after;
    }),
  },
  'does not hear that it may not take back': {
    breaks: 'a move may be taken back from the position the house said, and no other',
    bug: inBrowser(browser => ({ dial: hearing(browser, message => (message.type === 'undo' ? { ...message, may: true } : message)) })),
  },
  'lets clocks run from when they were drawn': {
    breaks: 'a clock runs from when it was heard, not from when it was drawn',
    bug: inBrowser(({ clock }) => ({ clock: () => clock() + 1000 })),
  },
  'lets clocks run on while the house cannot write': {
    breaks: 'clocks stand still while the house is not there, or cannot write',
    bug: inBrowser(browser => ({ dial: hearing(browser, message => (message.type === 'house' && message.paused ? undefined : message)) })),
  },
  'lets old clocks run again': {
    breaks: 'of what it hears of the clocks the newest stands',
    bug: overhearing((message, session) => {
      if (message.type === 'step' && message.clocks)
        session.clocks.value = { epoch: message.epoch, seq: message.seq, seats: message.clocks, heardAt: 0 };
    }),
  },
  'clings to an old offer': {
    breaks: 'an offer, and a pause, are there until the house says otherwise',
    bug: overhearing((message, session) => {
      if (message.type === 'table' && message.table.offer) session.table.value = message.table;
    }),
  },
  'does not see the other tab': {
    breaks: 'in another tab the same player goes on, and this one rests',
    bug: inBrowser(() => ({ tabs: () => ({ call: nothing, close: nothing }) })),
  },
  'lets any late answer overwrite what it knows': {
    breaks: 'a late answer never overwrites newer news',
    bug: learning(() => true),
  },
  'lets an answer as old as the news overwrite them': {
    breaks: 'a late answer never overwrites newer news',
    bug: learning((answer, known) => answer.epoch > known.epoch || (answer.epoch === known.epoch && answer.seq >= known.seq)),
  },
  'calls what it says by another name each time': {
    breaks: 'what was said and not answered is said again after a loss, and its answer is none to a move',
    bug: inBrowser(browser => ({
      dial: saying(browser, message => (message.type === 'say' ? { ...message, wish: newWish() } : message)),
    })),
  },
  'complains of a move that the end of the match overtook': {
    breaks: 'a move that comes too late is pending no more, and how it stands is asked for',
    bug: overhearing((message, session) => {
      if (message.type === 'error' && message.code === 'over') session.trouble.value = message;
    }),
  },
  'takes trouble with talk for trouble at the table': {
    breaks: 'what was said and not answered is said again after a loss, and its answer is none to a move',
    bug: overhearing((message, session) => {
      if (message.type === 'error') session.trouble.value = message;
    }),
  },
  'remembers talk that may be gone': {
    breaks: 'what was told before is forgotten when the table is followed anew',
    bug: {
      session: browser => {
        const session = honest.session(browser);
        session.talk.beginAnew = nothing;
        return session;
      },
    },
  },
  'compares answers by their number alone': {
    breaks: 'an answer of a newer epoch is taken whatever its number',
    bug: learning((answer, known) => answer.seq > known.seq),
  },
  'wishes for another thing when it asks once more': {
    breaks: 'a wish is asked once more, by the same name, when no answer came',
    bug: {
      asker: (session, fetching) =>
        asker(session, (path, init) =>
          fetching!(path, { ...init!, body: JSON.stringify({ ...JSON.parse(String(init!.body)), wish: newWish() }) }),
        ),
    },
  },
  'gives up at once': {
    breaks: 'a wish is asked once more, by the same name, when no answer came',
    bug: {
      asker: (session, fetching) => {
        let asked = false;
        return asker(session, async (path, init) => {
          if (asked) throw new TypeError('Failed to fetch');
          asked = true;
          return fetching!(path, init);
        });
      },
    },
  },
};

test.each(Object.entries(BUGS))('the checks find a client that %s', async (_name, { breaks, bug }) => {
  expect(await NET_CHECKS[breaks]!({ ...honest, ...bug })).toBeTypeOf('string');
});

const PING_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 8000;
const isWait = (ms: number): boolean => ms !== PING_EVERY_MS && ms !== ANSWER_WITHIN_MS;
function nothing(): void {}

/** A client whose browser does something else. */
function inBrowser(change: (browser: Browser) => Partial<Browser>): Partial<Client> {
  return {
    socket: (hear, browser) => honest.socket(hear, { ...browser, ...change(browser) }),
    session: browser => honest.session({ ...browser, ...change(browser) }),
  };
}

/** A line on which something else is heard, or nothing. */
function hearing({ dial }: Pick<Browser, 'dial'>, change: (message: ServerMessage) => ServerMessage | undefined): Browser['dial'] {
  return ear => {
    const heard = (text: string): void => {
      const changed = change(JSON.parse(text) as ServerMessage);
      if (changed) ear.heard(JSON.stringify(changed));
    };
    return dial({ ...ear, heard });
  };
}

/** A line on which something else is said. */
function saying({ dial }: Pick<Browser, 'dial'>, change: (message: ClientMessage) => ClientMessage): Browser['dial'] {
  return ear => {
    const line = dial(ear);
    return { ...line, send: text => line.send(JSON.stringify(change(JSON.parse(text) as ClientMessage))) };
  };
}

/** What the house says of moves that were taken back, counted otherwise. */
function withUndone(count: (moves: number) => number): (message: ServerMessage) => ServerMessage {
  return message => {
    if (message.type !== 'step') return message;
    const entries = message.entries.map(entry =>
      entry.deed?.type === 'undone' ? { ...entry, deed: { ...entry.deed, moves: count(entry.deed.moves) } } : entry,
    );
    return { ...message, entries };
  };
}

/** A session that does something more than it should with what it hears, at once or when it is drawn. */
function overhearing(
  meddle: (message: ServerMessage, session: Session) => void,
  { after = 'hearing' }: { readonly after?: 'hearing' | 'frame' } = {},
): Partial<Client> {
  return {
    session: browser => {
      const dial: Browser['dial'] = ear => {
        const heard = (text: string): void => {
          ear.heard(text);
          const meddling = () => meddle(JSON.parse(text) as ServerMessage, session);
          if (after === 'frame') browser.onFrame(meddling);
          else meddling();
        };
        return browser.dial({ ...ear, heard });
      };
      const session = honest.session({ ...browser, dial });
      return session;
    },
  };
}

/** A session that takes answers by another measure. */
function learning(isWorthIt: (answer: Table, known: Table) => boolean): Partial<Client> {
  return {
    session: browser => {
      const session = honest.session(browser);
      session.learn = answer => {
        if (!session.table.value || isWorthIt(answer, session.table.value)) session.table.value = answer;
      };
      return session;
    },
  };
}
