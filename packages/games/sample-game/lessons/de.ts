import type { Text } from './en.ts';

export const de: Readonly<Record<Text, string>> = {
  goal: 'Werde als Erstes alle Karten los.',
  suit: 'Oben liegt eine Sonne: Spiel deine Sonne 3, eine Karte derselben Farbe.',
  suitFirst: 'Das ein andermal.',
  draw: 'Erec hat nach der Zahl einen Stern 3 gespielt. Von deinen Karten passt keine: Zieh eine.',
  number: 'Farbe oder Zahl: Mehr muss nicht passen.',
  free: 'Zwei Karten hast du noch, und beide passen nacheinander. Spiel sie.',
};
