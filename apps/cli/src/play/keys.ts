import { emitKeypressEvents } from 'node:readline';
import type { Asker, Choice } from './ask.ts';
import { menuRows, rowsAround } from './menu.ts';
import { columns, graphemes } from './width.ts';

/** The parts of a terminal that are needed, so that a test can be one. */
export interface Keyboard extends NodeJS.ReadableStream {
  setRawMode(on: boolean): unknown;
}
export interface Screen {
  write(text: string): unknown;
  readonly columns: number;
  readonly rows: number;
}
interface Key {
  readonly name?: string;
  readonly ctrl?: boolean;
  readonly meta?: boolean;
}

/** Lines around the menu that should stay in sight. */
const AROUND = 12;
const FEWEST = 4;

/** Asks by arrow keys and Enter; whoever types instead writes a move. */
export function askByKeys(keyboard: Keyboard, screen: Screen): Asker {
  emitKeypressEvents(keyboard);
  keyboard.setRawMode(true);
  keyboard.resume();
  // A raw terminal sends no signal: Ctrl-C while the bots play is remembered until the next question.
  let isLeaving = false;
  keyboard.on('keypress', (_: string | undefined, key: Key) => {
    isLeaving ||= isExit(key);
  });
  return {
    ask: choices =>
      new Promise(resolve => {
        if (isLeaving) return resolve(undefined);
        const menu = new Menu(choices, screen);
        const finish = (answer: string | undefined) => {
          keyboard.off('keypress', onKey);
          keyboard.off('end', onEnd);
          menu.erase();
          resolve(answer);
        };
        const onEnd = () => finish(undefined);
        const onKey = (text: string | undefined, key: Key) => {
          if (isExit(key)) return finish(undefined);
          if (key.name === 'return' || key.name === 'enter') return finish(menu.answer);
          if (text === '?' && menu.typed === '') return finish('?');
          menu.press(text, key);
        };
        keyboard.on('keypress', onKey);
        keyboard.on('end', onEnd);
        menu.draw();
      }),
    close() {
      keyboard.setRawMode(false);
      keyboard.pause();
    },
  };
}

const isExit = ({ ctrl, name }: Key): boolean => ctrl === true && (name === 'c' || name === 'd');

class Menu {
  typed = '';
  #at = 0;
  #lines = 0;
  readonly #choices: readonly Choice[];
  readonly #screen: Screen;

  constructor(choices: readonly Choice[], screen: Screen) {
    this.#choices = choices;
    this.#screen = screen;
  }

  get answer(): string {
    return this.typed.trim() || this.#choices[this.#at]!.spelling;
  }

  press(text: string | undefined, key: Key): void {
    const last = this.#choices.length - 1;
    const page = this.#height;
    const steps: Readonly<Record<string, number>> = { up: -1, down: 1, pageup: -page, pagedown: page, home: -last, end: last };
    const step = steps[key.name ?? ''];
    if (step !== undefined)
      this.#at =
        key.name === 'up' || key.name === 'down' ? (this.#at + step + last + 1) % (last + 1) : Math.min(last, Math.max(0, this.#at + step));
    else if (key.name === 'backspace') this.typed = graphemes(this.typed).slice(0, -1).join('');
    else if (key.name === 'escape') this.typed = '';
    else if (text !== undefined && !key.ctrl && !key.meta && /^\P{C}+$/u.test(text)) this.typed += text;
    this.erase();
    this.draw();
  }

  draw(): void {
    const rows = menuRows(this.#choices, this.#screen.columns - MARK.length - 1);
    const { first, end } = rowsAround(rows, this.#at, this.#height);
    const shown = rows.slice(first, end).map((row, i) => (first + i === this.#at ? chosen(row) : indented(row, UNMARKED)));
    const place = shown.length < rows.length ? `${this.#at + 1}/${rows.length} ` : '';
    this.#screen.write(`${shown.join('\n')}\n${place}> ${this.#tail}`);
    this.#lines = shown.join('\n').split('\n').length;
  }

  erase(): void {
    this.#screen.write(`\r\x1b[${this.#lines}A\x1b[0J`);
  }

  /** As much of what was typed as fits into the line: one that breaks could not be erased. */
  get #tail(): string {
    const letters = graphemes(this.typed);
    while (columns(letters.join('')) > this.#screen.columns - PROMPT) letters.shift();
    return letters.join('');
  }

  get #height(): number {
    return Math.max(FEWEST, this.#screen.rows - AROUND);
  }
}

/** Room for «12/123 > » and the cursor. */
const PROMPT = 12;
const MARK = '❯ ';
const UNMARKED = '  ';
const indented = (row: string, first: string): string => first + row.replaceAll('\n', `\n${UNMARKED}`);
/** Marked by a sign, not by colour alone. */
const chosen = (row: string): string => `\x1b[7m${indented(row, MARK)}\x1b[0m`;
