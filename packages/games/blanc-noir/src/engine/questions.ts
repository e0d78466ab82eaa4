import { faceOf } from './data.ts';
import type { View } from './view.ts';

const CHAIN_NUMBER = 25;

/** Whether whoever is to act, and looks, must do what is asked: answer a chain (3.3), exclude for a Lord or a Goddess (5.4, 5.11). */
export function isBound({ config, phase, chain, hand = [], turn, seats, pending }: View): boolean {
  if (phase === 'exclude') return config.edition === 'fr' && /^(lord|goddess)/.test(pending?.by ?? '');
  const holdsAnswer = hand.some(card => faceOf(card).number === CHAIN_NUMBER);
  return phase === 'turn' && chain > 0 && config.edition !== 'fr' && holdsAnswer && !seats[turn]!.called;
}
