import { Reader } from '@tabard/core';
import type { Kind } from './kinds.ts';
import type { Reason } from './moves.ts';

/** Rule 9: reads a position's ids and counts. */
export class PositionReader extends Reader<Reason> {
  constructor() {
    super('9');
  }

  override count(field: string, value: unknown, most?: number): number {
    if (typeof value === 'number' && value < 0) this.refuse('position.negative', { field });
    return super.count(field, value, most);
  }

  /** An id of a list of things. */
  kind(field: string, value: unknown, find: (id: string) => Kind | undefined): Kind {
    const kind = typeof value === 'string' ? find(value) : undefined;
    if (kind === undefined) this.refuse('position.unknown-id', { field, id: String(value) });
    return kind ?? 0;
  }

  kinds(field: string, value: unknown, find: (id: string) => Kind | undefined): Kind[] {
    return this.list(field, value).map(id => this.kind(field, id, find));
  }

  /** Different whole numbers, as bits. */
  bits(field: string, value: unknown, least: number, most: number): number {
    let bits = 0;
    for (const one of this.list(field, value)) {
      const bit = 1 << this.count(field, one, most);
      if (bit < 1 << least || (bits & bit) !== 0) this.refuse('position.unreadable', { field });
      bits |= bit;
    }
    return bits;
  }
}
