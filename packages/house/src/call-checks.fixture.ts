import type { CallMessage, CallReason, House, LiveTable, Pusher, Subscription } from './index.ts';
import { type Check, deadBus, differs, type Inn, type InnParts, playerAt, position, sure, turnAt } from './inn.fixture.ts';

/** So long after something happened, whoever is to be called has been. */
const CALLED_MS = 5000;

/** Notes who was pushed what; what becomes of it may be changed. */
class Notebook implements Pusher {
  readonly publicKey = 'public';
  readonly sent: [string, CallMessage][] = [];
  outcome: (to: Subscription) => Promise<'sent' | 'gone' | 'failed'> = async () => 'sent';

  push(to: Subscription, message: CallMessage) {
    this.sent.push([to.player, message]);
    return this.outcome(to);
  }

  get reasons(): string[] {
    return this.sent.map(([player, { reason }]) => `${player} ${reason}`);
  }
}

type Open = (parts?: InnParts) => Inn;

/** An inn where these have asked to be called. */
async function asked(open: Open, names: readonly string[], parts: InnParts = {}) {
  const notebook = new Notebook();
  const inn = open({ ...parts, pusher: notebook });
  for (const name of names) await subscribe(inn, name);
  return { inn, house: inn.house(), notebook };
}

async function subscribe(inn: Inn, name: string, reasons: readonly CallReason[] = inn.api.CALL_REASONS): Promise<void> {
  await inn.player(name);
  const key = `key of ${name}`;
  await inn.store.subscribe({ player: name, key, endpoint: `https://push.example/${name}`, p256dh: 'p', auth: 'a', reasons });
}

/** A match of ann and bob, ann's turn. */
async function begun(open: Open, parts: InnParts = {}) {
  const scene = await asked(open, ['ann', 'bob'], parts);
  const live = await scene.inn.table(scene.house, ['ann', 'bob'], {
    from: position(
      0,
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      [[], []],
    ),
  });
  return { ...scene, live };
}

/** Whoever's turn it is has come, moves and goes. */
async function visit(inn: Inn, house: House, live: LiveTable, move?: string): Promise<void> {
  const guest = await inn.follower(house, live, playerAt(live, turnAt(live)));
  sure(await inn.move(house, live, move));
  guest.session.end();
}

