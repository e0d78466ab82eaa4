import { Reader } from '@tabard/core';
import { type Kind, kindOf, SCROLLS, type ScrollKind } from './data.ts';
import type { Reason } from './moves.ts';

/** Reads what only this game's positions have. */
export class CardReader extends Reader<Reason> {
  cards(field: string, value: unknown): Kind[] {
    return this.list(field, value).map(card => {
      const kind = typeof card === 'string' ? kindOf(card) : undefined;
      if (kind === undefined) this.refuse('position.unknown-card', { card: String(card) });
      return kind ?? 0;
    });
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
