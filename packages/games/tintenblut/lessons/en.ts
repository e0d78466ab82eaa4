/** What the lesson says. */
export const en = {
  goal: 'You travel through the Inkworld. What you gather there moves your marker round the ring. When one reaches the red gate at 40 the end is near, and the furthest wins.',
  travel: 'Your turn: play a location card and go to its place. The first place on the way is free. Go to Ombra.',
  toOmbra: 'Also a journey. But for now, the neighbouring Ombra.',
  alone:
    'Every place has two rewards: one for who is alone there, one for who has company. You are alone: 3 honour and an advantage card. Collect it.',
  collectFirst: 'Possible, but now collect your reward.',
  trade: 'Ombra is a castle: here you may trade once, 2 provisions for any tile. You have only honour, so take another kind.',
  tradeFirst: 'Different tiles are worth more. Trade 2 provisions for courage, strength or wit.',
  set: 'Two different tiles are a set: convert it and your marker moves 2 spaces. Three different ones bring 4, all four bring 7.',
  setFirst: 'Convert your two tiles first: they are for that.',
  end: 'Nothing more to gain here. End your turn.',
  endNow: 'End your turn; Erec is waiting.',
  villain:
    'When all have moved, the numbers on the cards played are compared. Yours was the highest, 25: so Basta came to you. In return you say who begins the next round.',
  startFirst: 'Name yourself or Erec as the next to begin.',
  round:
    'The card you played stays on the table. When you want your cards back, pass for a turn, or play all ten. High numbers bring villains; mind them.',
  far: 'Further away: the Infirmary is two places off. The first is free, each further one costs 1 provision. Go there.',
  toInfirmary: 'Not this time. To the Infirmary, for 1 provision.',
  dustfinger:
    'Alone you would get 2 wit and 1 provision. Dustfinger counts as company: send him here for 1 provision, and you get the other reward.',
  callDustfinger: 'First send Dustfinger to the Infirmary.',
  company: 'In company: 2 courage and an advantage card. Another player’s figure would have done as well. Collect, and end your turn.',
  adderhead:
    'Erec had the higher number and drew the Adderhead. Then all add up their villains, and whoever has most loses half of everything. 5 against 3: it hit Erec. Spend early!',
  gate: 'A red gate stands at 11. Your marker passes it only while you stand at a red place: a castle. Ombra is next door.',
  toRed: 'From there the gate stays shut. Go to Ombra, a red place.',
  four: 'Collect; with the honour you have all four kinds. Convert the set of four: 7 spaces, right through the gate.',
  fourFirst: 'First collect, then convert all four together: that brings most.',
  gates:
    'Blue at 20, green at 31, red at 40. Who is ahead beyond green has the White Women and takes only one of two rewards. Advantage cards left in hand bring spaces at the end.',
  free: 'The last round, and the last turn is yours. Erec is 3 spaces ahead. You hold 2 courage, 2 strength and 2 wit: travel, collect, convert as often as you can. Where is the gate at 40 open?',
};

export type Text = keyof typeof en;
