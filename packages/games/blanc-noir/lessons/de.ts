import type { Text } from './en.ts';

export const de: Readonly<Record<Text, string>> = {
  goal: 'Die Aufgabe in jeder Runde: Werde deine Karten los. Wer das zuerst schafft, beendet die Runde, und die anderen zählen die Zahlen auf ihrer Hand. Wer am wenigsten Punkte hat, gewinnt.',
  colour: 'Eine Karte passt auf eine von gleicher Farbe. Oben liegt eine blaue 5: Leg deine blaue 8 ab.',
  colourFirst: 'Auch das ginge, aber probier zuerst die Farbe: deine blaue 8.',
  number: 'Auch die gleiche Zahl passt. Enid hat eine grüne 2 gelegt: Leg deine rote 2 ab.',
  numberFirst: 'Erlaubt. Aber achte diesmal auf die Zahl: deine rote 2.',
  draw: 'Jetzt liegt eine blaue 4 da, und du hast weder Blau noch eine 4. Dann zieh eine Karte; damit endet dein Zug.',
  drawFirst: 'Drück auf den Nachziehstapel: Von deinen Karten passt keine.',
  wild: 'Du hast den Drachen gezogen. Schwarz passt auf alles, und du sagst an, mit welcher Farbe es weitergeht. Gelb ist gut, davon hast du zwei. Außerdem lässt der Drache jemanden 4 Karten ziehen.',
  wildFirst: 'Du könntest ihn aufheben; aber lass den Drachen jetzt fliegen.',
  ability:
    'So ist das mit den Karten ab 10: Jede kann etwas. Zeig auf eine Karte oder halte sie gedrückt, dann liest du, was. Am Ende auf der Hand kosten sie am meisten.',
  chain:
    'Enid hat einen Ritter gelegt, eine 25. Du müsstest 2 Karten ziehen, es sei denn, du legst selbst eine 25. Du hast eine: Gib die Kettenreaktion weiter, und sie wächst.',
  chainFirst: 'Wer eine 25 hat, muss sie legen: deinen blauen Ritter.',
  skip: 'Erec hatte keine 25 und hat 4 Karten auf einmal gezogen. Du bist dran, auf Blau: Beim Narren setzt die nächste Person aus.',
  skipFirst: 'Ein andermal gern. Leg jetzt den blauen Narren ab.',
  chained: 'Erec musste aussetzen. Merk dir: Gegen eine 25 hilft nur eine 25. Ritter und Prinz zählen 2 dazu, der Golem 4.',
  buy: 'Vor dem Ziehen oder Ablegen darfst du eine Pergamentkarte kaufen: für drei Karten gleicher Zahl. Du hast drei 3en: Drück auf den Stapel der Pergamentkarten.',
  buyFirst: 'Damit wäre dein Zug vorbei. Kauf zuerst mit deinen drei 3en.',
  use: 'Drei Karten weniger und dafür ein Schneesturm: Alle anderen ziehen eine Karte. Du darfst ihn sofort einsetzen. Drück darauf.',
  useFirst: 'Erst die Pergamentkarte, solange dein Zug noch läuft.',
  discard: 'Pergamentkarten beenden keinen Zug. Leg jetzt wie immer eine Karte ab.',
  discardFirst: 'Leg lieber eine gelbe Karte ab, als eine zu ziehen.',
  scrolls: 'Pergamentkarten vor dir zählen keine Punkte, und bis du sie einsetzt, kennst nur du sie.',
  call: 'Wer nur noch eine Karte hat, muss rufen. Drück auf das Siegel „Blanc Noir!“ und leg die grüne 6 ab; oder drück gleich danach. Schweigen kostet 4 Karten.',
  callFirst: 'Hier gehört beides zusammen: die grüne 6 und das Siegel „Blanc Noir!“. Ohne Siegel wäre es Schweigen.',
  last: 'Du hast gerufen. Jetzt die letzte Karte: Es muss eine von 1 bis 9 sein.',
  lastFirst: 'Deine grüne 2 passt. Leg sie ab, und die Aufgabe ist erfüllt.',
  called:
    'Das war die Runde: Du hast nichts mehr, Erec und Enid zählen ihre Karten. In einer langen Partie folgen Runden, bis jemand über 200 kommt.',
  free: 'Jetzt allein gegen Erec, eine kurze Runde. Farbe oder Zahl. Den Golem rechtzeitig ablegen: Die letzte Karte muss eine von 1 bis 9 sein. Und den Ruf nicht vergessen!',
};
