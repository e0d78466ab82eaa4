import type { Line } from '@tabard/protocol';
import { expect, test } from 'vitest';
import { type Ear, newWish, serve, Visitor } from './harness.ts';

/** Ann, who is host, and Ben at a table; they follow it, and Eve watches. */
async function table(options: Parameters<typeof serve>[0] = {}, talk: 'phrases' | 'free' = 'phrases') {
  const running = await serve(options);
  const { url } = running;
  const [ann, ben, eve] = [new Visitor(url), new Visitor(url), new Visitor(url)];
  for (const [visitor, name] of [
    [ann, 'Ann'],
    [ben, 'Ben'],
    [eve, 'Eve'],
  ] as const)
    await visitor.ask('changeMe', '', { name });
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { id } = await ann.ask('create', '', { game: 'pips', seats: [...seats], spectators: true, terms: { talk } });
  await ben.ask('sit', id, { seat: 1 });
  const ears = { ann: await ann.follow(id), ben: await ben.follow(id), eve: await eve.follow(id) };
  for (const ear of Object.values(ears)) await ear.hear('table');
  return { ...running, id, ann, ben, eve, ears };
}

const say = (ear: Ear, id: string, words: { phrase: 'hello' | 'thanks' | 'oh-no' } | { text: string }, wish = newWish()): string => {
  ear.say({ type: 'say', table: id, wish, ...words });
  return wish;
};

const spoken = (line: Line): string => ('phrase' in line ? line.phrase : line.text);
const linesOf = ({ heard }: Ear): string[] => heard.flatMap(message => (message.type === 'said' ? [spoken(message.line)] : []));
const answered = (ear: Ear, wish: string) => ear.hear('accepted', message => message.wish === wish);

test('what is said is told with seat and name, and the wish is answered', async () => {
  const { id, ears } = await table();
  const wish = say(ears.ben, id, { phrase: 'hello' });
  await answered(ears.ben, wish);
  const { line } = await ears.ann.hear('said');
  expect(line).toEqual({
    id: expect.any(String),
    at: expect.any(Number),
    from: 1,
    name: 'Ben',
    crest: expect.stringMatching(/^[0-9a-f]{8}$/),
    phrase: 'hello',
  });
  expect(await ears.eve.hear('said')).toEqual({ type: 'said', table: id, line });
  expect(ears.ann.last('table')!.table.seats[1]!.crest).toBe(line.crest);
});

test('while the match runs not a byte of who watches comes to the socket of who plays', async () => {
  const { id, ann, ben, ears } = await table();
  const second = await new Visitor(ears.ann.socket.url.replace('ws', 'http').replace('/live', '')).follow(id);
  await second.hear('table');
  await ann.ask('start', id);
  await ears.ann.hear('step');
  const bytes: string[] = [];
  for (const ear of [ears.ann, ears.ben]) ear.socket.on('message', data => bytes.push(String(data)));
  await answered(ears.eve, say(ears.eve, id, { phrase: 'oh-no' }));
  await second.hear('said', ({ line }) => line.name === 'Eve' && line.from === null);
  await answered(ears.ann, say(ears.ann, id, { phrase: 'thanks' }));
  await ears.ben.hear('said');
  const back = await ben.follow(id);
  await back.hear('step');
  await back.hear('talk');
  expect(bytes.join()).not.toMatch(/oh-no|Eve/);
  expect(back.last('talk')!.lines.map(spoken)).toEqual(['thanks']);
  expect(linesOf(ears.eve)).toEqual(['oh-no', 'thanks']);
});

test('nobody is told what was said before they came, and who comes back is told the rest', async () => {
  const { id, ann, eve, ears } = await table();
  await answered(ears.ann, say(ears.ann, id, { phrase: 'hello' }));
  const [again, watching] = [await ann.follow(id), await eve.follow(id)];
  expect((await again.hear('talk')).lines.map(spoken)).toEqual(['hello']);
  await watching.hear('table');
  await answered(ears.ann, say(ears.ann, id, { phrase: 'thanks' }));
  await watching.hear('said');
  expect(watching.heard.some(({ type }) => type === 'talk')).toBe(false);
  expect(linesOf(watching)).toEqual(['thanks']);
});

