import type { Offered } from '@tabard/protocol';
import type { Dictionary } from '../i18n/en.ts';

/** What somebody offers the others. */
export function offerSaid(words: Dictionary, what: Offered, by: string): string {
  switch (what) {
    case 'pause':
      return words.offersPause(by);
    case 'end-as-it-stands':
      return words.offersEndAsItStands(by);
    case 'end-without-winner':
      return words.offersEndWithoutWinner(by);
  }
}
