import type { RouteName } from '@tabard/protocol';

/** A wish of somebody, and what became of it as far as they were told. */
export interface Wished {
  readonly wish: string;
  readonly table: string;
  /** What was asked for: a call, or a move over the wire. */
  readonly what: RouteName;
  readonly move?: string;
  readonly began: number;
  ended: number;
  /** How often it was sent; one that was sent again may still happen after it was refused. */
  sent: number;
  answer: 'granted' | 'refused' | undefined;
  /** The entry it was said to be: of a move. */
  seq?: number;
  /** The table it was answered with: of one that was made. */
  shown?: string;
  /** Why it was refused. */
  because?: string;
}

/** Something a guest was told of a match, to the byte. */
export interface Heard {
  readonly text: string;
  readonly at: number;
}

/** What one guest wished for and was told. */
export class Book {
  readonly wishes: Wished[] = [];
  readonly byTable = new Map<string, Heard[]>();
  /** What should never be said. */
  readonly oddities: string[] = [];

  hear(table: string, text: string): void {
    const heard = this.byTable.get(table) ?? [];
    this.byTable.set(table, heard);
    heard.push({ text, at: performance.now() });
  }
}
