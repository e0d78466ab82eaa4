import type { Naming, Seat } from '@tabard/core';
import type { TableDeed } from '@tabard/protocol';
import type { Dictionary } from '../i18n/en.ts';

/** A change of who plays, as one of those at the table reads it. */
export function sayTabled(words: Dictionary, deed: TableDeed, name: Naming, me: Seat | undefined): string {
  if (deed.type === 'silent') return words.wereSilent(words.and(deed.seats.map(seat => (seat === me ? words.fromYou : name(seat)))));
  if (deed.type === 'paused') return words.wasPaused;
  const isMe = deed.seat === me;
  switch (deed.type) {
    case 'stoodIn':
      if (isMe) return words.standInForYou;
      return deed.by === null || deed.by === deed.seat || deed.by === me
        ? words.stoodIn(name(deed.seat))
        : words.stoodInBy(name(deed.seat), name(deed.by));
    case 'takenBack':
      return isMe ? words.youAreBack : words.isBack(name(deed.seat));
    case 'undone':
      return isMe ? words.youTookBack(deed.moves) : words.tookBack(name(deed.seat), deed.moves);
    case 'flagged':
      return isMe ? words.yourTimeRanOut : words.timeRanOut(name(deed.seat));
    case 'resumed':
      return isMe ? words.youResumed : words.hasResumed(name(deed.seat));
    case 'joined':
      return isMe ? words.youJoined : words.joined(name(deed.seat));
    case 'left':
      return words.leftAgain(name(deed.seat));
    case 'resigned':
      return isMe ? words.youGaveUp : words.hasResigned(name(deed.seat));
  }
}
