import { newer } from './gone-checks.fixture.ts';
import { type Bus, type House, type Listener, type LiveTable, memoryBus, type Note, type PlayerChange, type Store } from './index.ts';
import { type Check, deadBus, differs, type Inn, Ponderer, position, quickThinker } from './inn.fixture.ts';

/** How several houses on one store and one bus get on. */
export const NEIGHBOUR_CHECKS: Record<string, Check> = {
  'of several houses one lets the bots of a table think': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker });
    const houses = await begun(inn, 3);
    const live = await botsTurn(inn, houses[0]!);
    for (const house of houses) await inn.at(house, live);
    await inn.time.pass(4000);
    return differs('how often a bot was asked', questions.length, 1);
  },

  'bots that the house in charge cannot let play are let by another, and from then on at once': async open => {
    const inn = open({ thinker: quickThinker });
    const [older, house] = [inn.house(), inn.house({ games: [newer] })];
    for (const one of [older, house]) one.begin();
    await inn.time.pass(1000);
    const moves: number[][] = [];
    for (let i = 0; i < 8; i++) {
      const live = await botsTurn(inn, house);
      await inn.time.pass(8000);
      const first = (await inn.movesIn(live)).length;
      if (first > 0) await inn.move(house, live, '1');
      await inn.time.pass(100);
      moves.push([first, (await inn.movesIn(live)).length]);
    }
    return differs(
      'moves at each table',
      moves,
      moves.map(() => [1, 3]),
    );
  },

  'who stepped in for a house that was only slow leaves the bots to it again': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker });
    const { survivor, live } = await besides(inn, questions);
    await inn.time.pass(8000);
    const both = questions.length;
    for (const { answer } of [...questions]) {
      answer('2');
      await inn.time.pass(0);
    }
    await inn.move(survivor, live, '1');
    await inn.time.pass(1000);
    return differs('how often a bot was asked, and then', [both, questions.length], [2, 3]);
  },

  'tables are shared among the houses, and who goes leaves the others theirs': async open => {
    const inn = open({ thinker: quickThinker });
    const tables = Array.from({ length: 300 }, (_, i) => `table ${i}`);
    const { Neighbours } = inn.api;
    const parts = { store: inn.store, time: inn.time, report: { problem: () => {}, note: () => {}, stored: () => {}, refused: () => {} } };
    const all = ['north', 'south', 'west'].map(me => new Neighbours(me, { ...parts, changed: () => {}, wasMissed: () => {} }));
    for (const house of all) await house.begin();
    await inn.time.pass(500);
    const before = tables.map(table => all.filter(house => house.looksAfter(table)).map(({ me }) => me));
    await all[0]!.depart();
    await inn.time.pass(500);
    const after = tables.map(table => all.filter(house => house.looksAfter(table)).map(({ me }) => me));
    const shares = all.map(({ me }) => before.filter(owners => owners.includes(me)).length);
    const moved = tables.filter((_, i) => before[i]![0] !== 'north' && before[i]![0] !== after[i]![0]);
    const isFair = shares.every(share => share > 70 && share < 130);
    return (
      differs('tables that nobody or several look after', [...before, ...after].filter(owners => owners.length !== 1).length, 0) ??
      differs(`whether the shares are fair (${shares})`, isFair, true) ??
      differs('tables that moved for nothing', moved.length, 0)
    );
  },

  'a bot plays at once, whichever house its table was made or played at': async open => {
    const inn = open({ thinker: quickThinker });
    const houses = await begun(inn, 3);
    const missing: string[] = [];
    for (let i = 0; i < 12; i++) {
      const house = houses[i % 3]!;
      const made = await inn.table(house, ['ann', 'bot'], { from: position(i % 2, [[1, 3], [2]], [[], []]) });
      await inn.time.pass(i % 2 === 0 ? 0 : 400);
      if (i % 2 === 0) await inn.move(house, made, '1');
      await inn.time.pass(400);
      if (!(await inn.movesIn(made)).includes('2')) missing.push(made.table.id);
    }
    return differs('tables whose bot did not move', missing, []);
  },

  'the bots of a house that dies go on within three seconds': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker });
    const { doomed, survivor, live } = await besides(inn, questions);
    const before = questions.length;
    doomed.die();
    await inn.time.pass(3000);
    questions[1]?.answer('2');
    await inn.time.pass(0);
    return (
      differs('how often a bot was asked before, and then', [before, questions.length], [1, 2]) ??
      differs('the moves', await inn.movesIn(live), ['2']) ??
      differs('the houses that are up', survivor.housesUp, 1)
    );
  },

  'a house that was frozen and wakes up does no harm': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker });
    const { doomed, live } = await besides(inn, questions);
    doomed.die();
    questions[0]!.answer('2');
    await inn.time.pass(3000);
    questions[1]!.answer('4');
    await inn.time.pass(7000);
    doomed.wake();
    await inn.time.pass(3000);
    const log = await inn.log(live);
    return (
      differs('the moves', await inn.movesIn(live), ['4']) ??
      differs(
        'the numbers',
        log.map(({ seq }) => seq),
        log.map((_, i) => i + 1),
      ) ??
      differs('what it takes for the truth', (await inn.at(doomed.house, live)).table.head, log.at(-1)!.hash) ??
      differs('the houses that are up', doomed.house.housesUp, 2)
    );
  },

  'a house that cannot beat leaves its bots to the others': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker });
    const { doomed, live } = await besides(inn, questions);
    questions[0]!.answer('2');
    await inn.time.pass(0);
    doomed.store.beat = async () => {
      throw new Error('no way through');
    };
    await inn.time.pass(3000);
    const before = questions.length;
    const there = await inn.at(doomed.house, live);
    await inn.move(doomed.house, there, '1');
    await inn.time.pass(0);
    const byOthers = questions.length;
    there.nudge();
    await inn.time.pass(0);
    return differs('how often a bot was asked', [before, byOthers, questions.length], [1, 2, 2]);
  },

  'a house that cannot beat lets no bot think after another has moved': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker });
    const { doomed } = await besides(inn, questions, ['ann', 'bot', 'bot']);
    doomed.store.beat = async () => {
      throw new Error('no way through');
    };
    await inn.time.pass(3000);
    const before = questions.length;
    questions[0]!.answer('2');
    await inn.time.pass(0);
    // The other house asks the second bot, and it alone.
    return differs('how often a bot was asked', [before, questions.length], [2, 3]);
  },

  'bots go on as soon as their house beats again, though nobody else came or went': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker });
    const [house] = (await begun(inn, 1)) as [House];
    const live = await inn.table(house, ['ann', 'bot'], { from: position(0, [[1, 3], [2]], [[], []]) });
    const { beat } = inn.store;
    inn.store.beat = async () => {
      throw new Error('no way through');
    };
    await inn.time.pass(3000);
    await inn.move(house, live, '1');
    await inn.time.pass(0);
    const before = questions.length;
    inn.store.beat = beat;
    await inn.time.pass(600);
    return differs('how often the bot was asked', [before, questions.length], [0, 1]);
  },

  'who comes or goes while a house looks after its tables makes it look again': async open => {
    const inn = open();
    const rounds: (() => void)[] = [];
    const dueBy: Store['dueBy'] = async (...of) => {
      const due = await inn.store.dueBy(...of);
      await new Promise<void>(resolve => rounds.push(resolve));
      return due;
    };
    inn.house({ store: { ...inn.store, dueBy } }).begin();
    await inn.time.pass(600);
    inn.house().begin();
    await inn.time.pass(600);
    const before = rounds.length;
    rounds[0]!();
    await inn.time.pass(0);
    return differs('rounds begun before it came, and after', [before, rounds.length], [1, 2]);
  },

  'a house that closes hands its bots over at once': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker });
    const { doomed } = await besides(inn, questions);
    await doomed.house.close();
    await inn.time.pass(600);
    return differs('how often a bot was asked', questions.length, 2);
  },

  'what is due is found even if nobody tells': async open => {
    const inn = open({ thinker: quickThinker, bus: deadBus });
    const houses = await begun(inn, 2);
    const tables: LiveTable[] = [];
    for (let i = 0; i < 8; i++) tables.push(await botsTurn(inn, houses[0]!));
    await inn.time.pass(3000);
    const moves = await Promise.all(tables.map(live => inn.movesIn(live)));
    return differs('tables without a move', moves.filter(made => made.length === 0).length, 0);
  },

  'what was stored although it failed is told at other houses': async open => {
    const inn = open();
    const failing = { ...inn.store };
    const [house, other] = [inn.house({ store: failing }), inn.house()];
    for (const one of [house, other]) one.begin();
    // They have just compared heads.
    await inn.time.pass(2100);
    const live = await inn.table(house, ['ann', 'bob']);
    const bob = await inn.follower(other, live, 'bob');
    failing.append = async (...of) => {
      await inn.store.append(...of);
      throw new Error('nobody knows');
    };
    await inn.move(house, live).catch(() => {});
    const { length } = await inn.log(live);
    await inn.time.pass(1400);
    return differs('the last entry, and what bob knows', [length, bob.steps.at(-1)?.seq], [live.table.seq, live.table.seq]);
  },

  'who is at one house is seen at the other, and so is who hangs up': async open => {
    const inn = open();
    const [house, other] = (await begun(inn, 2)) as [House, House];
    const live = await inn.table(house, ['ann', 'bob']);
    const ann = await inn.follower(house, live, 'ann');
    const bob = await inn.follower(other, live, 'bob');
    await inn.time.pass(250);
    const both = [presentAt(ann), presentAt(bob)];
    bob.session.end();
    await inn.time.pass(250);
    return differs(
      'who is there, and later',
      [...both, presentAt(ann)],
      [
        [true, true],
        [true, true],
        [true, false],
      ],
    );
  },

  'whoever sits down at another house is there': async open => {
    const inn = open();
    const [house, other] = (await begun(inn, 2)) as [House, House];
    const live = await inn.table(house, ['ann', 'open'], { start: false });
    const ann = await inn.follower(house, live, 'ann');
    await inn.follower(other, live, 'bob');
    await inn.wish(other, await inn.at(other, live), 'bob', { type: 'sit', seat: 1, commitment: null });
    await inn.time.pass(250);
    return differs('who is there', presentAt(ann), [true, true]);
  },

  'who was at a house that died is away': async open => {
    const inn = open();
    const [house] = (await begun(inn, 1)) as [House];
    const doomed = mortal(inn);
    doomed.house.begin();
    await inn.time.pass(1000);
    const live = await inn.table(house, ['ann', 'bob']);
    const ann = await inn.follower(house, live, 'ann');
    await inn.follower(doomed.house, live, 'bob');
    await inn.time.pass(250);
    const before = presentAt(ann);
    doomed.die();
    await inn.time.pass(3000);
    const dead = presentAt(ann);
    doomed.wake();
    await inn.time.pass(2000);
    return differs(
      'who is there before, then, and when it wakes up',
      [before, dead, presentAt(ann)],
      [
        [true, true],
        [true, false],
        [true, true],
      ],
    );
  },

  'a store that has lost who is up hides nobody for long': async open => {
    const inn = open();
    const up = new Set<string>();
    const { beat } = inn.store;
    inn.store.beat = (house, freshMs) => {
      up.add(house);
      return beat(house, freshMs);
    };
    const [house, other] = (await begun(inn, 2)) as [House, House];
    const live = await inn.table(house, ['ann', 'bob']);
    const [ann, bob] = [await inn.follower(house, live, 'ann'), await inn.follower(other, live, 'bob')];
    await inn.time.pass(0);
    for (const one of up) await inn.store.depart(one);
    await inn.time.pass(1100);
    return differs(
      'who is there, by both houses, and how many are up',
      [presentAt(ann), presentAt(bob), house.housesUp],
      [[true, true], [true, true], 2],
    );
  },

  'without a bus entries are found within a second, and at once when it is back': async open => {
    const weather = { isLost: false };
    const buses: Listener[] = [];
    const inn = open({ bus: () => losable(memoryBus(), weather, buses) });
    const [house, other] = (await begun(inn, 2)) as [House, House];
    const live = await inn.table(house, ['ann', 'bob']);
    const bob = await inn.follower(other, live, 'bob');
    const change = (isLost: boolean): void => {
      weather.isLost = isLost;
      for (const listener of buses) listener.changed(isLost);
    };
    // In the next second nobody looks for another reason.
    await inn.time.pass(1500);
    change(true);
    await inn.moves(house, live, 2);
    await inn.time.pass(1000);
    const lost = [other.isBusLost, bob.steps.at(-1)?.seq === live.table.seq];
    await inn.moves(house, live, 2);
    change(false);
    await inn.time.pass(10);
    return differs('what bob knows without it, and with it', [lost, bob.steps.at(-1)?.seq], [[true, true], live.table.seq]);
  },

  'what a house without a bus stores is found by the others within three seconds': async open => {
    const weather = { isLost: false };
    const bus = memoryBus();
    const inn = open({
      bus: () => ({ join: listener => (weather.isLost ? losable(bus, weather, []).join(listener) : bus.join(listener)) }),
    });
    const [other] = (await begun(inn, 1)) as [House];
    weather.isLost = true;
    const [house] = (await begun(inn, 1)) as [House];
    const live = await inn.table(house, ['ann', 'bob']);
    const bob = await inn.follower(other, live, 'bob');
    await inn.moves(house, live, 2);
    await inn.time.pass(3000);
    return differs('the last entry that bob has heard of', bob.steps.at(-1)?.seq, live.table.seq);
  },

  'many notes about a table are few looks into its log, and none is missed': async open => {
    const inn = open();
    const [house, other] = (await begun(inn, 2)) as [House, House];
    const live = await inn.table(house, ['ann', 'bob']);
    const bob = await inn.follower(other, live, 'bob');
    const { read } = inn.store;
    let looks = 0;
    inn.store.read = async (...of) => {
      looks++;
      await new Promise<void>(resolve => inn.time.after(50, resolve));
      return read(...of);
    };
    const stranger = inn.bus.join({ hear: () => {}, changed: () => {} });
    for (let i = 0; i < 100; i++) stranger.tell({ type: 'entry', table: live.table.id, seq: live.table.seq + 1 + i });
    await inn.time.pass(10_000);
    await inn.move(house, live);
    await inn.time.pass(100);
    const isTold = bob.steps.at(-1)?.seq === live.table.seq;
    return differs(`whether bob knows all, and it was seldom looked (${looks})`, [isTold, looks < 10], [true, true]);
  },

  'entries that are sent along need not be read': async open => {
    const { inn, house, live, bob, looks } = await watchedElsewhere(open);
    await inn.moves(house, live, 3);
    await inn.time.pass(100);
    return differs('what bob has heard of, and how often it was looked', [bob.steps.at(-1)?.seq, looks()], [live.table.seq, 0]);
  },

  'entries sent along that do not go on from what is known are read from the log': async open => {
    const { inn, house, live, bob, looks, stranger } = await watchedElsewhere(open);
    const told: Note[] = [];
    inn.bus.join({ hear: note => told.push(note), changed: () => {} }).listen(`table ${live.table.id}`);
    await inn.moves(house, live, 1);
    await inn.time.pass(100);
    const note = told.find(({ type }) => type === 'entry') as Extract<Note, { type: 'entry' }>;
    const [entry] = note.run!;
    const next = { ...entry!, seq: entry!.seq + 1 };
    for (const run of [[next], [{ ...next, seq: next.seq + 7 }]]) {
      stranger.tell({ ...note, seq: run[0]!.seq, run });
      await inn.time.pass(100);
    }
    const [believed, looked] = [bob.steps.at(-1)?.seq, looks()];
    await inn.moves(house, live, 1);
    await inn.time.pass(100);
    return differs(
      'what bob has heard of, how often both houses looked, and what he heard next',
      [believed, looked, bob.steps.at(-1)?.seq],
      [entry!.seq, 4, live.table.seq],
    );
  },

  'a new name and other arms are learned without a bus, and at once when it is back': async open => {
    const weather = { isLost: false };
    const buses: Listener[] = [];
    const inn = open({ bus: () => losable(memoryBus(), weather, buses) });
    const [house, other] = (await begun(inn, 2)) as [House, House];
    const live = await inn.table(house, ['ann', 'bob']);
    const bob = await inn.follower(other, live, 'bob');
    const change = (isLost: boolean): void => {
      weather.isLost = isLost;
      for (const listener of buses) listener.changed(isLost);
    };
    const alter = async (how: PlayerChange): Promise<void> => {
      await inn.store.changePlayer('ann', how);
      await house.renamed('ann');
    };
    const told = () => [bob.tables.at(-1)!.seats[0]!.name, bob.tables.at(-1)!.seats[0]!.arms];
    change(true);
    await alter({ name: 'Anne' });
    await inn.time.pass(15_000);
    const named = told();
    await alter({ chosen: 'gules' });
    await inn.time.pass(15_000);
    const lost = told();
    const before = bob.tables.length;
    await inn.time.pass(15_000);
    const more = bob.tables.length - before;
    await alter({ name: 'Anna', chosen: 'or' });
    change(false);
    await inn.time.pass(10);
    return differs(
      'what bob is told, how often for nothing, and then',
      [named, lost, more, told()],
      [['Anne', undefined], ['Anne', 'gules'], 0, ['Anna', 'or']],
    );
  },

  'when the bus is back everybody says who is there': async open => {
    const weather = { isLost: false };
    const buses: Listener[] = [];
    const inn = open({ bus: () => losable(memoryBus(), weather, buses) });
    const [house, other] = (await begun(inn, 2)) as [House, House];
    const live = await inn.table(house, ['ann', 'bob']);
    const ann = await inn.follower(house, live, 'ann');
    await inn.at(other, live);
    weather.isLost = true;
    const bob = await inn.follower(other, live, 'bob');
    await inn.time.pass(250);
    const lost = presentAt(ann);
    weather.isLost = false;
    // One of them alone has noticed.
    buses[0]!.changed(false);
    await inn.time.pass(250);
    const back = [presentAt(ann), presentAt(bob)];
    buses[0]!.changed(false);
    await inn.time.pass(5000);
    return differs(
      'who is there without it, when it is back, and later',
      [lost, ...back, presentAt(ann), presentAt(bob)],
      [
        [true, false],
        [true, true],
        [true, true],
        [true, true],
        [true, true],
      ],
    );
  },

  'a program that is welcome stays, whatever a note says': async open => {
    const inn = open();
    const [house] = (await begun(inn, 1)) as [House];
    const heard: string[] = [];
    house.onDismissal(({ player }) => void heard.push(player));
    await inn.player('ann');
    for (const name of ['engine', 'old engine']) {
      await inn.program(name, 'ann');
      house.receive({ player: name });
    }
    await inn.store.revokeProgram('ann', 'old engine');
    const stranger = inn.bus.join({ hear: () => {}, changed: () => {} });
    for (const player of ['engine', 'old engine']) stranger.tell({ type: 'dismissed', player });
    await inn.time.pass(0);
    return differs('who was dismissed', heard, ['old engine']);
  },

  'a program whose token is revoked while no note arrives is dismissed all the same': async open => {
    const weather = { isLost: true };
    const buses: Listener[] = [];
    const inn = open({ bus: () => losable(memoryBus(), weather, buses) });
    const [, other] = (await begun(inn, 2)) as [House, House];
    const heard: string[] = [];
    other.onDismissal(({ player }) => void heard.push(player));
    await inn.player('ann');
    for (const name of ['engine', 'old engine', 'good engine']) {
      await inn.program(name, 'ann');
      other.receive({ player: name });
    }
    other.receive({ player: 'another engine' })();
    await inn.store.revokeProgram('ann', 'engine');
    await inn.time.pass(15_000);
    const unnoticed = [...heard];
    for (const listener of buses) listener.changed(true);
    await inn.store.revokeProgram('ann', 'old engine');
    await inn.time.pass(1000);
    return differs(
      'who was dismissed, and without a bus',
      [unnoticed, heard.includes('old engine'), heard.includes('good engine'), heard.includes('another engine')],
      [['engine'], true, false, false],
    );
  },

  'who left while the bus was lost is away when it is back, though their house has forgotten the table': async open => {
    const weather = { isLost: false };
    const buses: Listener[] = [];
    const inn = open({ bus: () => losable(memoryBus(), weather, buses) });
    const [house, other] = (await begun(inn, 2)) as [House, House];
    const live = await inn.table(house, ['ann', 'bob', 'cyd']);
    const ann = await inn.follower(house, live, 'ann');
    const bob = await inn.follower(other, live, 'bob');
    await inn.time.pass(250);
    const before = presentAt(ann);
    weather.isLost = true;
    bob.session.end();
    await inn.time.pass(90_000);
    weather.isLost = false;
    for (const listener of buses) listener.changed(false);
    await inn.time.pass(3000);
    return differs(
      'who is there before, and then; tables at the other house',
      [before, presentAt(ann), other.size],
      [[true, true, false], [true, false, false], 0],
    );
  },

  'a program dismissed at one house is dismissed at every other where it is': async open => {
    const inn = open();
    const [house, other] = (await begun(inn, 2)) as [House, House];
    const heard: string[] = [];
    for (const [name, one] of Object.entries({ house, other })) one.onDismissal(({ player }) => void heard.push(`${name}: ${player}`));
    house.receive({ player: 'engine' });
    other.receive({ player: 'engine' });
    const leave = other.receive({ player: 'old engine' });
    leave();
    house.dismiss('engine');
    house.dismiss('old engine');
    await inn.time.pass(0);
    return differs('who heard of it', heard.toSorted(), ['house: engine', 'other: engine']);
  },

  'a device that is signed out is dismissed wherever it is, and no other': async open => {
    const inn = open();
    const [house, other] = (await begun(inn, 2)) as [House, House];
    const heard: string[] = [];
    for (const [name, one] of Object.entries({ house, other })) one.onDismissal(({ key }) => void heard.push(`${name}: ${key}`));
    await inn.store.addPlayer({ id: 'ann', name: 'Ann', lang: 'en' }, 'phone');
    await inn.store.addPlayer({ id: 'bob', name: 'Bob', lang: 'en' }, 'desk');
    await inn.store.addLink('link', 'ann', inn.store.now() + 1000);
    await inn.store.redeemLink('link', 'tablet');
    for (const one of [house, other]) {
      for (const key of ['phone', 'tablet']) one.receive({ player: 'ann', key });
      one.receive({ player: 'bob', key: 'desk' });
    }
    await inn.store.dropKeys('ann', ['phone']);
    house.dismiss('ann');
    house.dismiss('bob');
    await inn.time.pass(0);
    return differs('who heard of it', heard.toSorted(), ['house: phone', 'other: phone']);
  },

  'a device that is signed out while no note arrives is dismissed all the same': async open => {
    const weather = { isLost: true };
    const inn = open({ bus: () => losable(memoryBus(), weather, []) });
    const [house, other] = (await begun(inn, 2)) as [House, House];
    const heard: (string | undefined)[] = [];
    other.onDismissal(({ key }) => void heard.push(key));
    await inn.store.addPlayer({ id: 'ann', name: 'Ann', lang: 'en' }, 'phone');
    other.receive({ player: 'ann', key: 'phone' });
    await inn.store.dropKeys('ann', ['phone']);
    house.dismiss('ann');
    await inn.time.pass(0);
    const atOnce = [...heard];
    await inn.time.pass(15_000);
    return differs('who was dismissed, at once and later', [atOnce, heard], [[], ['phone']]);
  },

  'every house hears that bans have changed, also when no note arrives': async open => {
    const weather = { isLost: false };
    const inn = open({ bus: () => losable(memoryBus(), weather, []) });
    const [house, other] = (await begun(inn, 2)) as [House, House];
    const heard: string[] = [];
    for (const [name, one] of Object.entries({ house, other })) one.onBans(() => void heard.push(name));
    house.changeBans();
    await inn.time.pass(0);
    const atOnce = heard.splice(0);
    weather.isLost = true;
    await inn.time.pass(15_000);
    return differs('who heard of it, at once and later', [atOnce.toSorted(), heard.includes('other')], [['house', 'other'], true]);
  },
};