export const CALL_CHECKS: Record<string, Check> = {
  'whose turn it is, and who is not there, is called after a moment': async open => {
    const { inn, house, live, notebook } = await begun(open);
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS - 1);
    const early = [...notebook.sent];
    await inn.time.pass(1);
    const message = { reason: 'turn', table: live.table.id, title: 'Your turn', text: 'Pips (en) with ANN' };
    return differs('who is called before', early, []) ?? differs('who is called', notebook.sent, [['bob', message]]);
  },

  'somebody is called in their own language': async open => {
    const { inn, house, live, notebook } = await begun(open);
    await inn.store.changePlayer('bob', { lang: 'ja' });
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS);
    return differs(
      'the title',
      notebook.sent.map(([, { title }]) => title),
      ['あなたの番です'],
    );
  },

  'who has the table before them is not called': async open => {
    const { inn, house, live, notebook } = await begun(open);
    await inn.follower(house, live, 'bob');
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS);
    return differs('who is called', notebook.reasons, []);
  },

  'who comes within the moment is not called': async open => {
    const { inn, house, live, notebook } = await begun(open);
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS / 2);
    await inn.follower(house, live, 'bob');
    await inn.time.pass(CALLED_MS);
    return differs('who is called', notebook.reasons, []);
  },

  'who follows the table at another house is not called': async open => {
    const { inn, house, live, notebook } = await begun(open);
    const there = inn.house();
    await inn.follower(there, await inn.at(there, live), 'bob');
    await inn.time.pass(0);
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS);
    return differs('who is called', notebook.reasons, []);
  },

  'what is settled within the moment is no reason to call': async open => {
    const { inn, house, live, notebook } = await begun(open);
    await visit(inn, house, live);
    await inn.wish(house, live, 'bob', { type: 'standIn', seat: 1, level: 'easy', awayMs: 0 });
    await inn.time.pass(CALLED_MS);
    return differs('whether bob is called to a turn that a bot has made', notebook.reasons.includes('bob turn'), false);
  },

  'somebody is called to a table once until they have looked': async open => {
    const { inn, house, live, notebook } = await begun(open);
    for (let turn = 0; turn < 4; turn++) {
      // Ann comes for her moves, and bob's are made by a program of his that looks at nothing.
      if (turnAt(live) === 0) await visit(inn, house, live);
      else sure(await inn.move(house, live));
      await inn.time.pass(CALLED_MS);
    }
    const before = notebook.reasons.filter(one => one === 'bob turn').length;
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS);
    const unseen = notebook.reasons.filter(one => one === 'bob turn').length;
    await visit(inn, house, live);
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS);
    const after = notebook.reasons.filter(one => one === 'bob turn').length;
    return differs('how often bob is called: first, still, after a look', [before, unseen, after], [1, 1, 2]);
  },

  'of many houses, and after a restart, one calls': async open => {
    const { inn, house, live, notebook } = await begun(open, { bus: () => deadBus() });
    const there = inn.house();
    await visit(inn, house, live);
    const same = await inn.at(there, live);
    await inn.moves(there, same, 2);
    await inn.time.pass(CALLED_MS);
    const again = inn.house();
    await inn.moves(again, await inn.at(again, live), 2);
    await inn.time.pass(CALLED_MS);
    return differs('how often bob is called', notebook.reasons.filter(one => one === 'bob turn').length, 1);
  },

  'who has come and gone while a call was on its way can be called again': async open => {
    const { inn, house, live, notebook } = await begun(open);
    const { claimCall } = inn.store;
    let guest: Awaited<ReturnType<Inn['follower']>> | undefined;
    inn.store.claimCall = async (player, table) => {
      if (player === 'bob') guest ??= await inn.follower(house, live, 'bob');
      return claimCall(player, table);
    };
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS);
    guest?.session.end();
    await inn.time.pass(0);
    sure(await inn.move(house, live));
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS);
    return differs('how often bob is called', notebook.reasons.filter(one => one === 'bob turn').length, 2);
  },

  'when everybody sat down, who went away is called': async open => {
    const { inn, house, notebook } = await asked(open, ['ann', 'bob', 'cyd']);
    const live = await inn.table(house, ['ann', 'open', 'open'], { start: false });
    await inn.wish(house, live, 'bob', { type: 'sit', seat: 1, commitment: null });
    await inn.time.pass(CALLED_MS);
    const early = [...notebook.reasons];
    await inn.follower(house, live, 'cyd');
    await inn.wish(house, live, 'cyd', { type: 'sit', seat: 2, commitment: null });
    await inn.time.pass(CALLED_MS);
    return (
      differs('who is called while a seat is open', early, []) ??
      differs('who is called then', notebook.reasons.toSorted(), ['ann waiting', 'bob waiting'])
    );
  },

  'when a match has ended, who is not there is called': async open => {
    const { inn, house, notebook } = await asked(open, ['ann', 'bob']);
    const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[3], [1]], [[9], []], 12) });
    await visit(inn, house, live, '3');
    await inn.time.pass(CALLED_MS);
    return differs('who is called', notebook.reasons, ['bob over']);
  },

  'whoever is asked for a return match is called, unless they look at the match that ended': async open => {
    const { inn, house, notebook } = await asked(open, ['ann', 'bob', 'cyd']);
    const live = await inn.table(house, ['ann', 'bob', 'cyd'], { from: position(0, [[3], [1], [1]], [[9], [], []], 12) });
    await visit(inn, house, live, '3');
    await inn.time.pass(CALLED_MS);
    await inn.follower(house, live, 'cyd');
    notebook.sent.length = 0;
    const fresh = sure(await house.rematch(live, await inn.player('ann')));
    await inn.time.pass(CALLED_MS);
    const said = notebook.sent.map(([player, { reason, table }]) => [player, reason, table]);
    return differs('who is called', said, [['bob', 'rematch', fresh.table.id]]);
  },

  'nobody is called for what they did not ask for, and nobody who did not ask': async open => {
    const { inn, house, live, notebook } = await begun(open);
    await subscribe(inn, 'bob', ['over']);
    await inn.store.unsubscribe(['https://push.example/ann']);
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS);
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS);
    return differs('who is called', notebook.reasons, []);
  },

  'a device that is gone is forgotten, and one that fails is not': async open => {
    const { inn, house, live, notebook } = await begun(open);
    notebook.outcome = async () => 'gone';
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS);
    notebook.outcome = () => Promise.reject(new Error('no network'));
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS);
    const left = await Promise.all(['ann', 'bob'].map(async player => (await inn.store.subscriptionsOf(player)).length));
    return (
      differs('how many devices ann and bob have', left, [1, 0]) ?? differs('who was tried', notebook.reasons, ['bob turn', 'ann turn'])
    );
  },

  'a call that reached nobody is no call': async open => {
    const { inn, house, live, notebook } = await begun(open);
    notebook.outcome = async () => 'failed';
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS);
    notebook.outcome = async () => 'sent';
    sure(await inn.move(house, live));
    await visit(inn, house, live);
    await inn.time.pass(CALLED_MS);
    return differs('how often bob is tried', notebook.reasons.filter(one => one === 'bob turn').length, 2);
  },

  'no table is opened to call somebody': async open => {
    const { inn, house, live, notebook } = await begun(open);
    await visit(inn, house, live);
    house.sweep();
    const { read } = inn.store;
    let reads = 0;
    inn.store.read = (...of) => {
      reads++;
      return read(...of);
    };
    await inn.time.pass(CALLED_MS);
    return differs('who is called, and how many logs were read', [notebook.reasons, reads], [['bob turn'], 0]);
  },

  'a house that closes makes the calls that are still to be made, and waits for them': async open => {
    const { inn, house, live, notebook } = await begun(open);
    await visit(inn, house, live);
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    notebook.outcome = async () => {
      await arrived;
      return 'sent';
    };
    let isClosed = false;
    const closed = house.close().then(() => {
      isClosed = true;
    });
    await inn.time.pass(0);
    const before = [notebook.reasons, isClosed];
    arrive();
    await closed;
    await inn.time.pass(CALLED_MS);
    return (
      differs('who is called, and whether it has closed', before, [['bob turn'], false]) ?? differs('then', notebook.reasons, ['bob turn'])
    );
  },

  'a house that closes waits for nobody for long': async open => {
    const { inn, house, live, notebook } = await begun(open);
    notebook.outcome = () => new Promise(() => {});
    await visit(inn, house, live);
    const closed = house.close();
    await inn.time.pass(3000);
    return differs('whether it has closed', await Promise.race([closed.then(() => true), inn.time.pass(1).then(() => false)]), true);
  },

  'whoever has come by the time a house closes is not called': async open => {
    const { inn, house, live, notebook } = await begun(open);
    await visit(inn, house, live);
    const bob = await inn.follower(house, live, 'bob');
    const closed = house.close();
    bob.session.end();
    await closed;
    return differs('who is called', notebook.reasons, []);
  },
};
