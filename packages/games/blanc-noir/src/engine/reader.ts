import { Reader } from '@tabard/core';
import { CARDS, type Kind, kindOf, SCROLLS, type ScrollKind } from './data.ts';
import type { Reason } from './moves.ts';

/** States count cards in bytes: nobody may hold one so often that its count begins anew. */
const MOST = 255;

/** Reads what only this game's positions have. */
export class CardReader extends Reader<Reason> {
  cards(field: string, value: unknown): Kind[] {
    const kinds = this.list(field, value).map(card => {
      const kind = typeof card === 'string' ? kindOf(card) : undefined;
      if (kind === undefined) this.refuse('position.unknown-card', { card: String(card) });
      return kind ?? 0;
    });
    if (kinds.length > MOST) this.refuse('position.too-many', { card: CARDS[mostOften(kinds)]! });
    return kinds;
  }

  scroll(value: unknown): ScrollKind {
    const scroll = (SCROLLS as readonly unknown[]).indexOf(value);
    if (scroll < 0) this.refuse('position.unknown-card', { card: String(value) });
    return Math.max(scroll, 0);
  }

  expect(field: string, holds: boolean): void {
    if (!holds) this.refuse('position.unreadable', { field });
  }
}

function mostOften(kinds: readonly Kind[]): Kind {
  const counts = new Map<Kind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
