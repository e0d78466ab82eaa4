import { wordsOf } from './words.ts';

export const de = wordsOf({
  title: 'Sample Game',
  tagline: 'Passend ablegen und als Erster keine Karte mehr haben.',
  suits: { sun: 'Sonne', moon: 'Mond', star: 'Stern', leaf: 'Blatt' },
  card: (suit, number) => `„${suit} ${number}“`,
  options: { hand: { label: 'Karten für jeden', value: count => `${count} Karten` } },
  moves: { play: card => `${card} ausspielen`, draw: 'Eine Karte ziehen', pass: 'Passen' },
  facts: {
    played: (who, card) => `${who} spielt ${card}.`,
    drew: (who, card) => `${who} zieht ${card ?? 'eine Karte'}.`,
    passed: who => `${who} passt.`,
  },
  deeds: { drew: card => `${card ?? 'eine Karte'} gezogen`, passed: 'gepasst' },
  refusals: {
    'not-your-turn': () => 'Du bist nicht am Zug.',
    'game-over': () => 'Das Spiel ist zu Ende.',
    'play.not-in-hand': ({ card }) => `${card} ist nicht auf deiner Hand.`,
    'play.no-match': ({ card, top }) => `${card} hat weder die Farbe noch die Zahl von ${top}.`,
    'draw.stock-empty': () => 'Der Vorrat ist leer: Spiele eine Karte aus oder passe.',
    'pass.stock-left': () => 'Passen darfst du nur, wenn der Vorrat leer ist.',
    unreadable: ({ text }) => `„${text}“ ist kein Zug dieses Spiels.`,
    'config.unreadable': () => 'Diese Optionen sind nicht zu lesen.',
    'config.unknown-option': ({ key }) => `Eine Option „${key}“ gibt es nicht.`,
    'config.unknown-value': ({ value }) => `Eine Hand hat 3 oder 5 Karten, nicht „${value}“.`,
    'position.unreadable': ({ field }) => `Diese Stellung ist nicht zu lesen: Sieh nach bei „${field}“.`,
    'position.cards': ({ card }) => `${card} muss an genau einem Ort liegen.`,
  },
  reasons: { 'hand-empty': 'Jemand hat keine Karte mehr.', 'all-passed': 'Alle haben gepasst.' },
});
