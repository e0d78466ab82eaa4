import type { Text } from './en.ts';

export const de: Readonly<Record<Text, string>> = {
  goal: 'Du reist durch die Tintenwelt. Was du dort sammelst, bringt deinen Siegpunktstein auf dem Ring voran. Erreicht einer das rote Sonderfeld auf 40, ist bald Schluss; wer am weitesten ist, gewinnt.',
  travel: 'Dein Zug: Spiel eine Ortskarte und zieh an ihren Ort. Der erste Ort auf dem Weg ist frei. Reise nach Ombra.',
  toOmbra: 'Auch eine Reise. Aber erst einmal ins benachbarte Ombra.',
  alone:
    'Jeder Ort hat zwei Belohnungen: eine, wenn man allein dort ist, und eine in Gesellschaft. Du bist allein: 3 Ehre und eine Vorteilskarte. Nimm sie dir.',
  collectFirst: 'Möglich, aber nimm jetzt deine Belohnung.',
  trade:
    'Ombra ist eine Burg: Hier darfst du einmal tauschen, 2 Proviant gegen ein beliebiges Plättchen. Du hast nur Ehre, nimm also etwas anderes.',
  tradeFirst: 'Verschiedene Plättchen sind mehr wert. Tausch 2 Proviant gegen Mut, Stärke oder Klugheit.',
  set: 'Zwei verschiedene Plättchen sind eine Kombination: Wandle sie um, und dein Siegpunktstein zieht 2 Felder. Drei verschiedene bringen 4, alle vier 7.',
  setFirst: 'Wandle zuerst deine zwei Plättchen um: Dafür sind sie da.',
  end: 'Mehr ist hier nicht zu holen. Beende deinen Zug.',
  endNow: 'Beende deinen Zug; Erec wartet schon.',
  villain:
    'Waren alle dran, werden die Zahlen der gespielten Karten verglichen. Deine war die höchste, 25: Darum kam Basta zu dir. Dafür bestimmst du, wer die nächste Runde anfängt.',
  startFirst: 'Bestimme, ob du anfängst oder Erec.',
  round:
    'Die gespielte Karte bleibt liegen. Willst du deine Karten zurück, passe einen Zug lang oder spiel alle zehn. Hohe Zahlen bringen Bösewichte; gib acht.',
  far: 'Jetzt weiter weg: Das Siechenhaus ist zwei Orte entfernt. Der erste ist frei, jeder weitere kostet 1 Proviant. Reise dorthin.',
  toInfirmary: 'Diesmal nicht. Zum Siechenhaus, für 1 Proviant.',
  dustfinger:
    'Allein bekämst du 2 Klugheit und 1 Proviant. Staubfinger zählt als Gesellschaft: Schick ihn für 1 Proviant her, dann gilt die andere Belohnung.',
  callDustfinger: 'Schick zuerst Staubfinger zum Siechenhaus.',
  company:
    'In Gesellschaft: 2 Mut und eine Vorteilskarte. Eine andere Spielfigur hätte es auch getan. Nimm die Belohnung und beende deinen Zug.',
  adderhead:
    'Erec hatte die höhere Zahl und zog den Natternkopf. Dann zählen alle ihre Bösewichte, und wer am meisten hat, verliert von allem die Hälfte. 5 gegen 3: Es traf Erec. Gib rechtzeitig aus!',
  gate: 'Auf 11 liegt ein rotes Sonderfeld. Dein Siegpunktstein kommt nur daran vorbei, solange du an einem roten Ort stehst, einer Burg. Ombra liegt nebenan.',
  toRed: 'Von dort kommst du nicht vorbei. Reise nach Ombra, an einen roten Ort.',
  four: 'Nimm die Belohnung; mit der Ehre hast du alle vier Sorten. Wandle die Viererkombination um: 7 Felder, über das Sonderfeld hinweg.',
  fourFirst: 'Erst die Belohnung, dann alle vier zusammen umwandeln: Das bringt am meisten.',
  gates:
    'Blau auf 20, Grün auf 31, Rot auf 40. Wer hinter Grün vorn liegt, hat die Weißen Frauen und nimmt nur eine von zwei Belohnungen. Übrige Vorteilskarten bringen am Ende Felder.',
  free: 'Die letzte Runde, und der letzte Zug gehört dir. Erec liegt 3 Felder vorn. Du hast je 2 Mut, Stärke und Klugheit: Reise, nimm, wandle um, so oft es geht. Wo kommst du über die 40?',
};
