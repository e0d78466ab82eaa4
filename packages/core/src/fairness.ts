import { hex, sha256, unhex } from './sha256.ts';

/** What a server reveals when a match is over, so that anybody can check its shuffles. All bytes are hex. */
export interface Fairness {
  /** 32 bytes the server chose before anybody sat down. */
  readonly serverSeed: string;
  /** The SHA-256 of the server seed, shown when the table was made. */
  readonly commitment: string;
  /** 32 bytes of each seat's own, in seat order; a bot gives none. */
  readonly contributions: readonly (string | null)[];
}

/** What is shown of a server seed when a table is made; undefined if it is no hex. */
export function commitmentTo(serverSeed: string): string | undefined {
  const bytes = unhex(serverSeed);
  return bytes && hex(sha256(bytes));
}

/** The seed text of a match: everybody's bytes, stirred together, so that nobody alone decides the dice; undefined if any is no hex. */
export function mixedSeed(serverSeed: string, contributions: readonly (string | null)[]): string | undefined {
  const bytes = unhex([serverSeed, ...contributions.map(given => given ?? '')].join(''));
  return bytes && hex(sha256(bytes));
}
