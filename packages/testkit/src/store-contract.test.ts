import { MOST_WON, memoryStore, type Row, type Said, type Snapshot, type Store, type Subscription, TALK_KEPT } from '@tabard/house';
import type { Entry } from '@tabard/table';
import { expect, test } from 'vitest';
import { STORE_CHECKS, storeContract } from './store-contract.ts';
import { survives } from './store-contract-reopened.ts';
import { type Clock, DAY_MS, START } from './store-contract-samples.ts';

storeContract(now => memoryStore({ now }), { name: 'memoryStore' });

interface Bug {
  readonly breaks: string;
  bug(store: Store, clock: Clock): Partial<Store>;
}

/** A store that keeps lists of arms in its own way. */
const noting =
  (after: (won: readonly string[], arms: string) => readonly string[]): Bug['bug'] =>
  store => {
    const won = new Map<string, readonly string[]>();
    return {
      append: async (run, row) => {
        for (const { player, arms } of row.worn ?? []) won.set(player, after(won.get(player) ?? [], arms));
        return store.append(run, row);
      },
      wonBy: async player => won.get(player) ?? [],
    };
  };

/** Each is a store in memory with one bug in it, and the check that has to find it. */
const BUGS: Record<string, Bug> = {
  'knows one presence for all devices': {
    breaks: 'presence is noted for each device once a day',
    bug: store => ({ notePresence: id => store.notePresence(id) }),
  },
  'lists devices as they came': {
    breaks: 'devices are listed, the last seen first',
    bug: store => ({ devicesOf: async player => (await store.devicesOf(player)).toReversed() }),
  },
  'leaves the links of a signed-out device': {
    breaks: 'who drops a key drops the links that were made',
    bug: () => ({ dropKeys: async (_, keys) => keys }),
  },
  'drops the keys of anybody': {
    breaks: 'a dropped key is worth nothing',
    bug: store => ({
      dropKeys: async (_, keys) => (await Promise.all(['ada', 'ben'].map(player => store.dropKeys(player, keys)))).flat(),
    }),
  },
  'keeps the last seen key instead of the one it was told': {
    breaks: 'one key and the last seen of the others stay good, and no more devices are listed than one may have',
    bug: store => ({ keepKeys: async (player, _, most) => store.keepKeys(player, (await store.devicesOf(player))[0]!.key, most) }),
  },
  'forgets what device a token was made with': {
    breaks: 'what device a token was made with is known, as far as it was told',
    bug: store => ({ addProgram: (program, token) => store.addProgram(program, token) }),
  },
  'deletes a player and leaves their programs': {
    breaks: 'who is deleted is gone with their programs, and their tables stay',
    bug: store => {
      const deleted = new Set<string>();
      return {
        deletePlayer: async id => (await store.player(id)) !== undefined && !deleted.has(id) && deleted.add(id) !== undefined,
        playersBy: async ids => (await store.playersBy(ids)).filter(({ id }) => !deleted.has(id)),
      };
    },
  },
  'makes a secret for everybody who asks': {
    breaks: 'a secret is made once',
    bug: () => ({ secret: async (_, fresh) => fresh }),
  },
  'calls whoever does not want it any more': {
    breaks: 'whoever asked is called there, and nobody else',
    bug: () => ({ unsubscribe: async () => {} }),
  },
  'calls a device at every address it ever had': {
    breaks: 'a device has one address, and an address one device',
    bug: store => {
      const all: Subscription[] = [];
      return {
        subscribe: async one => all.push({ ...one, made: store.now() }) > 0,
        subscriptionsOf: async player => all.filter(one => one.player === player),
      };
    },
  },
  'calls as many devices as there are': {
    breaks: 'no more devices are called than may be',
    bug: store => {
      const all: Subscription[] = [];
      return {
        subscribe: async one => all.unshift({ ...one, made: store.now() }) > 0,
        unsubscribe: async endpoints => void all.splice(0, all.length, ...all.filter(({ endpoint }) => !endpoints.includes(endpoint))),
        subscriptionsOf: async player => all.filter(one => one.player === player),
      };
    },
  },
  'calls devices that are signed out': {
    breaks: 'a device that is signed out is called no more',
    bug: store => {
      const all: Subscription[] = [];
      return {
        subscribe: async one => all.push({ ...one, made: store.now() }) > 0,
        subscriptionsOf: async player => all.filter(one => one.player === player),
      };
    },
  },
  'lets everybody call': {
    breaks: 'one of all who would call somebody may, until they have looked',
    bug: store => ({ claimCall: async (player, table) => (await store.claimCall(player, table)) || table === 'm' }),
  },
  'forgets all calls at a look': {
    breaks: 'one of all who would call somebody may, until they have looked',
    bug: store => ({
      looked: async () => {
        for (const player of ['ada', 'ben']) for (const table of ['m', 'n']) await store.looked(player, table);
      },
    }),
  },
  'bans for as long as it likes': { breaks: 'bans last until they are lifted', bug: () => ({ unban: async () => true }) },
  'believes the latest time for good': {
    breaks: 'the last time that was believed is known',
    bug: store => ({ believe: async time => store.believe(Math.max(time, await store.believed())) }),
  },
  'knows of no outages': {
    breaks: 'a time in which no house said that it was up was an outage, if it was long or nobody was up',
    bug: store => ({ alive: async () => store.alive(Number.MAX_SAFE_INTEGER) }),
  },
  'takes who is up now to have been up always': {
    breaks: 'a time in which no house said that it was up was an outage, if it was long or nobody was up',
    bug: store => ({ alive: async mostMs => store.alive(mostMs) }),
  },
  'is full from the start': {
    breaks: 'a probe of a store that works succeeds',
    bug: () => ({ probe: () => Promise.reject(new Error('full')) }),
  },
  'goes by a clock of its own': { breaks: 'the clock is the one it was handed', bug: () => ({ now: () => START }) },
  'forgets the order': {
    breaks: 'entries read back in order, from any number on',
    bug: store => ({ read: async (table, after) => (await store.read(table, after)).toReversed() }),
  },
  'reads one entry too many': {
    breaks: 'entries read back in order, from any number on',
    bug: store => ({ read: async (table, after) => store.read(table, Math.max(0, after - 1)) }),
  },
  'loses wishes': {
    breaks: 'an entry says what it said',
    bug: store => ({
      append: (run, row) =>
        store.append(
          run.map(({ wish: _, ...entry }) => entry),
          row,
        ),
    }),
  },
  'keeps only texts that are short': {
    breaks: 'an entry says what it said',
    bug: store => ({
      append: (run, row) =>
        store.append(
          run.map(entry => ({ ...entry, salt: entry.salt.slice(0, 255) })),
          row,
        ),
    }),
  },
  'takes an empty wish for none': {
    breaks: 'an entry says what it said',
    bug: store => ({
      append: (run, row) =>
        store.append(
          run.map(({ wish, ...entry }) => ({ ...entry, ...(wish ? { wish } : {}) })),
          row,
        ),
    }),
  },
  'keeps a snapshot for whoever asks': {
    breaks: 'a table nobody made has nothing',
    bug: () => looseSnapshots(),
  },
  'does not tell tables apart by case': {
    breaks: 'tables do not mix',
    bug: store => ({
      append: (run, row) =>
        store.append(
          run.map(entry => ({ ...entry, table: entry.table.toLowerCase() })),
          row,
        ),
      read: (table, after) => store.read(table.toLowerCase(), after),
      listed: table => store.listed(table.toLowerCase()),
    }),
  },
  'lets the last writer win': { breaks: 'a used number is taken, and nothing is stored', bug: () => lastWriterWins() },
  'allows gaps': {
    breaks: 'a number that leaves a gap is taken, and nothing is stored',
    bug: store => ({ append: async (run, row) => store.append(await renumbered(store, run), row) }),
  },
  'stores the free part of a run': {
    breaks: 'a run is stored as a whole or not at all',
    bug: store => ({
      append: async (run, row) => {
        const answers = [];
        for (const entry of run) answers.push(await store.append([entry], row));
        return answers.includes('taken') ? 'taken' : 'stored';
      },
    }),
  },
  'looks first and stores later': {
    breaks: 'of many appends of one number at once exactly one is stored',
    bug: () => {
      const hasty = lastWriterWins();
      return {
        ...hasty,
        append: async (run, row) => {
          const last = (await hasty.read(run[0]!.table, 0)).length;
          await Promise.resolve();
          return run[0]!.seq === last + 1 ? hasty.append(run, row) : 'taken';
        },
      };
    },
  },
  "writes the loser's row": {
    breaks: 'of many appends of one number at once exactly one is stored',
    bug: store => {
      let lastActing: Row['acting'];
      return {
        append: (run, row) => {
          lastActing = row.acting ?? lastActing;
          return store.append(run, row);
        },
        listed: async table => {
          const row = await store.listed(table);
          return row && { ...row, acting: lastActing ?? row.acting };
        },
      };
    },
  },
  'fails all when one is too late': {
    breaks: 'one who is too late does not hold up the others',
    bug: store => {
      let isSpoiled = false;
      return {
        append: async (run, row) => {
          const last = (await store.read(run[0]!.table, 0)).length;
          isSpoiled ||= run[0]!.seq <= last;
          return isSpoiled ? 'taken' : store.append(run, row);
        },
      };
    },
  },
  'drops what comes while it is busy': {
    breaks: 'many tables at once are all stored',
    bug: store => {
      let busy = 0;
      return {
        append: async (run, row) => {
          busy++;
          await Promise.resolve();
          const answer = busy > 30 ? 'stored' : await store.append(run, row);
          busy--;
          return answer;
        },
      };
    },
  },
  'answers before it stores': {
    breaks: 'what was answered can be read at once',
    bug: store => ({
      append: async (run, row) => {
        if (run[0]!.seq === 1) return store.append(run, row);
        setTimeout(() => void store.append(run, row), 1);
        return 'stored';
      },
    }),
  },
  'hands out its own lists': {
    breaks: 'lists that were handed in or out may be changed by who has them',
    bug: store => {
      const logs = new Map<string, readonly Entry[]>();
      return {
        read: async (table, after) => {
          const log = logs.get(table) ?? (await store.read(table, after));
          logs.set(table, log);
          return log;
        },
      };
    },
  },
  'keeps the first snapshot': {
    breaks: 'only the last snapshot is kept',
    bug: store => ({
      saveSnapshot: async (table, snapshot) => {
        if (!(await store.snapshot(table))) await store.saveSnapshot(table, snapshot);
      },
    }),
  },
  'forgets the log and keeps the snapshot': {
    breaks: 'forgetting a table forgets all of it and nothing else',
    bug: () => looseSnapshots(),
  },
  'forgets all tables that were made at the same time': {
    breaks: 'forgetting a table forgets all of it and nothing else',
    bug: store => ({
      forget: async (table, seq) => {
        await store.forget('n', seq);
        return store.forget(table, seq);
      },
    }),
  },
  'forgets a table though it went on': {
    breaks: 'a table that went on is not forgotten',
    bug: store => ({ forget: async table => store.forget(table, (await store.listed(table))?.seq ?? 0) }),
  },
  'remembers how far a forgotten table was': {
    breaks: 'a forgotten table can be made again',
    bug: store => {
      const forgotten = new Set<string>();
      return {
        forget: async (table, seq) => {
          forgotten.add(table);
          return store.forget(table, seq);
        },
        append: async (run, row) => (forgotten.has(run[0]!.table) ? 'taken' : store.append(run, row)),
      };
    },
  },
  'takes nothing named for nothing there': {
    breaks: 'what a row leaves out stays as it was',
    bug: store => ({ append: (run, row) => store.append(run, { acting: [], ...row }) }),
  },
  'tells the time of the first entry of a run': {
    breaks: 'every list tells all of a row, with the number and time of the last entry',
    bug: store => ({
      listed: async table => {
        const row = await store.listed(table);
        return row && { ...row, changed: (await store.read(table, 0)).at(-2)?.at ?? row.changed };
      },
    }),
  },
  'writes the row before it knows': {
    breaks: 'a taken append changes no row',
    bug: store => {
      let due: number | undefined;
      return {
        append: (run, row) => {
          due = row.due;
          return store.append(run, row);
        },
        listed: async table => {
          const row = await store.listed(table);
          return row && { ...row, due: due ?? row.due };
        },
      };
    },
  },
  'still lists the table for who got up': {
    breaks: 'a player has the tables where they sit or are host',
    bug: store => {
      const tables = new Map<string, Set<string>>();
      return {
        append: (run, row) => {
          const { table } = run[0]!;
          const players = tables.get(table) ?? new Set();
          for (const chair of row.about?.chairs ?? []) if (chair.kind === 'player') players.add(chair.player);
          tables.set(table, players);
          return store.append(run, row);
        },
        countUnfinished: async player => [...tables.values()].filter(players => players.has(player)).length,
      };
    },
  },
  "forgets that a host has the table where they don't sit": {
    breaks: 'a player has the tables where they sit or are host',
    bug: store => ({
      unfinishedOf: async player =>
        (await store.unfinishedOf(player)).filter(({ about }) =>
          about.chairs.some(chair => chair.kind === 'player' && chair.player === player),
        ),
    }),
  },
  'forgets closed tables in the list of all': {
    breaks: "a player's tables come latest change first, as many as asked for, without closed ones",
    bug: store => ({ allTablesOf: store.tablesOf }),
  },
  "lists a player's oldest tables first": {
    breaks: "a player's tables come latest change first, as many as asked for, without closed ones",
    bug: store => ({ tablesOf: async (player, most) => (await store.tablesOf(player, most)).toReversed() }),
  },
  'cuts the list before it leaves out closed tables': {
    breaks: "a player's tables come latest change first, as many as asked for, without closed ones",
    bug: store => ({
      tablesOf: async (player, most) => {
        const closed = (await store.dueBy(Infinity, Infinity)).filter(({ about }) => about.host === player && about.status === 'closed');
        return (await store.tablesOf(player, most)).slice(0, Math.max(0, most - closed.length));
      },
    }),
  },
  'counts tables that are over': {
    breaks: 'unfinished tables come longest untouched first, and are counted',
    bug: store => ({ countUnfinished: async player => (await store.tablesOf(player, Infinity)).length }),
  },
  'finds nothing due at the very moment': {
    breaks: 'what is due comes most urgent first, as many as asked for, and not before its time',
    bug: store => ({ dueBy: (time, most) => store.dueBy(time - 1, most) }),
  },
  'never clears closed tables away': {
    breaks: 'what is due comes most urgent first, as many as asked for, and not before its time',
    bug: store => ({ dueBy: async (time, most) => (await store.dueBy(time, most)).filter(({ about }) => about.status !== 'closed') }),
  },
  'goes on with the next moment, and loses what else was due at the same': {
    breaks: 'what is due at the same time comes by name, and a list goes on from where it ended',
    bug: store => ({ dueBy: (time, most, after) => store.dueBy(time, most, after && { due: after.due, table: '\uffff' }) }),
  },
  'begins the list anew every time': {
    breaks: 'what is due at the same time comes by name, and a list goes on from where it ended',
    bug: store => ({ dueBy: (time, most) => store.dueBy(time, most) }),
  },
  'goes on only from a table that is still there': {
    breaks: 'what is due at the same time comes by name, and a list goes on from where it ended',
    bug: store => ({
      dueBy: async (time, most, after) => {
        const all = await store.dueBy(time, Infinity);
        return all.slice(after ? all.findIndex(({ table }) => table === after.table) + 1 : 0).slice(0, most);
      },
    }),
  },
  'shows tables in the lobby that are for friends': {
    breaks: 'the lobby has the tables that are listed and have a seat, the newest first',
    bug: store => ({
      openTables: async most => (await store.dueBy(Infinity, Infinity)).filter(({ about }) => about.status === 'waiting').slice(0, most),
    }),
  },
  'shows the oldest tables first': {
    breaks: 'the lobby has the tables that are listed and have a seat, the newest first',
    bug: store => ({ openTables: async most => (await store.openTables(Infinity)).toReversed().slice(0, most) }),
  },
  'lets a code lead into a match': {
    breaks: 'a code leads to its table until the match begins',
    bug: store => ({ tableByCode: async code => (await store.dueBy(Infinity, Infinity)).find(({ about }) => about.code === code) }),
  },
  'tells heads of tables that there are not': {
    breaks: 'heads are the last numbers of the tables that there are',
    bug: store => ({
      heads: async tables => new Map(await Promise.all(tables.map(async table => [table, (await store.read(table, 0)).length] as const))),
    }),
  },
  'tells the numbers tables began with': {
    breaks: 'heads are the last numbers of the tables that there are',
    bug: store => ({ heads: async tables => new Map([...(await store.heads(tables)).keys()].map(table => [table, 1])) }),
  },
  'loses arms': {
    breaks: 'arms come with the append that brings them',
    bug: store => ({ append: (run, { worn: _, ...row }) => store.append(run, row) }),
  },
  'lists arms oldest first': {
    breaks: 'arms that were won are told once each, the newest first, as many as are kept',
    bug: store => ({ wonBy: async player => (await store.wonBy(player)).toReversed() }),
  },
  'keeps arms twice': {
    breaks: 'arms that were won are told once each, the newest first, as many as are kept',
    bug: noting((won, arms) => [arms, ...won]),
  },
  'keeps all arms': {
    breaks: 'arms that were won are told once each, the newest first, as many as are kept',
    bug: noting((won, arms) => [arms, ...won.filter(one => one !== arms)]),
  },
  'leaves arms where they were first won': {
    breaks: 'arms that were won are told once each, the newest first, as many as are kept',
    bug: noting((won, arms) => (won.includes(arms) ? won : [arms, ...won].slice(0, MOST_WON))),
  },
  'keeps one of the arms of a moment': {
    breaks: 'arms that are won at the same time are all kept',
    bug: store => {
      let last: Promise<unknown> | undefined;
      return {
        append: async (run, { worn, ...row }) => {
          if (!worn || last) return store.append(run, row);
          last = store.append(run, { ...row, worn });
          return last as ReturnType<Store['append']>;
        },
      };
    },
  },
  'takes keys for ids': {
    breaks: 'players are found by their ids and by the keys of their devices',
    bug: store => ({ playerByKey: async hash => store.player(hash) }),
  },
  'saves a whole player': {
    breaks: 'a change of a player touches only what it names',
    bug: store => ({ changePlayer: (id, change) => store.changePlayer(id, { name: '', lang: 'en', ...change }) }),
  },
  'reads a player, changes it and saves it': {
    breaks: 'changes of a player at the same time all survive',
    bug: store => ({
      changePlayer: async (id, change) => {
        const player = await store.player(id);
        await Promise.resolve();
        return player && store.changePlayer(id, { name: player.name, lang: player.lang, settings: player.settings, ...change });
      },
    }),
  },
  'forgets settings that were not named': {
    breaks: 'a change of settings touches only those it names',
    bug: store => ({
      changePlayer: async (id, change) => {
        const none = Object.keys((await store.player(id))?.settings ?? {}).map(key => [key, null]);
        return store.changePlayer(id, {
          ...change,
          ...(change.settings && { settings: { ...Object.fromEntries(none), ...change.settings } }),
        });
      },
    }),
  },
  'notes presence with every visit': { breaks: 'presence is noted once a day', bug: () => ({ notePresence: async () => true }) },
  'adds to nobody': {
    breaks: 'to who was deleted nothing is added any more',
    bug: store => ({ addLink: async (...of) => (await store.addLink(...of)) || true }),
  },
  'lets a link in twice': {
    breaks: 'a link is good once',
    bug: store => ({
      redeemLink: async (hash, key) => {
        const player = await store.redeemLink(hash, key);
        if (player) await store.addLink(hash, player.id, START + 1000);
        return player;
      },
    }),
  },
  'lets old links in': {
    breaks: 'a link is good in time',
    bug: store => ({ addLink: (hash, player) => store.addLink(hash, player, Infinity) }),
  },
  'refuses a link in its last moment': {
    breaks: 'a link is good in time',
    bug: store => ({ addLink: (hash, player, expires) => store.addLink(hash, player, expires - 1) }),
  },
  'does not know whose a program is': {
    breaks: 'a program comes in with its token',
    bug: store => ({
      player: async id => {
        const player = await store.player(id);
        return player && { ...player, owner: null };
      },
    }),
  },
  'lists programs newest first': {
    breaks: "a player's programs come oldest first",
    bug: store => ({ programsOf: async owner => (await store.programsOf(owner)).toReversed() }),
  },
  "lets anybody revoke anybody's program": {
    breaks: 'a revoked token is told from one that never was',
    bug: store => ({
      revokeProgram: async (_owner, program) => store.revokeProgram((await store.player(program))?.owner ?? '', program),
    }),
  },
  'forgets a token when it is revoked': {
    breaks: 'a revoked token is told from one that never was',
    bug: store => ({
      programByToken: async hash => {
        const found = await store.programByToken(hash);
        return found?.isRevoked ? undefined : found;
      },
    }),
  },
  'forgets people a day too early': {
    breaks: 'who has no table and was not here for a year is forgotten',
    bug: (store, clock) => ({
      forgetStrangers: async () => {
        clock.now += DAY_MS;
        await store.forgetStrangers();
        clock.now -= DAY_MS;
      },
    }),
  },
  'forgets nobody': {
    breaks: 'who has no table and was not here for a year is forgotten',
    bug: () => ({ forgetStrangers: async () => {} }),
  },
  'tells talk newest first': {
    breaks: 'what was said at a table reads back as it was, oldest first',
    bug: store => ({ talkAt: async table => (await store.talkAt(table)).toReversed() }),
  },
  'knows where everybody spoke': {
    breaks: 'where somebody spoke is known by name, as long as it is kept',
    bug: store => ({
      spokeAt: async (_player, most) => [...new Set([...(await store.spokeAt('ada', most)), ...(await store.spokeAt('ben', most))])],
    }),
  },
  'keeps what it can spell': {
    breaks: 'what was said at a table reads back as it was, oldest first',
    bug: store => ({
      keepSaid: said => store.keepSaid('text' in said.words ? { ...said, words: { text: said.words.text.replace('\u0000', '') } } : said),
    }),
  },
  'keeps every repeat': {
    breaks: 'what was said is kept once',
    bug: store => {
      let count = 0;
      return { keepSaid: said => store.keepSaid({ ...said, id: `${said.id} ${count++}` }) };
    },
  },
  'lets anybody speak': {
    breaks: 'nothing is kept of who is not there, or where there is no table',
    bug: store => ({ keepSaid: said => store.keepSaid({ ...said, by: 'ada' }) }),
  },
  'keeps the first lines': {
    breaks: 'of what was said at a table the last lines are kept',
    bug: store => ({ keepSaid: async said => ((await store.talkAt(said.table)).length < TALK_KEPT ? store.keepSaid(said) : false) }),
  },
  'remembers the talk of a table that is gone': {
    breaks: 'what was said is forgotten with its table',
    bug: store => {
      const heard: Said[] = [];
      return {
        keepSaid: async said => (await store.keepSaid(said)) && heard.push(said) > 0,
        talkAt: async table => heard.filter(said => said.table === table),
      };
    },
  },
  'remembers what programs said': {
    breaks: 'what somebody or a program of theirs said is forgotten with them',
    bug: store => {
      const heard: Said[] = [];
      return {
        keepSaid: async said => (await store.keepSaid(said)) && (said.by !== 'engine' || heard.push(said) > 0),
        talkAt: async table => [...(await store.talkAt(table)).filter(({ by }) => by !== 'engine'), ...heard],
      };
    },
  },
  'takes every house that ever was to be up': {
    breaks: 'houses that beat are up, for as long as is asked',
    bug: store => ({ beat: house => store.beat(house, Infinity) }),
  },
  'takes a house for gone when it should just beat again': {
    breaks: 'houses that beat are up, for as long as is asked',
    bug: store => ({ beat: (house, freshMs) => store.beat(house, freshMs - 1) }),
  },
  'lists houses in the order of their coming': {
    breaks: 'houses that beat are up, for as long as is asked',
    bug: store => {
      const came: string[] = [];
      return {
        beat: async (house, freshMs) => {
          if (!came.includes(house)) came.push(house);
          const up = await store.beat(house, freshMs);
          return came.filter(one => up.includes(one));
        },
      };
    },
  },
  'waits for houses that departed': {
    breaks: 'a house that departed is up no more, until it beats again',
    bug: () => ({ depart: async () => {} }),
  },
  'never lets a house back in': {
    breaks: 'a house that departed is up no more, until it beats again',
    bug: store => {
      const gone = new Set<string>();
      return {
        depart: async house => void gone.add(house),
        beat: async (house, freshMs) => (await store.beat(house, freshMs)).filter(one => !gone.has(one)),
      };
    },
  },
  'keeps who ever had a table': {
    breaks: 'who had only a table that was forgotten is forgotten too',
    bug: store => ({ forgetStrangers: async () => ((await store.dueBy(Infinity, 1)).length > 0 ? store.forgetStrangers() : undefined) }),
  },
};

