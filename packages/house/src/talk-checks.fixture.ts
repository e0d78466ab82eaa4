import type { Words } from '@tabard/protocol';
import { USUAL_TERMS } from '@tabard/table';
import { type Bus, type Listener, type LiveTable, memoryBus } from './index.ts';
import { type Check, differs, type Guest } from './inn.fixture.ts';

const HELLO: Words = { phrase: 'hello' };
const FREE = { terms: { ...USUAL_TERMS, talk: 'free' } } as const;

/** What somebody was told, live: who said it, and what. */
const heardBy = ({ heard }: Guest): string[] =>
  heard.flatMap(message => {
    if (message.type !== 'said') return [];
    const { line } = message;
    return [`${line.name}: ${'phrase' in line ? line.phrase : line.text}`];
  });

/** What somebody was told when they came, as it was said. */
const recalledBy = ({ heard }: Guest): string[] =>
  heard.flatMap(message => (message.type === 'talk' ? message.lines.map(line => ('phrase' in line ? line.phrase : line.text)) : []));

let wishes = 0;
const say = (guest: Guest, { table: { id } }: LiveTable, words: Words, wish = `wish-${wishes++}`): Promise<boolean> =>
  guest.say({ type: 'say', table: id, wish, ...words });

const watchingOf = ({ tables }: Guest): number => tables.at(-1)!.watching;

