import { hex, sha256, unhex } from './sha256.ts';

/** What a server reveals when a match is over, so that anybody can check its shuffles. All bytes are hex. */
export interface Fairness {
  /** 32 bytes the server chose before anybody sat down. */
  readonly serverSeed: string;
  /** The SHA-256 of the server seed, shown when the table was made. */
  readonly commitment: string;
  /** A second seed of the server's and its SHA-256, chosen and shown with the first: it counts where no seat gave anything. */
  readonly spareSeed?: string;
  readonly spareCommitment?: string;
  /**
   * In seat order the SHA-256 of each seat's bytes, told to everybody before anybody sent theirs; null: the seat gave none. Matches that
   * began before there was such a list are without it, and without a second seed.
   */
  readonly commitments?: readonly (string | null)[];
  /** 32 bytes of each seat's own, in seat order. A seat that committed to some and did not send them counts with its commitment. */
  readonly contributions: readonly (string | null)[];
}

/** What is shown of secret bytes before they are; undefined if they are no hex. */
export function commitmentTo(secret: string): string | undefined {
  const bytes = unhex(secret);
  return bytes && hex(sha256(bytes));
}

/** The seed text of a match: everybody's bytes, stirred together, so that nobody alone decides the dice; undefined if any is no hex. */
export function mixedSeed({
  serverSeed,
  spareSeed = '',
  commitments,
  contributions,
}: Pick<Fairness, 'serverSeed' | 'spareSeed' | 'commitments' | 'contributions'>): string | undefined {
  const given = contributions.map((bytes, seat) => bytes ?? commitments?.[seat] ?? '').join('');
  const bytes = unhex(serverSeed + (given || spareSeed));
  return bytes && hex(sha256(bytes));
}

/** Seats that committed to bytes and did not send them. */
export const silentSeats = ({ commitments = [], contributions }: Pick<Fairness, 'commitments' | 'contributions'>): number[] =>
  commitments.flatMap((commitment, seat) => (commitment !== null && contributions[seat] == null ? [seat] : []));
