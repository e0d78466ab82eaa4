import { CATALOG, type Listing } from '@tabard/catalog';
import type { Result } from '@tabard/core';

/** Reads what somebody typed; what cannot be read ends the tool with one line and 2. */
export function readOrExit<Read>(tool: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    console.error(`${tool}: ${(error as Error).message}`);
    return process.exit(2);
  }
}

const IDS = CATALOG.map(({ id }) => id).join(', ');

export function listingNamed(id: string | undefined): Listing {
  if (id === undefined) throw new Error(`say which game: ${IDS}`);
  const found = CATALOG.find(listing => listing.id === id);
  if (!found) throw new Error(`there is no game "${id}"; there are: ${IDS}`);
  return found;
}

/** From 1 on. */
export function wholeNumber(name: string, text: string): number {
  if (/^[1-9][0-9]{0,5}$/.test(text)) return Number(text);
  throw new Error(`--${name} takes a whole number, not "${text}"`);
}

export function seatsFor({ id, seats: { min, max } }: Listing, text: string): number {
  const seats = wholeNumber('seats', text);
  if (seats < min || seats > max) throw new Error(`${id} is for ${min} to ${max} seats, not ${seats}`);
  return seats;
}

/** Any, from 0 on, with commas between them. */
export function numbers(name: string, text: string): number[] {
  return text.split(',').map(one => {
    if (/^[0-9]{1,6}(\.[0-9]{1,6})?$/.test(one)) return Number(one);
    throw new Error(`--${name} takes numbers with commas between them, not "${text}"`);
  });
}

export function booleans(name: string, text: string): boolean[] {
  return text.split(',').map(one => {
    if (one === 'true' || one === 'false') return one === 'true';
    throw new Error(`--${name} takes true, false or both, not "${text}"`);
  });
}

/** Of what only a mistake of ours can refuse. */
export function sure<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