/** Who is told what was said, and who may say it. */
export const TALK_CHECKS: Record<string, Check> = {
  'who watches does not reach those who play while the match runs': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { start: false });
    const [ann, bob, eve, fay] = await Promise.all(['ann', 'bob', 'eve', 'fay'].map(name => inn.follower(house, live, name)));
    await say(eve!, live, HELLO);
    await inn.wish(house, live, 'ann', { type: 'start' });
    await say(eve!, live, { phrase: 'oh-no' });
    await say(ann!, live, { phrase: 'thinking' });
    await inn.wish(house, live, 'bob', { type: 'resign' });
    await say(fay!, live, { phrase: 'good-game' });
    const players = ['EVE: hello', 'ANN: thinking', 'FAY: good-game'];
    const watchers = ['EVE: hello', 'EVE: oh-no', 'ANN: thinking', 'FAY: good-game'];
    const again = await inn.follower(inn.house(), live, 'bob');
    return (
      differs('what those who play hear', [heardBy(ann!), heardBy(bob!)], [players, players]) ??
      differs('what those who watch hear', [heardBy(eve!), heardBy(fay!)], [watchers, watchers]) ??
      differs('what bob is told later', recalledBy(again), ['hello', 'thinking', 'good-game'])
    );
  },

  'nobody is told what was said before they came': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'open', 'open'], { start: false });
    const sit = async (name: string, seat: number) => {
      await inn.time.pass(1000);
      return inn.wish(house, live, name, { type: 'sit', seat, commitment: null });
    };
    const ann = await inn.follower(house, live, 'ann');
    await say(ann, live, HELLO);
    await sit('bob', 1);
    await inn.follower(house, live, 'bob');
    await say(ann, live, { phrase: 'good-luck' });
    await inn.time.pass(1000);
    // A commitment of their own is no other coming.
    await sit('bob', 1);
    await sit('cyd', 2);
    await say(ann, live, { phrase: 'thanks' });
    const [bob, cyd, eve, nobody] = await Promise.all(['bob', 'cyd', 'eve', undefined].map(name => inn.follower(house, live, name)));
    const back = await inn.follower(inn.house(), live, 'ann');
    return (
      differs('bob', recalledBy(bob!), ['good-luck', 'thanks']) ??
      differs('cyd', recalledBy(cyd!), ['thanks']) ??
      differs('ann, back at another house', recalledBy(back), ['hello', 'good-luck', 'thanks']) ??
      differs('who watches', [...recalledBy(eve!), ...recalledBy(nobody!), ...heardBy(eve!)], [])
    );
  },

  'who may not watch hears nothing of what is said, and says nothing': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { spectators: false });
    const [ann, eve] = [await inn.follower(house, live, 'ann'), await inn.follower(house, live, 'eve')];
    await say(ann, live, HELLO);
    await say(eve, live, HELLO);
    return (
      differs('what eve hears', heardBy(eve), []) ??
      differs('what ann hears', heardBy(ann), ['ANN: hello']) ??
      differs('what eve is answered, first and then', eve.errors, ['spectators-forbidden', 'spectators-forbidden'])
    );
  },

  'words of one’s own are for people, where the host allows them, and cleaned': async open => {
    const inn = open();
    const house = inn.house();
    const [strict, free] = [
      await inn.table(house, ['ann', 'bob'], { start: false }),
      await inn.table(house, ['ann', 'open'], { start: false, ...FREE }),
    ];
    await inn.program('engine', 'ann');
    await inn.wish(house, free, 'ann', { type: 'invite', seat: 1, program: 'engine' });
    const ann = await inn.follower(house, strict, 'ann');
    await ann.say({ type: 'follow', table: free.table.id });
    const engine = await inn.follower(house, free, 'engine');
    const stranger = await inn.follower(house, free, undefined);
    await say(ann, strict, { text: 'so there' });
    await say(ann, free, { text: ' \u202eso\u0000 \n there\u200b ' });
    await say(ann, free, { text: '\u200d \u202e' });
    await say(ann, free, { text: 'x'.repeat(300) });
    await say(engine, free, { text: 'I am a program' });
    await say(engine, free, { phrase: 'good-game' });
    await say(stranger, free, HELLO);
    return (
      differs('what ann hears', heardBy(ann), ['ANN: so there', `ANN: ${'x'.repeat(200)}`, 'ENGINE: good-game']) ??
      differs('what ann is answered', ann.errors, ['phrases-only', 'bad-text']) ??
      differs('what the program is answered', engine.errors, ['phrases-only']) ??
      differs('what somebody without a name is answered', stranger.errors, ['bad-name'])
    );
  },

  'something is said once, however often it is wished, and at every house': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob']);
    const [ann, annThere] = [await inn.follower(house, live, 'ann'), await inn.follower(other, live, 'ann')];
    const bob = await inn.follower(other, live, 'bob');
    const [eve, fay] = [await inn.follower(house, live, 'eve'), await inn.follower(other, live, 'fay')];
    for (const guest of [ann, ann, annThere]) await say(guest, live, HELLO, 'w');
    await say(bob, live, { phrase: 'thanks' }, 'w');
    for (const _ of [1, 2]) await say(eve, live, { phrase: 'oh-no' }, 'aside');
    await inn.time.pass(0);
    const accepted = ann.heard.filter(message => message.type === 'accepted' && message.wish === 'w').length;
    const both = ['ANN: hello', 'BOB: thanks'];
    const asides = [...both, 'EVE: oh-no'];
    return (
      differs('what ann hears', heardBy(ann), both) ??
      differs('what is heard elsewhere', [heardBy(annThere), heardBy(bob)], [both, both]) ??
      differs('who watches, here and elsewhere', [heardBy(eve), heardBy(fay)], [asides, asides]) ??
      differs('how often it was answered', accepted, 2)
    );
  },

  'what somebody said vanishes with them, everywhere': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    for (const one of [house, other]) one.begin();
    const live = await inn.table(house, ['ann', 'bob']);
    const [bob, fay] = [await inn.follower(other, live, 'bob'), await inn.follower(house, live, 'fay')];
    const [ann, eve] = [await inn.follower(house, live, 'ann'), await inn.follower(other, live, 'eve')];
    await say(ann, live, HELLO);
    await say(bob, live, { phrase: 'thanks' });
    await say(eve, live, { phrase: 'oh-no' });
    await inn.time.pass(10);
    const ids = (guest: Guest, name: string) =>
      guest.heard.flatMap(message => (message.type === 'said' && message.line.name === name ? [message.line.id] : []));
    const gone = [ids(bob, 'ANN'), ids(fay, 'EVE')];
    for (const name of ['ann', 'eve']) await inn.api.deletePlayer(house, name);
    await inn.time.pass(10);
    const unsaid = (guest: Guest) => guest.heard.flatMap(message => (message.type === 'unsaid' ? message.ids : []));
    const again = await inn.follower(other, live, 'bob');
    for (const one of [house, other]) await one.close();
    return (
      differs('what bob is told to forget', unsaid(bob).slice(0, 1), gone[0]) ??
      differs('what fay is told to forget', unsaid(fay), [...gone[0]!, ...gone[1]!]) ??
      differs('what is left', recalledBy(again), ['thanks'])
    );
  },

  'what was said while the bus was lost is heard when it is back': async open => {
    const weather = { isLost: false };
    const buses: Listener[] = [];
    const inn = open({ bus: () => losable(memoryBus(), weather, buses) });
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob']);
    const [ann, bob] = [await inn.follower(house, live, 'ann'), await inn.follower(other, live, 'bob')];
    weather.isLost = true;
    await say(ann, live, HELLO);
    await inn.time.pass(10);
    const meanwhile = heardBy(bob);
    weather.isLost = false;
    for (const listener of buses) listener.changed(false);
    await inn.time.pass(10);
    return differs('meanwhile', meanwhile, []) ?? differs('then', [heardBy(bob), heardBy(ann)], [['ANN: hello'], ['ANN: hello']]);
  },

  'how many watch is told, at all houses together, and seldom': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob']);
    const [ann, bob] = [await inn.follower(house, live, 'ann'), await inn.follower(other, live, 'bob')];
    await inn.time.pass(5000);
    const before = ann.tables.length;
    const watchers: Guest[] = [];
    for (const name of ['eve', 'eve', undefined, undefined, 'fay']) watchers.push(await inn.follower(house, live, name));
    watchers.push(await inn.follower(other, live, 'gil'));
    await inn.time.pass(5000);
    const [told, counts] = [ann.tables.length - before, [watchingOf(ann), watchingOf(bob)]];
    for (const guest of watchers.slice(1)) guest.session.end();
    await inn.time.pass(5000);
    return (
      differs('how many watch, as ann and bob are told', counts, [5, 5]) ??
      differs('whether ann was told so seldom', told <= 3, true) ??
      differs('how many watch in the end', [watchingOf(ann), watchingOf(bob)], [1, 1])
    );
  },
};

/** A bus that carries nothing while it is lost. */
function losable(bus: Bus, weather: { isLost: boolean }, listeners: Listener[]): Bus {
  return {
    join(listener) {
      listeners.push(listener);
      const member = bus.join(listener);
      return { ...member, tell: note => void (weather.isLost || member.tell(note)) };
    },
  };
}
