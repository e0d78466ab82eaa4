import type { About, Chair } from './about.ts';
import type { PlayerId } from './entry.ts';
import type { Digest } from './seal.ts';

/** Who holds a seat, as far as a table where everybody has one seat must know; nothing anywhere else. */
export interface Holder {
  /** Whose program sits there. */
  readonly owner?: PlayerId;
  /** A short hash of the device, with the table's own salt: it tells two devices apart here, and says nothing elsewhere. */
  readonly device?: string;
}

/** What is known of somebody who wants a seat. */
export interface Comer {
  /** Whose program it is. */
  readonly owner?: PlayerId | undefined;
  /** What tells the device from others; never written down. */
  readonly device?: string | undefined;
}

const DEVICE_LENGTH = 16;

/** What is written down of who sits down. */
export function holderFrom(
  { oneSeatEach }: { readonly oneSeatEach?: string | undefined },
  { owner, device }: Comer,
  digest: Digest,
): Holder {
  if (oneSeatEach === undefined) return {};
  return {
    ...(owner !== undefined && { owner }),
    ...(device !== undefined && { device: digest(`${oneSeatEach} ${device}`).slice(0, DEVICE_LENGTH) }),
  };
}

/** Whether somebody who wants a seat has another already, by another name: with the same device, or by a program. */
export function hasAnotherSeat(
  { oneSeatEach, chairs }: Pick<About, 'oneSeatEach' | 'chairs'>,
  player: PlayerId,
  { owner = player, device }: Holder,
): boolean {
  if (oneSeatEach === undefined) return false;
  const others = chairs.filter(chair => chair.kind === 'player' && chair.player !== player) as Extract<Chair, { kind: 'player' }>[];
  return others.some(chair => (chair.owner ?? chair.player) === owner || (device !== undefined && chair.device === device));
}

/** Who held a seat, and nothing else. At a return match the salt is the same, so hashes are too. */
export const heldBy = ({ owner, device }: Holder): Holder => ({
  ...(owner !== undefined && { owner }),
  ...(device !== undefined && { device }),
});
