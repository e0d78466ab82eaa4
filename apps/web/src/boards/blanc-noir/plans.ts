import { type Card, COLOURS, printed, type View } from './game.ts';
import type { Thing } from './inspector.tsx';

/** What can be chosen ahead with a thing: a card of my hand is played, or one is drawn. Whether it fits then is the rules' to say. */
export function plansFor(thing: Thing, { hand }: Pick<View, 'hand'>): readonly string[] {
  if ('pile' in thing) return thing.pile === 'draw' ? ['draw'] : [];
  if (!('card' in thing) || !hand?.includes(thing.card)) return [];
  return playsOf(thing.card);
}

const playsOf = (card: Card): readonly string[] =>
  printed(card).tincture === 'k' ? COLOURS.map(colour => `play ${card} ${colour}`) : [`play ${card}`];
