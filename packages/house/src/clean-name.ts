import { NAME_LENGTH } from '@tabard/protocol';
import { clean } from './clean.ts';

/** A name as it may be shown to others; '' if nothing is left. */
export const cleanName = (raw: string): string => clean(raw, NAME_LENGTH);
