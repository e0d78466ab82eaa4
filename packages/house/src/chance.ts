import { type Digest, plainDigest } from '@tabard/table';

/** Where secrets come from. */
export interface Chance {
  /** So many secret random bytes, in hex. */
  draw(bytes: number): string;
  /** SHA-256 of a text in hex, if there is a quicker one than ours. */
  readonly digest?: Digest;
}

/** 128 bits nobody guesses: a table's link, a player's id. */
export const newId = ({ draw }: Pick<Chance, 'draw'>): string => tame(idFrom(draw(16)));

/** The id of a table that somebody wishes for by a name of their own: the same wish leads to the same table. */
export const idOfWish = (player: string, wish: string, { digest = plainDigest }: Chance): string =>
  tame(idFrom(digest(`table ${player} ${wish}`).slice(0, 32)));

const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/** Six letters to say aloud: 64 million of them, and they lead to a table only as long as somebody may sit down there. */
export function newCode({ draw }: Pick<Chance, 'draw'>): string {
  let bits = BigInt(`0x${draw(16)}`);
  return Array.from({ length: 6 }, () => {
    const letter = CODE_LETTERS[Number(bits % 20n)]!;
    bits /= 20n;
    return letter;
  }).join('');
}

/** On a command line, what begins with a dash is an option. */
const tame = (id: string): string => id.replace(/^-/, 'A');

/** Eight hex digits anybody may see, from an id or a name nobody need know: too few to lead back to it. */
export const crestOf = (of: string, { digest = plainDigest }: Chance): string => digest(`crest ${of}`).slice(0, 8);

/** What a device is called when its player is told of it; nobody gets from it to the key, or to the hash by which the key is known. */
export const deviceIdOf = (key: string, { digest = plainDigest }: Chance): string => digest(`device ${key}`).slice(0, 12);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes in hex as base64url, which is shorter. */
export function idFrom(hex: string): string {
  const bits = BigInt(`0x${hex}`);
  const length = Math.ceil((hex.length * 4) / 6);
  const spare = BigInt(length * 6 - hex.length * 4);
  return Array.from({ length }, (_, i) => LETTERS[Number(((bits << spare) >> BigInt((length - 1 - i) * 6)) & 63n)]).join('');
}