/** So many houses that know of each other. */
async function begun(inn: Inn, count: number): Promise<House[]> {
  const houses = Array.from({ length: count }, () => inn.house());
  for (const house of houses) house.begin();
  await inn.time.pass(1000);
  return houses;
}

const HANDS = [
  [1, 3],
  [2, 4],
  [5, 6],
];

/** A table where the bot on the second seat is to move. */
function botsTurn(inn: Inn, house: House, names: readonly string[] = ['ann', 'bot']): Promise<LiveTable> {
  const hands = HANDS.slice(0, names.length);
  return inn.table(house, names, {
    from: position(
      1,
      hands,
      hands.map(() => []),
    ),
  });
}

/** A house that can be cut off from everything, another one, and a table with a bot that the first looks after. */
async function besides(inn: Inn, questions: Ponderer['questions'], names?: readonly string[]) {
  const doomed = mortal(inn);
  const survivor = inn.house();
  for (const house of [doomed.house, survivor]) house.begin();
  await inn.time.pass(1000);
  for (;;) {
    questions.length = 0;
    const live = await botsTurn(inn, survivor, names);
    await inn.time.pass(0);
    if (doomed.house.peek(live.table.id)) return { doomed, survivor, live };
    await survivor.wish(live, await inn.player('ann'), { type: 'close' });
  }
}

