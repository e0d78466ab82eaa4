import { ahead } from '@tabard/blanc-noir/ahead';
import type { Foresight } from '../ahead.ts';
import { moveWords, sayAt, type View } from './game.ts';

const foresight: Foresight<View> = { ahead, inWords: (move, { view, words, name }) => moveWords(sayAt(words, view), move, name) };
export default foresight;
