import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** What is wrong with a WAL: from which frame on it cannot be read, and how many there were at least from there on. */
interface WalDamage {
  readonly frame: number;
  readonly lost: number;
}

type Sum = readonly [number, number];

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const LITTLE_ENDIAN = 0x377f0682;
const BIG_ENDIAN = 0x377f0683;

/**
 * Whether a WAL (https://sqlite.org/fileformat2.html#walformat) lost transactions that were committed. SQLite reads up to the first frame
 * whose checksum is wrong, and takes the rest for a transaction that a power cut broke off. It was more than that if behind it one follows
 * upon the end of another: nobody begins one before the last is on the disk. To be asked while nobody writes.
 */
export function walDamage(path: string): WalDamage | undefined {
  const file = openIfThere(path);
  if (file === undefined) return;
  try {
    return damageIn(file);
  } finally {
    closeSync(file);
  }
}

function damageIn(file: number): WalDamage | undefined {
  const header = Buffer.alloc(HEADER_BYTES);
  // Nothing was ever written by it if its beginning was not.
  if (readSync(file, header, 0, HEADER_BYTES, 0) < HEADER_BYTES || header.every(byte => byte === 0)) return;
  const magic = header.readUInt32BE(0);
  const isBig = magic === BIG_ENDIAN;
  const { size } = fstatSync(file);
  const sum = checksum([0, 0], header, 0, HEADER_BYTES - 8, isBig);
  if ((!isBig && magic !== LITTLE_ENDIAN) || !isSame(sum, header, HEADER_BYTES - 8))
    return size > HEADER_BYTES ? { frame: 1, lost: 1 } : undefined;
  const frameBytes = FRAME_HEADER_BYTES + header.readUInt32BE(8);
  const frames = Math.floor((size - HEADER_BYTES) / frameBytes);
  return brokenChain(file, { frames, frameBytes, isBig, salts: header.subarray(16, 24) }, sum);
}

interface Layout {
  readonly frames: number;
  readonly frameBytes: number;
  readonly isBig: boolean;
  readonly salts: Buffer;
}

function brokenChain(file: number, { frames, frameBytes, isBig, salts }: Layout, begin: Sum): WalDamage | undefined {
  const frame = Buffer.alloc(frameBytes);
  let sum = begin;
  let firstBad: number | undefined;
  let lastGood: number | undefined;
  let wasEnd = false;
  for (let i = 1; i <= frames; i++) {
    readSync(file, frame, 0, frameBytes, HEADER_BYTES + (i - 1) * frameBytes);
    const expected = checksum(checksum(sum, frame, 0, 8, isBig), frame, FRAME_HEADER_BYTES, frameBytes, isBig);
    const isOurs = frame.compare(salts, 0, 8, 8, 16) === 0;
    const fits = isOurs && isSame(expected, frame, 16);
    if (!fits) firstBad ??= i;
    else if (firstBad !== undefined && wasEnd) lastGood = i;
    // A damaged frame may still say truly what the next one goes on from.
    sum = [frame.readUInt32BE(16), frame.readUInt32BE(20)];
    wasEnd = isOurs && firstBad !== undefined && frame.readUInt32BE(4) !== 0;
  }
  return firstBad === undefined || lastGood === undefined ? undefined : { frame: firstBad, lost: lastGood - firstBad };
}

/** Adds words in pairs, as SQLite does. */
function checksum([a, b]: Sum, bytes: Buffer, from: number, to: number, isBig: boolean): Sum {
  let [first, second] = [a, b];
  for (let at = from; at < to; at += 8) {
    first = (first + (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + second) >>> 0;
    second = (second + (isBig ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + first) >>> 0;
  }
  return [first, second];
}

const isSame = ([a, b]: Sum, bytes: Buffer, at: number): boolean => bytes.readUInt32BE(at) === a && bytes.readUInt32BE(at + 4) === b;

function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
}