/** A house whose calls to the store are not answered while it is dead; when it wakes up they are. */
function mortal(inn: Inn) {
  const waiting: (() => void)[] = [];
  let isDead = false;
  const alive = (): Promise<void> | undefined => (isDead ? new Promise(resolve => waiting.push(resolve)) : undefined);
  const store = { ...inn.store } as Store;
  for (const [name, method] of Object.entries(inn.store)) {
    if (typeof method !== 'function' || name === 'now') continue;
    Object.assign(store, {
      [name]: async (...of: unknown[]) => {
        await alive();
        const answer = await method.apply(inn.store, of);
        await alive();
        return answer;
      },
    });
  }
  return {
    store: store as { -readonly [Name in keyof Store]: Store[Name] },
    house: inn.house({ store }),
    die: () => {
      isDead = true;
    },
    wake: () => {
      isDead = false;
      for (const go of waiting.splice(0)) go();
    },
  };
}

/** A bus that loses every note while it is lost. */
function losable(bus: Bus, weather: { isLost: boolean }, listeners: Listener[]): Bus {
  return {
    join(listener) {
      listeners.push(listener);
      const member = bus.join(listener);
      return { ...member, tell: note => void (weather.isLost || member.tell(note)) };
    },
  };
}

const presentAt = ({ tables }: { readonly tables: readonly { readonly seats: readonly { readonly connected: boolean }[] }[] }): boolean[] =>
  tables.at(-1)!.seats.map(({ connected }) => connected);

/** A table at one house that bob follows at another, and how often that one has looked into the log since. */
async function watchedElsewhere(open: Parameters<Check>[0]) {
  const inn = open();
  const [house, other] = (await begun(inn, 2)) as [House, House];
  const live = await inn.table(house, ['ann', 'bob']);
  const bob = await inn.follower(other, live, 'bob');
  const { read } = inn.store;
  let looks = 0;
  inn.store.read = (...of) => {
    looks++;
    return read(...of);
  };
  return { inn, house, live, bob, looks: () => looks, stranger: inn.bus.join({ hear: () => {}, changed: () => {} }) };
}
