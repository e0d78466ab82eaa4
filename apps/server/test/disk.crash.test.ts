import { spawnSync } from 'node:child_process';
import { chown, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brokenSeal, type Entry } from '@tabard/table';
import { describe, expect, test } from 'vitest';
import { autopsy, begin, type Victim } from './crash-kit.ts';
import { type Fault, faultyDisk } from './faulty-disk.ts';
import { type Ear, folder, Visitor } from './harness.ts';

/** Two people in a match, and what they were told was stored. */
class Duel {
  readonly acknowledged: { readonly seq: number; readonly wish: string }[] = [];
  readonly ears: readonly Ear[];
  readonly id: string;
  #after = -1;

  private constructor(id: string, ears: readonly Ear[]) {
    this.id = id;
    this.ears = ears;
  }

  static async begin(url: string): Promise<Duel> {
    const people = [new Visitor(url), new Visitor(url)];
    const { id } = await people[0]!.ask('create', '', { game: 'blanc-noir', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await people[1]!.ask('sit', id, { seat: 1 });
    await people[0]!.ask('start', id);
    return new Duel(id, await Promise.all(people.map(person => person.follow(id))));
  }

  /** Sends the next move, whoever is to make it, under a wish; the answer sends it again. */
  async send(): Promise<{ readonly mover: Ear; readonly wish: string; again(): void }> {
    const turns = this.ears.map(async mover => {
      const step = await mover.hear('step', ({ after, legal }) => after > this.#after && legal.length > 0);
      return { mover, step };
    });
    const { mover, step } = await Promise.race(turns);
    const wish = mover.move(this.id, step.after, step.legal[0]!);
    return { mover, wish, again: () => mover.move(this.id, step.after, step.legal[0]!, wish) };
  }

  async accepted(mover: Ear, wish: string): Promise<void> {
    const { seq } = await mover.hear('accepted', answer => answer.wish === wish);
    this.acknowledged.push({ seq, wish });
    this.#after = seq - 1;
  }

  async move(): Promise<void> {
    const { mover, wish } = await this.send();
    await this.accepted(mover, wish);
  }
}

const statusOf = async ({ url }: Victim, path: string): Promise<number> => (await fetch(url + path)).status;
const ready = (victim: Victim) => expect.poll(() => statusOf(victim, '/readyz'));

/** No gap, no double, every seal holds, and whatever was acknowledged is there once. */
function checkLog(log: readonly Entry[], { acknowledged }: Duel): void {
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  expect(brokenSeal(log)).toBeUndefined();
  for (const { seq, wish } of acknowledged) expect(log.filter(entry => entry.wish === wish).map(entry => entry.seq)).toEqual([seq]);
}

describe('a disk', () => {
  test.each<[Fault, RegExp]>([
    ['full', /database or disk is full/],
    ['broken', /disk I\/O error/],
    ['readonly', /disk I\/O error|readonly/],
    ['unsynced', /disk I\/O error/],
  ])(
    'that is %s pauses the house, bots too; when it works again all goes on, and nothing acknowledged is lost or doubled',
    async (fault, said) => {
      const data = await folder();
      const disk = await faultyDisk(data);
      const victim = await begin(data, { env: disk.env });
      const duel = await Duel.begin(victim.url);
      await duel.move();
      const host = new Visitor(victim.url);
      const bots = Array.from({ length: 3 }, () => ({ kind: 'bot' as const, level: 'strong' as const }));
      const { id } = await host.ask('create', '', { game: 'tintenblut', seats: bots, start: true });
      const seqOfBots = async () => (await host.ask('table', id)).seq;
      const begun = await seqOfBots();
      await expect.poll(seqOfBots).toBeGreaterThan(begun);

      disk.be(fault);
      const { mover, wish, again } = await duel.send();
      expect(await mover.hear('error')).toMatchObject({ code: 'paused', wish, text: expect.stringMatching(/\w{3,}.*\./) });
      for (const ear of duel.ears) expect(await ear.hear('house')).toEqual({ type: 'house', paused: true });
      expect(await statusOf(victim, '/readyz')).toBe(503);
      await expect.poll(victim.log).toMatch(/the store failed; the house pauses/);
      await expect.poll(victim.log).toMatch(said);
      const stopped = await seqOfBots();
      expect(await host.fails('changeMe', '', { name: 'Ann' })).toBe('paused');
      expect(await seqOfBots()).toBe(stopped);

      disk.work();
      for (const ear of duel.ears) await ear.hear('house', ({ paused }) => !paused);
      await ready(victim).toBe(200);
      again();
      await duel.accepted(mover, wish);
      for (let i = 0; i < 3; i++) await duel.move();
      await expect.poll(seqOfBots).toBeGreaterThan(stopped + 2);
      await victim.kill();
      await autopsy(data, async (store, tables) => {
        checkLog(await store.read(duel.id, 0), duel);
        for (const table of tables) expect(brokenSeal(await store.read(table, 0))).toBeUndefined();
      });
    },
  );

  test('that takes its time for a sync stops no pings and no reads, and /readyz says so', async () => {
    const data = await folder();
    const disk = await faultyDisk(data);
    const victim = await begin(data, { env: disk.env });
    const duel = await Duel.begin(victim.url);
    await duel.move();
    disk.be('held');
    const { mover, wish } = await duel.send();
    const reader = new Visitor(victim.url);
    for (let ref = 1; ref <= 50; ref++) {
      mover.say({ type: 'ping', ref });
      await mover.hear('pong', pong => pong.ref === ref);
      expect(await reader.ask('table', duel.id)).toMatchObject({ id: duel.id });
    }
    await ready(victim).toBe(503);
    expect(mover.heard.some(message => message.type === 'accepted' && message.wish === wish)).toBe(false);
    disk.be('slow');
    await duel.accepted(mover, wish);
    for (let i = 0; i < 5; i++) await duel.move();
    await ready(victim).toBe(200);
    await victim.kill();
    await autopsy(data, async store => checkLog(await store.read(duel.id, 0), duel));
  });
});

describe('a data folder', () => {
  test('that is deleted is missed without anybody moving, and nothing is acknowledged any more', async () => {
    const data = join(await folder(), 'data');
    const victim = await begin(data);
    const duel = await Duel.begin(victim.url);
    await duel.move();
    await rm(data, { recursive: true, force: true });
    await ready(victim).toBe(503);
    const { mover, wish } = await duel.send();
    expect(await mover.hear('error')).toMatchObject({ code: 'paused', wish });
    await expect.poll(victim.log).toMatch(/tabard\.db is gone, or another file is in its place/);
    expect(await statusOf(victim, '/healthz')).toBe(200);
  });

  test('that may not be written is said to be so', async () => {
    const data = await folder();
    const command = ['-c', 'chmod 0500 "$1"; exec "$0" victim.ts "$1"', process.execPath, data];
    // Root may write anywhere.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};
    if (nobody.uid !== undefined) await chown(data, nobody.uid, nobody.uid);
    const { stderr } = spawnSync('sh', command, { cwd: import.meta.dirname, encoding: 'utf8', ...nobody });
    expect(stderr).toMatch(/The data folder .* cannot be written \(EACCES\)\. Give it to the user who runs Tabard/);
  });

  test('has one server, also when server.lock was deleted', async () => {
    const data = await folder();
    const victim = await begin(data);
    const duel = await Duel.begin(victim.url);
    await rm(join(data, 'server.lock'));
    await expect(begin(data)).rejects.toThrow(/Another Tabard server, or another program, has the database in .* open/);
    for (let i = 0; i < 3; i++) await duel.move();
    await victim.kill();
    await autopsy(data, async store => checkLog(await store.read(duel.id, 0), duel));
    await (await begin(data)).kill();
  });
});
