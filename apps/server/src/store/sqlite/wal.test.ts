import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { walDamage } from './wal.ts';

const PAGE = 4096;
const FRAME = PAGE + 24;
const frameAt = (frame: number): number => 32 + (frame - 1) * FRAME;

/** A WAL of so many transactions, each of one frame unless said otherwise, as somebody who was killed leaves it. */
function walOf(transactions: number, rowBytes = 10): { readonly path: string; readonly bytes: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'tabard-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const db = new DatabaseSync(join(folder, 'db'));
  db.exec(`PRAGMA page_size = ${PAGE}; PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE t (x)`);
  db.exec('PRAGMA wal_checkpoint(RESTART)');
  for (let i = 0; i < transactions; i++) db.prepare('INSERT INTO t VALUES (?)').run('x'.repeat(rowBytes));
  const bytes = readFileSync(join(folder, 'db-wal'));
  db.close();
  return { path: join(folder, 'wal'), bytes };
}

function damageOf(path: string, bytes: Buffer): ReturnType<typeof walDamage> {
  writeFileSync(path, bytes);
  return walDamage(path);
}

test('a WAL that is not there, empty, only begun, or whole, with an older one behind it, is fine', () => {
  const { path, bytes } = walOf(5);
  expect(walDamage(path)).toBeUndefined();
  for (const part of [bytes, bytes.subarray(0, 0), bytes.subarray(0, 32), Buffer.alloc(FRAME * 2)])
    expect(damageOf(path, part)).toBeUndefined();
  const older = Buffer.from(bytes);
  for (let frame = 4; frame <= 5; frame++) older.writeUInt32BE(7, frameAt(frame) + 8);
  expect(damageOf(path, older)).toBeUndefined();
});

test('a transaction that a power cut broke off, anywhere, is no damage', () => {
  const { path, bytes } = walOf(3, PAGE * 3);
  const last = Math.floor((bytes.length - 32) / FRAME);
  for (const cut of [0, 1, FRAME - 1]) expect(damageOf(path, bytes.subarray(0, bytes.length - cut))).toBeUndefined();
  const torn = Buffer.from(bytes);
  torn.fill(0, frameAt(last - 1), frameAt(last));
  expect(damageOf(path, torn)).toBeUndefined();
});

test('what is left of longer transactions that failed is no damage', () => {
  const { path, bytes } = walOf(3);
  const [longer, longest] = [walOf(1, PAGE * 4).bytes, walOf(1, PAGE * 8).bytes];
  const stale = Buffer.concat([bytes, longer.subarray(frameAt(4)), longest.subarray(frameAt(6))]);
  const frames = Math.floor((stale.length - 32) / FRAME);
  for (let frame = 1; frame <= frames; frame++) bytes.copy(stale, frameAt(frame) + 8, 16, 24);
  expect(damageOf(path, stale)).toBeUndefined();
});

test('one bit, wherever it flips in what was stored, is found', () => {
  const { path, bytes } = walOf(6);
  for (let frame = 1; frame <= 3; frame++)
    for (const at of [0, 8, 12, 16, 23, 24, 24 + PAGE / 2, FRAME - 1]) {
      const flipped = Buffer.from(bytes);
      flipped[frameAt(frame) + at]! ^= 0x10;
      expect(damageOf(path, flipped), `frame ${frame}, byte ${at}`).toMatchObject({ frame });
    }
  for (const at of [0, 8, 16, 24, 31]) {
    const flipped = Buffer.from(bytes);
    flipped[at]! ^= 0x10;
    expect(damageOf(path, flipped), `header, byte ${at}`).toMatchObject({ frame: 1 });
  }
});
