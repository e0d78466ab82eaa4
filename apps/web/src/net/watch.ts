import type { Signal } from '@preact/signals';
import type { MyTable, OpenTable, ServerMessage } from '@tabard/protocol';
import { byUrgency } from '../home-rows.ts';
import { lang } from '../i18n/index.ts';
import { type Browser, thisBrowser } from './browser.ts';
import { Socket } from './socket.ts';

interface Rows {
  readonly lobby: Signal<readonly OpenTable[] | undefined>;
  readonly mine: Signal<readonly MyTable[] | undefined>;
}

/** Hears which tables are open, and how mine stand, until it is closed. */
export class Watch {
  readonly #rows: Rows;
  readonly #socket: Socket;

  constructor(rows: Rows, browser: Browser = thisBrowser) {
    this.#rows = rows;
    this.#socket = new Socket(() => lang.value, this.#hear, browser);
  }

  close(): void {
    this.#socket.close();
  }

  readonly #hear = (message: ServerMessage): void => {
    const { lobby, mine } = this.#rows;
    switch (message.type) {
      case 'welcome':
        for (const what of ['lobby', 'mine'] as const) this.#socket.send({ type: 'watch', what });
        return;
      case 'lobby':
        lobby.value = rowsAfter(lobby.value, message, ({ id }) => id).sort((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1));
        return;
      case 'mine':
        mine.value = rowsAfter(mine.value, message, ({ table }) => table.id).sort(byUrgency);
        return;
      default:
        return;
    }
  };
}

interface Told<Row> {
  readonly whole?: true;
  readonly changed: readonly Row[];
  readonly gone: readonly string[];
}

/** Rows after what was told of them. */
function rowsAfter<Row>(known: readonly Row[] | undefined, { whole, changed, gone }: Told<Row>, idOf: (row: Row) => string): Row[] {
  const rows = new Map((whole ? [] : (known ?? [])).map(row => [idOf(row), row]));
  for (const id of gone) rows.delete(id);
  for (const row of changed) rows.set(idOf(row), row);
  return [...rows.values()];
}
