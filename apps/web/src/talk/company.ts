import type { Line, Table } from '@tabard/protocol';
import { prefs } from '../identity.ts';

/** Somebody is there to talk to: another person sits here, or I watch with others. */
export const hasCompany = ({ seats, me, watching }: Table): boolean =>
  me.seat === null ? watching > 1 || seats.some(isPerson) : watching > 0 || seats.some((seat, at) => at !== me.seat && isPerson(seat));

const isPerson = ({ kind, program }: Table['seats'][number]): boolean => kind === 'player' && !program;

/** What I want to hear of what was said. */
export const heardOf = (lines: readonly Line[]): readonly Line[] => lines.filter(({ crest }) => !prefs.value.muted.includes(crest));
