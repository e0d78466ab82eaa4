import { MOST_DEVICES, MOST_WON, type Player } from '@tabard/house';
import { about, add, chairOf, DAY_MS, differs, OPEN, person, START, type StoreCheck } from './store-contract-samples.ts';

const idsOf = (players: readonly { readonly id: string }[]): string[] => players.map(({ id }) => id);

const newPlayer = (id: string): Player => ({ ...person(id), settings: {}, arms: null, chosen: null, owner: null });

export const PEOPLE_CHECKS: Record<string, StoreCheck> = {
  'players are found by their ids and by the keys of their devices': async store => {
    const added = await store.addPlayer(person('ada'), 'key of ada');
    await store.addPlayer(person('ben'), 'key of ben');
    await store.addPlayer({ ...person('cyd'), name: '' }, 'key of cyd');
    return (
      differs('who was added', added, newPlayer('ada')) ??
      differs('who has the id', await store.player('ada'), newPlayer('ada')) ??
      differs('who has the key', await store.playerByKey('key of ben'), newPlayer('ben')) ??
      differs('the name nobody chose', (await store.player('cyd'))?.name, '') ??
      differs('who has no id', await store.player('Ada'), undefined) ??
      differs('who has no key', await store.playerByKey('Key of ben'), undefined) ??
      differs('who has some ids', idsOf(await store.playersBy(['cyd', 'nobody', 'ada', 'cyd'])).toSorted(), ['ada', 'cyd']) ??
      differs('who has none of the ids', await store.playersBy([]), [])
    );
  },

  'a change of a player touches only what it names': async store => {
    await store.addPlayer(person('ada'), 'key');
    await store.addPlayer(person('ben'), 'another key');
    await add(store, 'm', START, { worn: [{ player: 'ada', arms: 'gules' }] });
    const settings = { theme: 'dark', odd: ['«é漢😀»', null, { deep: 1.5 }] };
    const named = await store.changePlayer('ada', { name: 'Ada' });
    await store.changePlayer('ada', { settings });
    await store.changePlayer('ada', {});
    const changed = { ...newPlayer('ada'), name: 'Ada', arms: 'gules' };
    const chosen = await store.changePlayer('ada', { chosen: 'gules «é漢😀»' });
    await store.changePlayer('ada', { lang: 'de' });
    const kept = (await store.player('ada'))?.chosen;
    await store.changePlayer('ada', { chosen: null });
    return (
      differs('the answer', named, changed) ??
      differs('in other arms', chosen, { ...changed, settings, chosen: 'gules «é漢😀»' }) ??
      differs('the arms after another change', kept, 'gules «é漢😀»') ??
      differs('the player', await store.player('ada'), { ...changed, settings }) ??
      differs('by another name', await store.changePlayer('ada', { name: '', lang: 'ja' }), {
        ...changed,
        settings,
        name: '',
        lang: 'ja',
      }) ??
      differs('somebody else', await store.player('ben'), newPlayer('ben')) ??
      differs('nobody', await store.changePlayer('nobody', { name: 'x' }), undefined)
    );
  },

  'a change of settings touches only those it names': async store => {
    await store.addPlayer(person('ada'), 'key');
    await store.changePlayer('ada', { settings: { theme: 'dark', pace: 2, sound: true } });
    const changed = await store.changePlayer('ada', { settings: { pace: 1, sound: null, deep: { a: null } } });
    const settings = { theme: 'dark', pace: 1, deep: { a: null } };
    return (
      differs('the answer', changed, { ...newPlayer('ada'), settings }) ??
      differs('the player', await store.player('ada'), { ...newPlayer('ada'), settings }) ??
      differs('of nobody', await store.changePlayer('nobody', { settings: { pace: 1 } }), undefined)
    );
  },

  'changes of a player at the same time all survive': async store => {
    await store.addPlayer(person('ada'), 'key');
    await Promise.all([
      store.changePlayer('ada', { name: 'Ada' }),
      ...['theme', 'pace', 'sound'].map(key => store.changePlayer('ada', { settings: { [key]: 'mine' } })),
      store.changePlayer('ada', { lang: 'fr' }),
      store.changePlayer('ada', { chosen: 'or' }),
      add(store, 'm', START, { worn: [{ player: 'ada', arms: 'gules' }] }),
    ]);
    const all: Player = { id: 'ada', name: 'Ada', lang: 'fr', settings: {}, arms: 'gules', chosen: 'or', owner: null };
    const { settings = {}, ...player } = (await store.player('ada')) ?? {};
    return (
      differs('the settings', Object.keys(settings).toSorted(), ['pace', 'sound', 'theme']) ??
      differs('the player', { ...all, ...player }, all)
    );
  },

  'arms that were won are told once each, the newest first, as many as are kept': async store => {
    for (const id of ['ada', 'ben']) await store.addPlayer(person(id), `key of ${id}`);
    const none = await store.wonBy('ada');
    await add(store, 'm', START);
    const win = async (player: string, arms: readonly string[]) => {
      for (const one of arms) await add(store, 'm', START, { worn: [{ player, arms: one }] });
    };
    await win('ada', ['gules', 'or «é漢😀»', '- "vert"', 'gules', 'gules', 'or «é漢😀»']);
    const few = await store.wonBy('ada');
    const many = Array.from({ length: MOST_WON - 1 }, (_, index) => `arms ${index}`);
    await win('ben', ['first', ...many, 'first', 'last']);
    return (
      differs('before any was won', none, []) ??
      differs('some', few, ['or «é漢😀»', 'gules', '- "vert"']) ??
      differs('the last of them', (await store.player('ada'))?.arms, 'or «é漢😀»') ??
      differs('many', await store.wonBy('ben'), ['last', 'first', ...many.toReversed().slice(0, -1)]) ??
      differs('of nobody', await store.wonBy('nobody'), [])
    );
  },

  'arms that are won at the same time are all kept': async store => {
    await store.addPlayer(person('ada'), 'key');
    const tables = ['a', 'b', 'c', 'd', 'e'];
    for (const table of tables) await add(store, table, START);
    await Promise.all(tables.map(table => add(store, table, START, { worn: [{ player: 'ada', arms: `arms of ${table}` }] })));
    const won = await store.wonBy('ada');
    return (
      differs(
        'the arms',
        won.toSorted(),
        tables.map(table => `arms of ${table}`),
      ) ?? differs('the last ones', (await store.player('ada'))?.arms, won[0])
    );
  },

  'presence is noted once a day': async (store, clock) => {
    await store.addPlayer(person('ada'), 'key');
    const atOnce = await store.notePresence('ada');
    clock.now += DAY_MS + 1;
    const nextDay = await Promise.all([store.notePresence('ada'), store.notePresence('ada'), store.notePresence('ada')]);
    const again = await store.notePresence('ada');
    clock.now += DAY_MS + 1;
    return (
      differs('on the first day', atOnce, false) ??
      differs('on the next day, thrice at once', nextDay.filter(Boolean).length, 1) ??
      differs('again on that day', again, false) ??
      differs('a day later', await store.notePresence('ada'), true) ??
      differs('of nobody', await store.notePresence('nobody'), false)
    );
  },

  'presence is noted for each device once a day': async (store, clock) => {
    await store.addPlayer(person('ada'), 'phone');
    clock.now += DAY_MS;
    await store.addLink('link', 'ada', clock.now + 1000);
    await store.redeemLink('link', 'desk');
    clock.now++;
    const noted = [
      await store.notePresence('ada', 'phone'),
      await store.notePresence('ada', 'phone'),
      await store.notePresence('ada', 'desk'),
    ];
    clock.now += DAY_MS;
    const later = await Promise.all(['desk', 'desk', 'phone'].map(key => store.notePresence('ada', key)));
    const seen = (await store.devicesOf('ada')).map(device => [device.key, device.seen]);
    return (
      differs('of the phone, again, of the other', noted, [true, false, false]) ??
      differs('a day later, of the desk twice at once', later.filter(Boolean).length, 1) ??
      differs('the days', seen, [
        ['desk', START + 2 * DAY_MS + 1],
        ['phone', START + DAY_MS + 1],
      ]) ??
      differs('of no device', await store.notePresence('ada', 'no key'), false) ??
      differs('of the player, without one', await store.notePresence('ada'), false)
    );
  },

  'devices are listed, the last seen first': async (store, clock) => {
    await store.addPlayer(person('ada'), 'phone', { browser: 'Firefox', system: 'Android' });
    await store.addPlayer(person('ben'), 'another phone');
    clock.now += 2 * DAY_MS;
    await store.addLink('link', 'ada', clock.now + 1000);
    await store.redeemLink('link', 'desk', { browser: 'Safari', system: 'macOS' });
    return (
      differs('her devices', await store.devicesOf('ada'), [
        { key: 'desk', browser: 'Safari', system: 'macOS', made: START + 2 * DAY_MS, seen: START + 2 * DAY_MS },
        { key: 'phone', browser: 'Firefox', system: 'Android', made: START, seen: START },
      ]) ??
      differs('his device', await store.devicesOf('ben'), [{ key: 'another phone', browser: '', system: '', made: START, seen: START }]) ??
      differs('the devices of nobody', await store.devicesOf('nobody'), [])
    );
  },

  'who drops a key drops the links that were made': async store => {
    await store.addPlayer(person('ada'), 'phone');
    await store.addPlayer(person('ben'), 'desk');
    for (const player of ['ada', 'ben']) await store.addLink(`link of ${player}`, player, START + 1000);
    await store.dropKeys('ada', ['phone']);
    return (
      differs('who comes by the link', await store.redeemLink('link of ada', 'tablet'), undefined) ??
      differs('who comes by another', (await store.redeemLink('link of ben', 'watch'))?.id, 'ben')
    );
  },

  'a dropped key is worth nothing': async store => {
    await store.addPlayer(person('ada'), 'phone');
    await store.addPlayer(person('ben'), 'desk');
    for (const key of ['tablet', 'watch']) {
      await store.addLink('link', 'ada', START + 1000);
      await store.redeemLink('link', key);
    }
    const dropped = await store.dropKeys('ada', ['phone', 'desk', 'no key', 'tablet']);
    return (
      differs('what was dropped', dropped.toSorted(), ['phone', 'tablet']) ??
      differs('again', await store.dropKeys('ada', ['phone']), []) ??
      differs('none', await store.dropKeys('ada', []), []) ??
      differs('who has the dropped key', await store.playerByKey('phone'), undefined) ??
      differs('who has another', (await store.playerByKey('desk'))?.id, 'ben') ??
      differs(
        'the devices',
        (await store.devicesOf('ada')).map(({ key }) => key),
        ['watch'],
      ) ??
      differs('the good keys', [...(await store.goodKeys(['phone', 'desk', 'watch', 'no key']))].toSorted(), ['desk', 'watch']) ??
      differs('the good ones of none', (await store.goodKeys([])).size, 0)
    );
  },

  'one key and the last seen of the others stay good, and no more devices are listed than one may have': async (store, clock) => {
    const keys = Array.from({ length: MOST_DEVICES + 5 }, (_, index) => `key ${index}`);
    await store.addPlayer(person('ben'), 'desk');
    await store.addPlayer(person('ada'), keys[0]!);
    for (const key of keys.slice(1)) {
      clock.now++;
      await store.addLink('link', 'ada', clock.now + 1000);
      await store.redeemLink('link', key);
    }
    const listed = (await store.devicesOf('ada')).map(({ key }) => key);
    await store.addLink('link', 'ada', clock.now + 1000);
    const dropped = await store.keepKeys('ada', 'key 1', 3);
    const byLink = await store.redeemLink('link', 'new key');
    await store.addLink('good link', 'ada', clock.now + 1000);
    const more = await store.keepKeys('ada', 'key 1', 3);
    await store.redeemLink('good link', 'new key');
    const last = keys.toReversed();
    return (
      differs('the devices', listed, last.slice(0, MOST_DEVICES)) ??
      differs('what was dropped', dropped.toSorted(), ['key 0', ...keys.slice(2, -2)].toSorted()) ??
      differs(
        'the good keys',
        [...(await store.goodKeys([...keys, 'desk']))].toSorted(),
        ['key 1', ...last.slice(0, 2), 'desk'].toSorted(),
      ) ??
      differs('by a link made before', byLink, undefined) ??
      differs('where there is room', more, []) ??
      differs('for none but one', (await store.keepKeys('ada', 'key 1', 1)).toSorted(), [...last.slice(0, 2), 'new key'].toSorted())
    );
  },

  'who is deleted is gone with their programs, and their tables stay': async store => {
    for (const id of ['ada', 'ben']) await store.addPlayer(person(id), `key of ${id}`);
    await store.addLink('link', 'ada', START + 1000);
    await store.addProgram({ ...person('engine'), owner: 'ada' }, 'token');
    await store.addProgram({ ...person('other'), owner: 'ben' }, 'another token');
    const seated = about({ host: 'ada', chairs: [chairOf('ada'), chairOf('engine', true), chairOf('ben')] });
    await add(store, 'm', START, { about: seated, worn: [{ player: 'ada', arms: 'gules' }] });
    await store.changePlayer('ada', { chosen: 'gules' });
    const before = await store.listed('m');
    const answers = [await store.deletePlayer('ada'), await store.deletePlayer('ada')];
    const won = await store.wonBy('ada');
    return (
      differs('the answers', answers, [true, false]) ??
      differs('the arms', won, []) ??
      differs('who is left', idsOf(await store.playersBy(['ada', 'engine', 'ben', 'other'])).toSorted(), ['ben', 'other']) ??
      differs('by the key', await store.playerByKey('key of ada'), undefined) ??
      differs('the devices', await store.devicesOf('ada'), []) ??
      differs('by the link', await store.redeemLink('link', 'new key'), undefined) ??
      differs('by the token', await store.programByToken('token'), undefined) ??
      differs('the table', await store.listed('m'), before) ??
      differs('somebody else', (await store.programByToken('another token'))?.player.id, 'other')
    );
  },

  'to who was deleted nothing is added any more': async store => {
    await store.addPlayer(person('ada'), 'key');
    await store.deletePlayer('ada');
    const subscription = {
      player: 'ada',
      key: 'key',
      endpoint: 'https://push.example/1',
      p256dh: 'p',
      auth: 'a',
      reasons: ['turn'],
    } as const;
    const answers = [
      await store.addLink('link', 'ada', START + 1000),
      (await store.addProgram({ ...person('engine'), owner: 'ada' }, 'token')) !== undefined,
      await store.subscribe(subscription),
    ];
    // Whatever is left would be theirs.
    for (const id of ['ada', 'engine']) await store.addPlayer(person(id), id === 'ada' ? 'key' : 'another key');
    const left = [
      (await store.redeemLink('link', 'new key')) !== undefined,
      (await store.programByToken('token')) !== undefined,
      (await store.subscriptionsOf('ada')).length > 0,
    ];
    return differs('the answers', answers, [false, false, false]) ?? differs('what was added', left, [false, false, false]);
  },

  'bans last until they are lifted': async (store, clock) => {
    const first = await store.ban('player ada', 'spam «é漢😀»');
    clock.now++;
    const answers = [first, await store.ban('network 2001:db8::/64', ''), await store.ban('player ada', 'again')];
    const all = await store.bans();
    return (
      differs('the answers', answers, [true, true, false]) ??
      differs('the bans', all, [
        { whom: 'network 2001:db8::/64', made: START + 1, why: '' },
        { whom: 'player ada', made: START, why: 'spam «é漢😀»' },
      ]) ??
      differs('lifted, twice', [await store.unban('player ada'), await store.unban('player ada')], [true, false]) ??
      differs(
        'what is left',
        (await store.bans()).map(({ whom }) => whom),
        ['network 2001:db8::/64'],
      )
    );
  },

  'a link is good once': async store => {
    await store.addPlayer(person('ada'), 'key');
    await store.addLink('link', 'ada', START + 1000);
    const answers = await Promise.all(['a', 'b', 'c'].map(async key => [key, await store.redeemLink('link', key)] as const));
    const winners = answers.filter(([, player]) => player !== undefined);
    if (winners.length !== 1) return `${winners.length} of three got in by one link`;
    const [key, player] = winners[0]!;
    const keys = await Promise.all(['key', 'a', 'b', 'c'].map(async device => ((await store.playerByKey(device)) ? [device] : [])));
    return (
      differs('who got in', player, newPlayer('ada')) ??
      differs('the keys', keys.flat(), ['key', key]) ??
      differs('the used link', await store.redeemLink('link', 'd'), undefined) ??
      differs('a link that never was', await store.redeemLink('no link', 'd'), undefined)
    );
  },

  'a link is good in time': async (store, clock) => {
    await store.addPlayer(person('ada'), 'key');
    await store.addLink('in time', 'ada', START + 1000);
    await store.addLink('too old', 'ada', START + 999);
    await store.addLink("a stranger's", 'nobody', START + 1000);
    clock.now += 1000;
    await store.forgetStrangers();
    return (
      differs('by the old link', await store.redeemLink('too old', 'a'), undefined) ??
      differs('whose key the late one is', await store.playerByKey('a'), undefined) ??
      differs('by the link of nobody', await store.redeemLink("a stranger's", 'b'), undefined) ??
      differs('by the link in time', idsOf([(await store.redeemLink('in time', 'c')) ?? { id: 'nobody' }]), ['ada'])
    );
  },

  'a program comes in with its token': async store => {
    await store.addPlayer(person('ada'), 'key');
    const program = await store.addProgram({ ...person('engine'), owner: 'ada' }, 'token', { key: 'key', device: 'mark' });
    const player: Player = { ...newPlayer('engine'), owner: 'ada' };
    return (
      differs('the program', program, { id: 'engine', name: person('engine').name, made: START, key: 'key', device: 'mark' }) ??
      differs('who has the token', await store.programByToken('token'), { player, isRevoked: false }) ??
      differs('who has no token', await store.programByToken('Token'), undefined) ??
      differs('the player', await store.player('engine'), player) ??
      differs('among others', (await store.playersBy(['engine', 'ada'])).length, 2) ??
      differs('by its token as a key', await store.playerByKey('token'), undefined) ??
      differs('by its new name', await store.changePlayer('engine', { name: 'Deep' }), { ...player, name: 'Deep' }) ??
      differs('whether it is welcome', [await store.isWelcome('engine'), await store.isWelcome('ada')], [true, false])
    );
  },

  "a player's programs come oldest first": async (store, clock) => {
    for (const id of ['ada', 'ben']) await store.addPlayer(person(id), `key of ${id}`);
    for (const [id, owner] of [
      ['zoe', 'ada'],
      ['eve', 'ada'],
      ['bob', 'ben'],
      ['amy', 'ada'],
    ] as const) {
      await store.addProgram({ ...person(id), owner }, `token of ${id}`);
      clock.now++;
    }
    const made = (await store.programsOf('ada')).map(program => [program.id, program.name, program.made]);
    return (
      differs('the programs', made, [
        ['zoe', person('zoe').name, START],
        ['eve', person('eve').name, START + 1],
        ['amy', person('amy').name, START + 3],
      ]) ?? differs('the programs of nobody', await store.programsOf('nobody'), [])
    );
  },

  'what device a token was made with is known, as far as it was told': async store => {
    await store.addPlayer(person('ada'), 'key');
    await store.addProgram({ ...person('engine'), owner: 'ada' }, 'token', { key: 'key', device: 'mark' });
    await store.addProgram({ ...person('other'), owner: 'ada' }, 'another token', { key: 'another key' });
    await store.addProgram({ ...person('old'), owner: 'ada' }, 'old token');
    await store.dropKeys('ada', ['key']);
    const makers = (await store.programsOf('ada')).map(({ id, key, device }) => [id, key, device] as const);
    return differs(
      'the makers',
      makers.toSorted(([a], [b]) => (a < b ? -1 : 1)),
      [
        ['engine', 'key', 'mark'],
        ['old', null, null],
        ['other', 'another key', null],
      ],
    );
  },

  'a revoked token is told from one that never was': async store => {
    await store.addPlayer(person('ada'), 'key');
    await store.addProgram({ ...person('engine'), owner: 'ada' }, 'token');
    await store.addProgram({ ...person('other'), owner: 'ada' }, 'another token');
    const byAnother = await store.revokeProgram('ben', 'engine');
    const stillGood = await store.isWelcome('engine');
    const answers = [await store.revokeProgram('ada', 'engine'), await store.revokeProgram('ada', 'engine')];
    return (
      differs('what somebody else can revoke', [byAnother, stillGood], [false, true]) ??
      differs('the answers', answers, [true, false]) ??
      differs('by the token', (await store.programByToken('token'))?.isRevoked, true) ??
      differs('whether it is welcome', await store.isWelcome('engine'), false) ??
      differs('what is left', idsOf(await store.programsOf('ada')), ['other']) ??
      differs('a program nobody made', await store.revokeProgram('ada', 'none'), false)
    );
  },

  'who has no table and was not here for a year is forgotten': async (store, clock) => {
    for (const id of ['gone', 'guest', 'host', 'visitor', 'left']) await store.addPlayer(person(id), `key of ${id}`);
    for (const id of ['dead engine', 'engine']) await store.addProgram({ ...person(id), owner: 'visitor' }, `token of ${id}`);
    const chairs = [chairOf('guest'), chairOf('left'), chairOf('engine', true)];
    await add(store, 'm', START, { about: about({ host: 'host', chairs, status: 'closed' }) });
    await add(store, 'm', START, { about: about({ host: 'host', chairs: chairs.with(1, OPEN), status: 'closed' }) });
    await store.addLink('link', 'gone', START + 1000 * DAY_MS);
    clock.now += 300 * DAY_MS;
    await store.notePresence('visitor');
    clock.now = START + 365 * DAY_MS;
    await store.forgetStrangers();
    const everybody = ['gone', 'guest', 'host', 'visitor', 'left', 'dead engine', 'engine'];
    const afterAYear = await store.playersBy(everybody);
    clock.now++;
    await store.forgetStrangers();
    const later = await store.playersBy(everybody);
    const byLink = await store.redeemLink('link', 'a');
    await store.addPlayer(person('gone'), 'another key');
    return (
      differs('who is known after a year', afterAYear.length, everybody.length) ??
      differs('who is known later', idsOf(later).toSorted(), ['engine', 'guest', 'host', 'visitor']) ??
      differs('the link of who was forgotten', byLink, undefined) ??
      differs('the key of who was forgotten', await store.playerByKey('key of gone'), undefined) ??
      differs('the key of somebody else', (await store.playerByKey('key of guest'))?.id, 'guest') ??
      differs('the forgotten token', await store.programByToken('token of dead engine'), undefined) ??
      differs('what is left', idsOf(await store.programsOf('visitor')), ['engine'])
    );
  },

  'who had only a table that was forgotten is forgotten too': async (store, clock) => {
    await store.addPlayer(person('ada'), 'key');
    await add(store, 'm', START);
    clock.now += 366 * DAY_MS;
    await store.forgetStrangers();
    const before = await store.player('ada');
    await store.forget('m', 1);
    await store.forgetStrangers();
    return differs('before', before?.id, 'ada') ?? differs('after', await store.player('ada'), undefined);
  },
};
