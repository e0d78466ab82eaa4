import { canonicalJson } from './canonical.ts';
import type { Json } from './game.ts';

/** The SHA-256 of a text, in hex. */
export type Digest = (text: string) => string;

/** What an entry of a log says, but for its place in the chain. */
export interface Content {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly wish?: string | undefined;
  readonly deed: Json;
}

/** The seal of an entry: who knows the salt and the entry can work it out, nobody can work back. */
export const sealOf = (salt: string, content: Content, digest: Digest): string => digest(`${salt} ${spelled(content)}`);

/** The hash of an entry whose table had this head before. */
export const chained = (before: string, seal: string, digest: Digest): string => digest(`${before} ${seal}`);

/** How entries were hashed before each had a seal of its own. */
export const chainedWhole = (before: string, salt: string, content: Content, digest: Digest): string =>
  digest(`${before} ${salt} ${spelled(content)}`);

const spelled = ({ table, seq, at, wish, deed }: Content): string => canonicalJson([table, seq, at, wish ?? null, deed]);
