import type { Text } from './en.ts';

export const de: Readonly<Record<Text, string>> = {
  goal: 'Du stellst ein Wappen zusammen: einen Schild mit zehn Plätzen. Jede Karte, die du legst, bringt Punkte, Auszeichnungen auch. Wer die meisten hat, gewinnt.',
  take: 'In jedem Zug tust du eines von beidem: zwei Karten nehmen oder platzieren. Nimm zuerst den Löwen und das Gold mit der 2 aus der Auslage.',
  takeThese: 'Auch eine gute Karte, aber nimm diesmal den Löwen und das Gold mit der 2.',
  place:
    'Jetzt platzieren. Die Zahl einer Karte ist ihr Preis, ihre Punkte und ihr Wert beim Bezahlen. Dein Wolf kostet 2: Wähl ihn. Sein Platz ist in Reihe C, und das Gold bezahlt ihn.',
  placeWolf: 'Platzier den Wolf und bezahl mit dem Gold: Das passt genau. Herausgegeben wird nichts.',
  end: 'Zwei Punkte. Solange du bezahlen kannst, dürftest du weiter platzieren. Lass es dabei und beende deinen Zug.',
  endFirst: 'Der Löwe kostet 5, den behältst du besser. Beende deinen Zug.',
  places:
    'Jeder Platz nimmt bestimmte Typen auf; tipp ihn an, dann liest du, welche. Ein Wappentier liegt oben, eine gemeine Figur unten; die erste Figur entscheidet für ihre ganze Reihe.',
  award:
    'Auszeichnungen verlangen etwas auf deinem Schild. Jagd will ein Wappentier, eine Haltung und zweimal Reichtum, das Zeichen von Wolf und Blau. Eines fehlt noch.',
  fulfil: 'Die Haltung hast du auf der Hand: Leg sie neben den Wolf und bezahl mit dem Balken, einer 1.',
  placePassant: 'Mach zuerst die Auszeichnung voll: die Haltung neben den Wolf, bezahlt mit dem Balken.',
  claim: 'Alles da. Beende deinen Zug: Dann beanspruchst du die Auszeichnung und nimmst ihren obersten Marker.',
  claimFirst: 'Das reicht für einen Zug. Beende ihn und beanspruch die Jagd.',
  claimed:
    'Sieben Punkte, mehr als jede Karte bringt; sie zählen am Ende, wie alle Marker. Wer später kommt, bekommt 5, dann 3, 2 und 1. Was du später bedeckst, kostet dich den Marker nicht.',
  ten: 'Du hast 8 Punkte. Wer als Erstes einen Zehner überschreitet, bekommt dessen Marker, alle anderen einen Heroldmarker. Leg den Schlüssel unten in Reihe B, bezahlt mit dem Gold.',
  placeKey: 'Zuerst der Schlüssel in Reihe B: 3 Punkte bringen dich über die Zehn.',
  herald:
    'Einmal im Zug hilft ein Heroldmarker: Auslage tauschen, eine Karte nehmen oder eine für eine einzige Karte platzieren. Leg damit den Löwen, bezahl mit dem Schrägbalken und beende deinen Zug.',
  heraldLion: 'Leg den Löwen mit dem Heroldmarker: 5 Punkte für eine Karte vom Wert 2. Beende dann deinen Zug.',
  majority:
    'Die kleinen Zeichen zählen am Ende noch einmal: Wer von einem der fünf am meisten zeigt, bekommt 3 Punkte. Übrige Heroldmarker zählen je 1.',
  free: 'Nur zwei Plätze sind leer. Das Gold gehört in Reihe B, die Merlette, ein Beizeichen, in Reihe C; die anderen beiden Karten bezahlen dafür. Wer den Schild füllt, bekommt 3 Punkte, und die anderen haben noch einen Zug.',
};
