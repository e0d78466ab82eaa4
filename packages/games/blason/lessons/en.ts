/** What the lesson says. */
export const en = {
  goal: 'You are composing a coat of arms: a shield with ten places. Every card you lay brings points, and so do awards. Most points win.',
  take: 'In each turn you do one of two things: take two cards, or place. To begin with, take the lion and Or 2, the gold, from the display.',
  takeThese: 'A good card too, but this time take the lion and Or 2.',
  place:
    'Now place. The number on a card is what it costs, what it scores, and what it pays. Your wolf costs 2: choose it. Its place is in row C, and Or 2 pays for it.',
  placeWolf: 'Place the wolf, and pay with Or 2: exactly enough. No change is given.',
  end: 'Two points. You could place more, as long as you can pay. Leave it at that, and end your turn.',
  endFirst: 'The lion costs 5 and is worth keeping. End your turn.',
  places:
    'Every place takes certain types: tap it to read which. A beast lies in the upper row, a charge in the lower; the first figure decides for its whole row.',
  award:
    'Awards ask for things on your shield. Hunting wants a beast, an attitude, and twice wealth, the sign that wolf and Azure bear. One thing is missing.',
  fulfil: 'The attitude is in your hand: place it beside the wolf, and pay with the fess, a 1.',
  placePassant: 'First complete the award: the attitude beside the wolf, paid with the fess.',
  claim: 'All there. End your turn: then you claim the award and take its top marker.',
  claimFirst: 'That is enough for one turn. End it, and claim Hunting.',
  claimed:
    'Seven points, more than any card brings; like all markers, they are added at the end. Whoever comes next gets 5, then 3, 2 and 1. What you cover later does not cost you the marker.',
  ten: 'You have 8 points. Whoever is first to pass a ten gets its marker, and all others a herald. Place the key in the lower row B, paid with Or 3.',
  placeKey: 'First the key in row B: 3 points carry you over ten.',
  herald:
    'Once a turn a herald helps: swap the display, take a card, or place one for any single card. Lay the lion with it, pay with the bend, a 2, and end your turn.',
  heraldLion: 'Let the herald place the lion: 5 points for one card worth 2. Then end your turn.',
  majority:
    'The small signs count once more at the end: whoever shows most of one of the five gets 3 points for it. Unused heralds are worth 1 each.',
  free: 'Only two places are empty. Or 2 belongs in row B, the martlet, a cadency mark, in row C; the other two cards pay for them. Whoever fills the shield gets 3 points, and the others have one last turn.',
};

export type Text = keyof typeof en;
