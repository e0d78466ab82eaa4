import { ahead } from '@tabard/blason/ahead';
import type { Foresight } from '../ahead.ts';
import { moveWords, type Say, type View } from './game.ts';

const foresight: Foresight<View> = { ahead, inWords: (move, { words, name }) => moveWords(words as Say, move, name) };
export default foresight;
