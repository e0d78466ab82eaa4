/** What the lesson says. */
export const en = {
  goal: 'Be the first without a card.',
  suit: 'The pile shows a sun: play your sun 3, a card of the same suit.',
  suitFirst: 'Do that another time.',
  draw: 'Erec played a star 3, by its number. Nothing of yours fits: draw a card.',
  number: 'Suit or number: that is all there is to match.',
  free: 'Two cards are left, and both fit one after the other. Play them.',
};

export type Text = keyof typeof en;
