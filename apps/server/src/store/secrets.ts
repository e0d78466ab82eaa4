import { createHash, randomBytes } from 'node:crypto';

/** 128 bits nobody guesses: a table's link, a player's id. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** 256 bits: a key or a device link; only its hash is stored. */
export const newKey = (): string => randomBytes(32).toString('base64url');

export const newSeed = (): string => randomBytes(32).toString('hex');

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Eight hex digits anybody may see, from an id or a name nobody need know: too few to lead back to it. */
export const crestOf = (of: string): string => createHash('sha256').update(`crest ${of}`).digest('hex').slice(0, 8);
