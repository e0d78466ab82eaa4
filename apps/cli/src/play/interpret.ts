import { LANGS } from '@tabard/core';
import { COMMANDS, type Command, SHELL } from './words.ts';

/** What somebody means by what they typed. */
export type Intent =
  | { readonly type: 'move'; readonly move: string }
  /** A move by its place in the list that was offered, from 1. */
  | { readonly type: 'number'; readonly number: number }
  /** A clause, a section or a word; '' for the contents. */
  | { readonly type: 'rules'; readonly about: string }
  | { readonly type: Exclude<Command, 'rules'> }
  | { readonly type: 'nothing' };

/**
 * Commands are known in every language, in small letters and capitals, with accents or without. What the game reads as a move is a move,
 * whatever else it could mean. Undefined is the end of the input.
 */
export function interpret(answer: string | undefined, isMove: (text: string) => boolean): Intent {
  if (answer === undefined) return { type: 'leave' };
  const text = answer.normalize('NFKC').trim();
  if (text === '') return { type: 'nothing' };
  if (isMove(text)) return { type: 'move', move: text };
  if (/^[0-9]{1,9}$/.test(text)) return { type: 'number', number: Number(text) };
  const [word = '', ...rest] = text.split(/\s+/);
  const command = KNOWN.get(plain(word));
  if (command === 'rules') return { type: 'rules', about: rest.join(' ') };
  return command && rest.length === 0 ? { type: command } : { type: 'move', move: text };
}

/** Without capitals and accents; kana keep their marks. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

const KNOWN: ReadonlyMap<string, Command> = new Map(
  LANGS.flatMap(lang => COMMANDS.flatMap(command => SHELL[lang].commands[command].map(word => [plain(word), command] as const))),
);
