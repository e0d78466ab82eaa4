const [FIRST, ROUND] = constants();
const schedule = new Uint32Array(64);

/** SHA-256 (FIPS 180-4). Here and not from a library because `core` runs everywhere and imports nothing. */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = pad(message);
  const state = FIRST.slice();
  for (let at = 0; at < padded.byteLength; at += 64) compress(state, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 8; i++) digest.setUint32(i * 4, state[i]!);
  return new Uint8Array(digest.buffer);
}

export const sha256Hex = (message: Uint8Array): string => hex(sha256(message));

export const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

export function unhex(text: string): Uint8Array | undefined {
  if (!/^([0-9a-f]{2})*$/.test(text)) return;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16));
}

/** `TextEncoder` is no part of the language itself, so pure packages have none. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const char of text) {
    const point = char.codePointAt(0)!;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code, 0));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code, 6), tail(code, 0));
    else bytes.push(0xf0 | (code >> 18), tail(code, 12), tail(code, 6), tail(code, 0));
  }
  return Uint8Array.from(bytes);
}

const tail = (code: number, shift: number): number => 0x80 | ((code >> shift) & 0x3f);

function pad(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

function compress(state: Uint32Array, block: DataView, at: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = block.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = schedule[i - 15]!;
    const y = schedule[i - 2]!;
    const early = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const late = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    schedule[i] = schedule[i - 16]! + early + schedule[i - 7]! + late;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + high + choice + ROUND[i]! + schedule[i]!) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + low + majority) | 0;
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) state[i] = state[i]! + sums[i]!;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The fractional bits of the square and cube roots of the first primes, as the standard defines them. */
function constants(): readonly [Uint32Array, Uint32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every(p => n % p !== 0)) primes.push(n);
  const fraction = (x: number) => Math.floor((x % 1) * 2 ** 32);
  return [Uint32Array.from(primes.slice(0, 8), p => fraction(Math.sqrt(p))), Uint32Array.from(primes, p => fraction(Math.cbrt(p)))];
}