test.each(Object.entries(BUGS))('the contract finds a store that %s', async (_name, { breaks, bug }) => {
  const clock = { now: START };
  const store = memoryStore({ now: () => clock.now });
  expect(await STORE_CHECKS[breaks]!({ ...store, ...bug(store, clock) }, clock)).toBeTypeOf('string');
});

test('every check of the contract has a bug that it finds', () => {
  expect(new Set(Object.values(BUGS).map(({ breaks }) => breaks))).toEqual(new Set(Object.keys(STORE_CHECKS)));
});

test.each<[string, (store: Store, now: () => number) => Store]>([
  ['forgets everything', (_, now) => memoryStore({ now, epoch: START })],
  ['begins another epoch with every start', (store, now) => ({ ...store, epoch: now() })],
  ['forgets the last snapshot', store => ({ ...store, snapshot: async () => undefined })],
  ['gives used numbers again', store => ({ ...store, append: async () => 'stored' })],
])('the contract finds a store that %s when it is opened again', async (_name, reopen) => {
  const clock = { now: START };
  const store = memoryStore({ now: () => clock.now });
  expect(await survives(reopen)(store, clock)).toBeTypeOf('string');
});

test('the contract finds nothing in a store that keeps everything', async () => {
  const clock = { now: START };
  expect(await survives(store => store)(memoryStore({ now: () => clock.now }), clock)).toBeUndefined();
});

function lastWriterWins(): Pick<Store, 'append' | 'read'> {
  const entries: Entry[] = [];
  return {
    append: async run => {
      for (const entry of run) {
        const place = entries.findIndex(({ table, seq }) => table === entry.table && seq === entry.seq);
        entries.splice(place === -1 ? entries.length : place, place === -1 ? 0 : 1, entry);
      }
      return 'stored';
    },
    read: async (table, after) => entries.filter(entry => entry.table === table && entry.seq > after),
  };
}

function looseSnapshots(): Pick<Store, 'saveSnapshot' | 'snapshot'> {
  const snapshots = new Map<string, Snapshot>();
  return { saveSnapshot: async (table, snapshot) => void snapshots.set(table, snapshot), snapshot: async table => snapshots.get(table) };
}

/** A run that would leave a gap is put where there is none. */
async function renumbered(store: Store, run: readonly Entry[]): Promise<readonly Entry[]> {
  const last = (await store.read(run[0]!.table, 0)).length;
  return run[0]!.seq > last + 1 ? run.map((entry, index) => ({ ...entry, seq: last + 1 + index })) : run;
}
