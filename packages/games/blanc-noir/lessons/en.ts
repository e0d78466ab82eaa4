/** What the lesson says. */
export const en = {
  goal: 'The quest of every round: get rid of your cards. Whoever does so first ends the round, and the others count the numbers of what they still hold. Fewest points win.',
  colour: 'A card fits on one of the same colour. The pile shows a blue 5: discard your blue 8.',
  colourFirst: 'That can be done too, but try the colour first: your blue 8.',
  number: 'A card of the same number fits as well. Enid discarded a green 2: discard your red 2.',
  numberFirst: 'Allowed. But look for the number this time: your red 2.',
  draw: 'Now a blue 4: you have no blue and no 4. Then draw one card, and your turn is over.',
  drawFirst: 'Press the draw pile: nothing in your hand fits.',
  wild: 'You drew the Dragon. Black fits on everything, and you name the colour to go on with. Yellow is good: you hold two. The Dragon also makes one player draw 4.',
  wildFirst: 'You may keep it for later; but now let the Dragon fly.',
  ability:
    'So it is with the cards from 10 up: each can do something. Hover, focus or hold a card to read what. In hand at the end they cost most.',
  chain:
    'Enid discarded a Knight, a 25. You would draw 2, unless you discard a 25 yourself. You have one: pass the chain on, and it grows.',
  chainFirst: 'Who holds a 25 must discard it: your blue Knight.',
  skip: 'Erec had no 25 and drew 4 at once. Your turn on blue: the Jester skips the next player.',
  skipFirst: 'Fine another time. Now discard the blue Jester.',
  chained: 'Erec was skipped. Remember: the 25s are the only answer to a 25. Knight and Prince add 2, the Golem adds 4.',
  buy: 'Before you draw or discard you may buy a scroll: give away three cards of one number. You have three 3s: press the pile of scrolls.',
  buyFirst: 'Your turn would be over then. First buy with your three 3s.',
  use: 'Three cards less, and a Blizzard more: all others draw one card. A scroll may be used at once. Press it.',
  useFirst: 'First the scroll, as long as your turn lasts.',
  discard: 'Scrolls do not end a turn. Now discard one card, as ever.',
  discardFirst: 'Rather discard a yellow card than draw another.',
  scrolls: 'Scrolls before you count no points, and only you know them until they are used.',
  call: 'Whoever is left with one card must call it. Press the seal “Blanc Noir!” and discard the green 6; or press it right after. Silence costs 4 cards.',
  callFirst: 'Both belong together here: the green 6 and the seal “Blanc Noir!”. Without the seal it would be silence.',
  last: 'You have called. Now the last card: it must be one from 1 to 9.',
  lastFirst: 'Your green 2 fits. Discard it, and you have achieved the quest.',
  called:
    'That was the round: you have nothing left, Erec and Enid count their cards. In a long game rounds are played until somebody exceeds 200.',
  free: 'Now alone against Erec, a short round. Match colour or number. Discard the Golem in time: the last card must be one from 1 to 9. And do not forget to call.',
};

export type Text = keyof typeof en;
