import { batch, type Signal } from '@preact/signals';
import type { MyTable, OpenTable, ServerMessage, Watched } from '@tabard/protocol';

import { lang } from '../i18n/index.ts';
import { byUrgency } from '../my-turn.ts';
import { type Browser, thisBrowser } from './browser.ts';
import { Socket } from './socket.ts';

interface Told {
  readonly clock: Signal<{ readonly now: number; readonly heardAt: number } | undefined>;
  readonly lobby: Signal<readonly OpenTable[] | undefined>;
  readonly mine: Signal<readonly MyTable[] | undefined>;
}

/** Hears which tables are open, and how mine stand, until it is closed. */
export class Watch {
  readonly #told: Told;
  readonly #what: readonly Watched[];
  readonly #browser: Browser;
  readonly #socket: Socket;

  constructor(told: Told, what: readonly Watched[], browser: Browser = thisBrowser) {
    this.#told = told;
    this.#what = what;
    this.#browser = browser;
    this.#socket = new Socket(() => lang.value, this.#hear, browser);
  }

  close(): void {
    this.#socket.close();
  }

  readonly #hear = (message: ServerMessage): void => {
    const { lobby, mine, clock } = this.#told;
    switch (message.type) {
      case 'welcome':
        for (const what of this.#what) this.#socket.send({ type: 'watch', what });
        return;
      case 'lobby':
        lobby.value = rowsAfter(lobby.value, message, ({ id }) => id).sort((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1));
        return;
      case 'mine':
        batch(() => {
          if (message.now !== undefined) clock.value = { now: message.now, heardAt: this.#browser.clock() };
          mine.value = rowsAfter(mine.value, message, ({ table }) => table.id).sort(byUrgency);
        });
        return;
      default:
        return;
    }
  };
}

interface Changes<Row> {
  readonly whole?: true;
  readonly changed: readonly Row[];
  readonly gone: readonly string[];
}

/** Rows after what was told of them. */
function rowsAfter<Row>(known: readonly Row[] | undefined, { whole, changed, gone }: Changes<Row>, idOf: (row: Row) => string): Row[] {
  const rows = new Map((whole ? [] : (known ?? [])).map(row => [idOf(row), row]));
  for (const id of gone) rows.delete(id);
  for (const row of changed) rows.set(idOf(row), row);
  return [...rows.values()];
}
