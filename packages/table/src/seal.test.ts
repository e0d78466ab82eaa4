import { createHash } from 'node:crypto';
import { chainedWhole, headsOf, type Json } from '@tabard/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytes, Scene } from '../test/scene.ts';
import { brokenSeal, type Entry, hashOf, plainDigest, revealedLog } from './index.ts';

const LOG = new Scene({ options: { goal: 12 }, wish: 'w' }).playOn(6).stored;

/** Every place of an entry where something plain stands. */
function* places(json: Json, path: readonly (string | number)[] = []): Generator<readonly (string | number)[]> {
  if (typeof json !== 'object' || json === null) yield path;
  else for (const [key, held] of Object.entries(json)) yield* places(held as Json, [...path, key]);
}

/** The same with one place changed. */
function changed(json: Json, [key, ...rest]: readonly (string | number)[]): Json {
  if (key === undefined) return other(json);
  const copy = structuredClone(json) as Record<string, Json>;
  copy[key] = changed(copy[key]!, rest);
  return copy;
}

function other(json: Json): Json {
  if (typeof json === 'string') return json.endsWith('0') ? `${json.slice(0, -1)}1` : `${json.slice(0, -1)}0`;
  if (typeof json === 'number') return json + 1;
  return !json;
}

test('a log as it was written is whole', () => {
  expect(LOG.length).toBeGreaterThan(9);
  expect(brokenSeal(LOG)).toBeUndefined();
  expect(brokenSeal([])).toBeUndefined();
});

test('whatever is changed in an entry is found, and where', () => {
  let tried = 0;
  for (const [i, entry] of LOG.entries()) {
    for (const place of places(entry as unknown as Json)) {
      const forged = LOG.with(i, changed(entry as unknown as Json, place) as unknown as Entry);
      expect(brokenSeal(forged), `${place.join('.')} of entry ${i + 1}`).toBe(forged[i]);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(80);
});

test.each<[string, (log: Entry[]) => Entry[], number]>([
  ['an entry left out', log => log.toSpliced(4, 1), 4],
  ['the first left out', log => log.slice(1), 0],
  ['two changed about', log => log.toSpliced(4, 2, log[5]!, log[4]!), 4],
  ['one twice', log => log.toSpliced(4, 0, log[4]!), 5],
  ['a wish taken away', ([first, ...log]) => [without(first!, 'wish'), ...log], 0],
  ['something added', log => log.with(4, { ...log[4]!, deed: { ...log[4]!.deed, by: 'eve' } as Entry['deed'] }), 4],
])('%s is found', (_, forge, at) => {
  const forged = forge(LOG);
  expect(brokenSeal(forged)).toBe(forged[at]);
});

function without(entry: Entry, key: 'wish'): Entry {
  const { [key]: _, ...rest } = entry;
  return rest;
}

test('somebody who seals a changed entry anew has to seal all that follow, and ends with another head', () => {
  const forged = LOG.map(entry => ({ ...entry }));
  forged[3] = { ...forged[3]!, at: 5000 };
  for (const [i, entry] of forged.entries()) forged[i] = { ...entry, hash: hashOf(forged[i - 1]?.hash ?? '', entry, plainDigest) };
  expect(brokenSeal(forged)).toBeUndefined();
  expect(forged.map((entry, i) => entry.hash === LOG[i]!.hash)).toEqual(LOG.map((_, i) => i < 3));
});

test('the salt keeps a secret move secret: the same deed never has the same hash', () => {
  const salts = LOG.map(({ salt }) => salt);
  expect(salts.every(salt => /^[0-9a-f]{32}$/.test(salt))).toBe(true);
  expect(new Set(salts).size).toBe(LOG.length);
  const entry = LOG[4]!;
  expect(hashOf('', { ...entry, salt: salts[0]! }, plainDigest)).not.toBe(hashOf('', { ...entry, salt: salts[1]! }, plainDigest));
});

test('our digest is SHA-256, as anybody can work out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(plainDigest(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});

test('how a hash is made up', () => {
  const { hash, ...entry } = LOG[1]!;
  const deed = '{"commitment":null,"player":"ann","seat":0,"type":"sat"}';
  const seal = plainDigest(`${entry.salt} ["t",2,1000,null,${deed}]`);
  expect(hash).toBe(plainDigest(`${LOG[0]!.hash} ${seal}`));
});

describe('what is revealed of the log of a finished match', () => {
  const scene = new Scene({ start: false, wish: 'w' }).call({ ann: 'a0', bob: 'b0' });
  for (const name of ['ann', 'bob']) scene.do(name, { type: 'reveal', bytes: bytes(`${name[0]}0`) }, `reveal ${name}`);
  const log = scene.playOn(3).stored;

  test('has the heads of the table, one after the other', () => {
    expect(headsOf(revealedLog(log)!)).toEqual(log.map(({ hash }) => hash));
  });
  test('tells moves and bytes, and of nobody who they are', () => {
    const revealed = revealedLog(log)!;
    const types = revealed.entries.flatMap(line => ('deed' in line ? [line.deed.type] : []));
    expect(types).toEqual(['revealed', 'revealed', 'started', 'move', 'move', 'move']);
    expect(JSON.stringify(revealed)).not.toMatch(/"(ann|bob)"/);
  });
  test('is nothing where entries were hashed without a seal of their own', () => {
    const { hash: _, ...first } = log[0]!;
    const content = { ...first, deed: first.deed as unknown as Json };
    const old = [{ ...first, hash: chainedWhole('', first.salt, content, plainDigest) }];
    expect(brokenSeal(old)).toBeUndefined();
    expect(revealedLog(old)).toBeUndefined();
    expect(revealedLog([])).toBeUndefined();
  });
});