test('the same wish, sent again and by another socket, is said once', async () => {
  const { id, ann, ears } = await table();
  const wish = say(ears.ann, id, { phrase: 'hello' });
  await answered(ears.ann, wish);
  const other = await ann.follow(id);
  await other.hear('talk');
  say(other, id, { phrase: 'hello' }, wish);
  await answered(other, wish);
  await answered(ears.ann, say(ears.ann, id, { phrase: 'thanks' }));
  await ears.ben.hear('said', ({ line }) => spoken(line) === 'thanks');
  expect(linesOf(ears.ben)).toEqual(['hello', 'thanks']);
});

test('words of one’s own, where the host allows them, come cleaned; elsewhere they are refused', async () => {
  const [free, strict] = [await table({}, 'free'), await table()];
  const hostile = '<img src=x onerror=alert(1)>\u0000\u202e \n\n «漢😀» \u200b';
  await answered(free.ears.ann, say(free.ears.ann, free.id, { text: hostile }));
  await answered(free.ears.ann, say(free.ears.ann, free.id, { text: `x${'\u0335'.repeat(1000)}${'y'.repeat(900)}` }));
  await free.ears.ben.hear('said', ({ line }) => spoken(line).startsWith('x'));
  expect(linesOf(free.ears.ben)).toEqual(['<img src=x onerror=alert(1)> «漢😀»', `x${'\u0335'.repeat(4)}${'y'.repeat(199)}`]);
  for (const [ear, id, text, code] of [
    [free.ears.ann, free.id, '\u202e \u200d', 'bad-text'],
    [strict.ears.ann, strict.id, 'so there', 'phrases-only'],
  ] as const) {
    const wish = say(ear, id, { text });
    expect(await ear.hear('error', message => message.wish === wish)).toMatchObject({ code, table: id });
  }
  const wish = newWish();
  free.ears.ann.socket.send(JSON.stringify({ type: 'say', table: free.id, wish, phrase: 'you-fool' }));
  expect(await free.ears.ann.hear('error', ({ code }) => code === 'unreadable')).toMatchObject({ text: expect.stringContaining('phrase') });
  expect(linesOf(strict.ears.ben)).toEqual([]);
});

test('a bot says phrases only, in the time of its owner', async () => {
  const { url, id, ann, ears } = await table({}, 'free');
  const { token } = await ann.ask('makeBot', '', { name: 'Engine' });
  const engine = await new Visitor(url, token).follow(id);
  await engine.hear('table');
  const wish = say(engine, id, { text: 'hello, world' });
  expect(await engine.hear('error', message => message.wish === wish)).toMatchObject({ code: 'phrases-only' });
  await answered(engine, say(engine, id, { phrase: 'hello' }));
  expect((await ears.ann.hear('said')).line).toMatchObject({ name: 'Engine', from: null });
});

test('a burst is let through, then a line every few seconds; the others may go on', async () => {
  const limits = { 'talk-per-owner': { burst: 3, perSecond: 0 } };
  const { id, ears } = await table({ limits });
  const wishes = Array.from({ length: 5 }, () => say(ears.ann, id, { phrase: 'hello' }));
  for (const wish of wishes.slice(3))
    expect(await ears.ann.hear('error', message => message.wish === wish)).toMatchObject({ code: 'too-fast', table: id });
  await answered(ears.ben, say(ears.ben, id, { phrase: 'thanks' }));
  await ears.ann.hear('said', ({ line }) => line.name === 'Ben');
  expect(linesOf(ears.ben)).toEqual(['hello', 'hello', 'hello', 'thanks']);
});

test('how many watch is told as a number, and never who', async () => {
  const { id, url, ann } = await table();
  await (await new Visitor(url).follow(id)).hear('table');
  const { table: told } = await (await ann.follow(id)).hear('table');
  expect(told.watching).toBe(2);
  expect(JSON.stringify(told)).not.toContain('Eve');
});
