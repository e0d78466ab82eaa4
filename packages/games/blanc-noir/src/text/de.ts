import type { Naming } from '@tabard/core';
import type { Card, Colour, Face, Scroll } from '../engine/data.ts';
import type { Cause, Excluder, Place } from '../engine/facts.ts';
import {
  aimOf,
  type Ink,
  listed,
  partsOf,
  type ScrollName,
  scrollColour,
  scrollName,
  sheet,
  standing,
  thingNamed,
  wordsOf,
} from './lexicon.ts';
import type { BlancNoirWords } from './words.ts';

const colours: Readonly<Record<Ink, string>> = { r: 'Rot', y: 'Gelb', b: 'Blau', g: 'Grün', black: 'Schwarz' };

const names: Readonly<Record<Face, string>> = {
  1: 'Großschwert',
  2: 'Zwillingsschwerter',
  3: 'Bumerang',
  4: 'Langbogen',
  5: 'Dolch',
  6: 'Sai',
  7: 'Kriegspeitsche',
  8: 'Hellebarde',
  9: 'Streitaxt',
  priestess: 'Priesterin',
  mage: 'Zauberer',
  jester: 'Narr',
  lord: 'Fürst',
  princess: 'Prinzessin',
  knight: 'Ritter',
  prince: 'Prinz',
  golem: 'Golem',
  pixie: 'Elfe',
  gargoyle: 'Wasserspeier',
  valkyrie: 'Walküre',
  dragon: 'Drache',
  goddess: 'Göttin',
};

const scrolls: Readonly<Record<ScrollName, string>> = {
  herald: 'Bote',
  explosion: 'Explosion',
  blizzard: 'Schneesturm',
  'shock-wave': 'Schockwelle',
  mirage: 'Fata Morgana',
  tornado: 'Tornado',
  salvation: 'Erlösung',
  menace: 'Bedrohung',
  revelation: 'Offenbarung',
};

/** The masculine nouns among cards and scrolls; the rest, and every number, is feminine. */
const MASCULINE = new Set([
  'Zauberer',
  'Narr',
  'Fürst',
  'Ritter',
  'Prinz',
  'Golem',
  'Wasserspeier',
  'Drache',
  'Bote',
  'Schneesturm',
  'Tornado',
]);
/** Nouns with another form outside the nominative. */
const OBLIQUE: Readonly<Record<string, string>> = {
  Narr: 'Narren',
  Fürst: 'Fürsten',
  Prinz: 'Prinzen',
  Drache: 'Drachen',
  Bote: 'Boten',
};

type Case = 'nominative' | 'accusative' | 'dative';
type Article = 'der' | 'ein' | 'kein' | 'none';
interface Noun {
  readonly noun: string;
  readonly ink: Ink;
}

const ARTICLES: Readonly<Record<Exclude<Article, 'none'>, Readonly<Record<Case, readonly [masculine: string, feminine: string]>>>> = {
  der: { nominative: ['der', 'die'], accusative: ['den', 'die'], dative: ['dem', 'der'] },
  ein: { nominative: ['ein', 'eine'], accusative: ['einen', 'eine'], dative: ['einem', 'einer'] },
  kein: { nominative: ['kein', 'keine'], accusative: ['keinen', 'keine'], dative: ['keinem', 'keiner'] },
};

/** «der blaue Ritter», «einen blauen Ritter», «die rote 7», «blauer Ritter». */
function decline({ noun, ink }: Noun, kase: Case, article: Article): string {
  const masculine = MASCULINE.has(noun);
  const words = [kase === 'nominative' ? noun : (OBLIQUE[noun] ?? noun)];
  if (ink !== 'black') words.unshift(colours[ink].toLowerCase() + ending(kase, masculine, article));
  if (article !== 'none') words.unshift(ARTICLES[article][kase][masculine ? 0 : 1]);
  return words.join(' ');
}

function ending(kase: Case, masculine: boolean, article: Article): string {
  if (kase === 'dative') return 'en';
  if (!masculine) return 'e';
  if (kase === 'accusative') return 'en';
  return article === 'der' ? 'e' : 'er';
}

function cardNoun(one: Card): Noun {
  const { face, ink } = partsOf(one);
  return { noun: typeof face === 'number' ? String(face) : names[face], ink };
}
const scrollNoun = (one: Scroll): Noun => ({ noun: scrolls[scrollName(one)], ink: scrollColour(one) ?? 'black' });

const card = (one: Card): string => decline(cardNoun(one), 'nominative', 'none');
const scroll = (one: Scroll): string => decline(scrollNoun(one), 'nominative', 'none');
const theCard = (one: Card, kase: Case): string => decline(cardNoun(one), kase, 'der');
const theScroll = (one: Scroll, kase: Case): string => decline(scrollNoun(one), kase, 'der');
const thing = (text: string, kase: Case): string =>
  thingNamed(text, {
    card: one => theCard(one, kase),
    scroll: one => theScroll(one, kase),
    escort: kase === 'dative' ? 'der Eskorte' : 'die Eskorte',
    word: word => `„${word}“`,
  });

const und = (items: readonly string[]): string => listed(items, ', ', ' und ');
const cards = (some: readonly Card[]): string => und(some.map(one => theCard(one, 'accusative')));
const cardCount = (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`);
const scrollCount = (count: number): string => (count === 1 ? 'ein Pergament' : `${count} Pergamente`);
const place = (where: Place, name: Naming): string =>
  where === 'pile' ? 'dem obersten Pergament des Stapels' : `Pergament ${where.index + 1} von ${name(where.seat)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A Special with its number, which is what has to match: «ein blauer Ritter (25)». */
function numbered(one: Card, kase: Case = 'nominative'): string {
  const { face, number } = partsOf(one);
  const said = decline(cardNoun(one), kase, 'ein');
  return typeof face === 'number' ? said : `${said} (${number})`;
}

function doesNotFit(one: Card, top: Card, colour: Colour | null | undefined): string {
  const { ink, number } = partsOf(top);
  if (ink !== 'black') return `Oben liegt ${numbered(top)}; ${numbered(one)} passt weder in der Farbe noch in der Zahl.`;
  if (!colour) return `Oben liegt ${numbered(top)}; ${numbered(one)} passt nicht darauf.`;
  return `Oben liegt ${decline(cardNoun(top), 'nominative', 'ein')}, angesagt ist ${colours[colour]}; ${numbered(one)} ist weder ${colours[colour].toLowerCase()} noch eine ${number}.`;
}

const aims = {
  player: (one: string) => `${one} richtet sich gegen eine andere Person am Tisch.`,
  scroll: (one: string) => `${one} richtet sich gegen ein Pergament, das vor jemandem liegt, nicht gegen sich selbst.`,
  nothing: (one: string) => `${one} braucht kein Ziel.`,
};

const causes: Readonly<Record<Cause, string>> = {
  turn: '',
  chain: ' und beendet damit die Kette',
  dragon: ' wegen des Drachen',
  explosion: ' wegen der Explosion',
  blizzard: ' wegen des Schneesturms',
  penalty: ' als Strafe für die letzte Karte',
};

const excluders: Readonly<Record<Excluder, string>> = {
  herald: 'Bote',
  salvation: 'Erlösung',
  lord: 'Befehl',
  goddess: 'Segen',
  princess: 'Prinzessin',
  escort: 'Eskorte',
};

export const de: BlancNoirWords = wordsOf({
  title: 'Blanc Noir',
  tagline: 'Karten loswerden, die Kette weiterreichen und im rechten Moment zwei Worte sagen.',
  colours,
  names,
  card,
  scroll,
  abilities: {
    normal:
      'Eine Basiskarte kann nichts Besonderes. Drei mit gleicher Zahl kaufen ein Pergament, und nur eine Basiskarte darf deine letzte sein.',
    priestess: 'Gebet: Du bekommst das oberste Pergament vom Stapel.',
    mage: 'Umkehr: Die Spielrichtung dreht sich. Zu zweit geschieht nichts.',
    jester: 'Aussetzen: Wer als Nächstes dran wäre, setzt aus. Zu zweit bist du gleich noch einmal dran.',
    lord: 'Befehl: Du entfernst eine oder zwei Basiskarten seiner Farbe aus deiner Hand.',
    princess:
      'Du darfst eine Sonderkarte entfernen. Ist es der Prinz ihrer Farbe, folgt die Eskorte: Du entfernst alles bis auf eine Karte.',
    knight: 'Kette +2: Wer folgt, legt eine 25 dazu oder zieht die Summe.',
    prince: 'Kette +2 und Umkehr: Wer folgt, legt eine 25 dazu oder zieht die Summe; außerdem dreht sich die Spielrichtung.',
    golem: 'Joker. Kette +4: Wer folgt, legt eine 25 dazu oder zieht die Summe.',
    pixie: 'Joker. Streich: Du vertauschst zwei Pergamente.',
    gargoyle: 'Joker. Kundschaft: Die Hand einer anderen Person wird gezeigt.',
    valkyrie: 'Joker. Nordlicht: Du darfst eine Karte vom Ablagestapel nehmen, nur keine Walküre.',
    dragon: 'Joker. Drachenatem: Jemand anderes zieht sofort 4 Karten.',
    goddess: 'Joker. Segen: Du entfernst eine oder zwei beliebige Karten aus deiner Hand.',
  },
  effects: {
    herald: 'Entferne Karten seiner Farbe aus deiner Hand; mindestens zwei Karten bleiben.',
    explosion: 'Jemand anderes zieht 2 Karten.',
    blizzard: 'Alle anderen ziehen eine Karte.',
    'shock-wave': 'Ein anderes Pergament, egal wessen, offen oder verdeckt, kommt zurück in den Stapel.',
    mirage: 'Dein Zug endet sofort. Eine Kette bleibt für die nächste Person liegen.',
    tornado: 'Alle anderen Pergamente werden zusammen gemischt, und alle bekommen eines.',
    salvation: 'Mit fünf oder mehr Handkarten: Entferne Karten, bis vier übrig sind.',
    menace: 'Gib jemandem einen Drachen, einen Golem und einen Wasserspeier: Die Aufgabe ist sofort erfüllt.',
    revelation: 'Du bekommst zwei Pergamente.',
  },
  options: {
    edition: {
      label: 'Ausgabe',
      values: {
        ja: { label: 'Japanisch', help: 'Die Regeln des Originals.' },
        de: {
          label: 'Deutsch',
          help: 'Auch Sonderkarten kaufen Pergamente, ein Bote nimmt alle Karten seiner Farbe, der Fürst auch Sonderkarten, die Prinzessin nur ihren Prinzen.',
        },
        fr: {
          label: 'Französisch',
          help: 'Fürst und Göttin müssen zwei Karten entfernen, und nach dem Ruf ist eine letzte Sonderkarte erlaubt, kostet aber 4 Karten.',
        },
      },
    },
    deck: {
      label: 'Kartensatz',
      values: {
        box: {
          label: '125 Karten wie auf der Schachtel',
          help: 'Eine Rekonstruktion: Die Anleitungen versprechen 125 Zahlenkarten, zählen aber nur 121 auf. Wir geben jeder Farbe einen zweiten Ritter.',
        },
        listed: {
          label: '121 Karten wie aufgezählt',
          help: 'Genau die Karten, die die Anleitungen aufzählen, vier weniger als versprochen.',
        },
      },
    },
    goal: {
      label: 'Ziel',
      values: {
        200: {
          label: '200 Punkte',
          help: 'Das Spiel endet nach der Runde, in der jemand 200 überschreitet; die wenigsten Punkte gewinnen.',
        },
        100: { label: '100 Punkte', help: 'Ein kürzeres Spiel: Es endet, sobald jemand nach einer Runde über 100 liegt.' },
        round: { label: 'Eine einzige Runde', help: 'Eine Runde entscheidet.' },
      },
    },
    call: {
      label: 'Der Ruf',
      values: {
        players: { label: 'Selbst rufen', help: 'An „Blanc Noir!“ musst du selbst denken.' },
        automatic: { label: 'Von allein', help: '„Blanc Noir!“ wird für dich gerufen, wenn dein Zug mit einer Karte endet.' },
      },
    },
  },
  refused: 'Das geht hier nicht.',
  refusals: {
    'game-over': () => 'Das Spiel ist zu Ende; es wird nicht mehr gezogen.',
    'not-your-turn': () => 'Gerade ist jemand anderes dran.',
    unreadable: ({ text }) => `„${text}“ ist kein Zug dieses Spiels.`,
    'wrong-phase': ({ decision }) => `Gerade ist etwas anderes zu entscheiden. ${decision}`,
    'not-in-hand': ({ card: one }) => `Dafür hast du ${decline(cardNoun(one), 'accusative', 'kein')} auf der Hand.`,
    'play.does-not-fit': ({ card: one, top, colour }) => doesNotFit(one, top, colour),
    'play.chain': ({ card: one, chain }) =>
      `Es läuft eine Kette von ${chain}: Dazulegen lässt sich nur eine 25, ${numbered(one)} nicht. Sonst ziehst du ${chain} Karten.`,
    'play.called-special': ({ card: one }) =>
      `Nach „Blanc Noir!“ muss die letzte Karte eine Basiskarte sein, und ${theCard(one, 'nominative')} ist eine Sonderkarte.`,
    'play.needs-colour': ({ card: one }) => `${capital(theCard(one, 'nominative'))} ist schwarz: Sag eine Farbe an.`,
    'play.needs-no-colour': ({ card: one }) => `${capital(theCard(one, 'nominative'))} hat schon eine Farbe; angesagt wird keine.`,
    'draw.nothing-to-draw': () => 'Es ist keine Karte zum Ziehen da, und du hast eine, die passt: Lege sie ab.',
    'buy.not-one-number': () => 'Ein Pergament kostet drei Karten mit der gleichen Zahl.',
    'buy.not-normals': ({ card: one }) =>
      `Nur Basiskarten, 1 bis 9, kaufen ein Pergament; ${theCard(one, 'nominative')} ist eine Sonderkarte.`,
    'buy.pile-empty': () => 'Der Pergamentstapel ist leer; es gibt nichts zu kaufen.',
    'use.not-yours': ({ scroll: one }) => `Vor dir liegt ${decline(scrollNoun(one), 'nominative', 'kein')} verdeckt.`,
    'use.no-target': ({ scroll: one }) => aims[aimOf(one)](capital(theScroll(one, 'nominative'))),
    'use.bad-target': ({ scroll: one }) => `${aims[aimOf(one)](capital(theScroll(one, 'nominative')))} Bitte wähle neu.`,
    'use.herald-few': ({ scroll: one, hand }) =>
      `${capital(theScroll(one, 'nominative'))} lässt mindestens 2 Karten auf der Hand, und du hast ${hand}.`,
    'use.herald-none': ({ scroll: one }) => `Für ${theScroll(one, 'accusative')} hast du keine Karte in ${colours[scrollColour(one)!]}.`,
    'use.no-cards': ({ scroll: one }) => `Es ist keine Karte zum Ziehen da; ${theScroll(one, 'nominative')} bliebe ohne Wirkung.`,
    'use.no-scroll': ({ scroll: one }) => `Für ${theScroll(one, 'accusative')} liegt kein anderes Pergament aus.`,
    'use.salvation-few': ({ hand }) => `Die Erlösung hilft ab 5 Handkarten, und du hast ${hand}.`,
    'use.menace-missing': ({ missing }) =>
      `Die Bedrohung verschenkt einen Drachen, einen Golem und einen Wasserspeier; dir fehlt noch: ${und(missing.map(card))}.`,
    'use.pile-empty': ({ scroll: one }) => `Der Pergamentstapel ist leer; ${theScroll(one, 'nominative')} brächte nichts.`,
    'exclude.not-eligible': ({ card: one, by }) =>
      `Mit ${thing(by, 'dative')} lässt sich ${theCard(one, 'nominative')} nicht entfernen; wähle eine andere Karte.`,
    'exclude.must-go-on': ({ by }) => `${capital(thing(by, 'nominative'))} ist noch nicht fertig: Eine weitere Karte muss weg.`,
    'target.bad': ({ by }) => `Für ${thing(by, 'accusative')} wählst du eine andere Person am Tisch.`,
    'swap.bad': () => 'Diese beiden Pergamente kann die Elfe nicht vertauschen; wähle ein anderes Paar.',
    'take.not-there': ({ card: one }) => `Im Ablagestapel liegt ${decline(cardNoun(one), 'nominative', 'kein')}.`,
    'take.valkyrie': () => 'Die Walküre nimmt jede Karte des Ablagestapels, nur keine Walküre.',
    'config.unreadable': () => 'Diese Einstellungen lassen sich nicht lesen.',
    'config.unknown-option': ({ key }) => `Eine Einstellung „${key}“ gibt es nicht.`,
    'config.unknown-value': ({ key, value, values }) => `„${value}“ gibt es bei „${key}“ nicht; möglich sind ${und(values)}.`,
    'position.unreadable': ({ field }) => `Die Stellung ist bei „${field}“ nicht zu lesen.`,
    'position.unknown-card': ({ card: text }) => `„${text}“ ist weder Karte noch Pergament dieses Spiels.`,
    'position.too-many': ({ card: text }) => `In der Stellung ist mehr davon als im Kartensatz: ${thing(text, 'nominative')}.`,
    'position.seats': ({ seats }) => `Blanc Noir ist für 2 bis 6 Personen; die Stellung hat ${seats} Plätze.`,
    'position.discard-empty': () => 'Der Ablagestapel braucht mindestens eine Karte.',
    'position.called': ({ seat }) => `Platz @${seat} hat gerufen, hat aber nicht genau eine Karte.`,
    'position.chain': ({ chain }) =>
      `Eine Kette von ${chain} kann hier nicht sein: Eine Kette ist eine gerade Zahl und liegt auf einer 25.`,
    'position.colour': ({ top }) => `Die geltende Farbe passt nicht zur obersten Karte (${card(top)}) und zur Phase.`,
    'position.call': () => 'Zur Phase „call“ gehört genau eine Karte, noch kein Ruf und das Rufen durch die Spielenden.',
    'position.pending': ({ by }) =>
      by ? `In dieser Phase kann ${thing(by, 'nominative')} nicht am Werk sein.` : 'Was am Werk ist, passt nicht zur Phase.',
    'position.no-choice': ({ by }) => `Für ${thing(by, 'accusative')} gibt es nichts mehr zu wählen.`,
    'position.points': ({ points }) => `Mit ${points} Punkten wäre das Spiel schon zu Ende.`,
  },
  facts: {
    'round-began': ({ round, first, top }, name) => `Runde ${round} beginnt, oben liegt ${numbered(top)}. ${name(first)} fängt an.`,
    'colour-named': ({ seat, colour }, name) => `${name(seat)} sagt ${colours[colour]} an.`,
    bought: ({ seat, cards: paid }, name) => `${name(seat)} entfernt ${cards(paid)} und kauft ein Pergament.`,
    gained({ seat, count, scrolls: gained }, name) {
      if (count === 0) return `Für ${name(seat)} ist kein Pergament mehr da.`;
      return `${name(seat)} bekommt ${gained ? und(gained.map(one => theScroll(one, 'accusative'))) : scrollCount(count)}.`;
    },
    used({ seat, scroll: one, target }, name) {
      const against = target === undefined ? '' : ` gegen ${name(target)}`;
      return `${name(seat)} setzt ${theScroll(one, 'accusative')}${against} ein.`;
    },
    returned: ({ owner, index, up, scroll: one }, name) =>
      `Pergament ${index + 1} von ${name(owner)} (${one ? scroll(one) : up ? 'offen' : 'verdeckt'}) kommt zurück in den Stapel.`,
    scattered({ counts, scrolls: dealt }, name) {
      const without = counts.flatMap((count, seat) => (count === 0 ? [name(seat)] : []));
      const known = (dealt ?? []).flatMap((one, seat) => (one ? [` ${name(seat)} bekommt ${theScroll(one, 'accusative')}.`] : []));
      const who = without.length === 0 ? 'alle bekommen eines' : `für ${und(without)} reicht es nicht`;
      return `Die Pergamente wirbeln durcheinander und werden neu verteilt; ${who}.${known.join('')}`;
    },
    menaced: ({ seat, target }, name) => `${name(seat)} übergibt einen Drachen, einen Golem und einen Wasserspeier an ${name(target)}.`,
    drew({ seat, count, cause, cards: drawn }, name) {
      if (count === 0) return `${name(seat)} findet keine Karte zum Ziehen${cause === 'chain' ? '; die Kette ist beendet' : ''}.`;
      return `${name(seat)} zieht ${drawn ? cards(drawn) : cardCount(count)}${causes[cause]}.`;
    },
    reshuffled: ({ count }) => `Der Ablagestapel wird zum neuen Nachziehstapel gemischt (${count}).`,
    played: ({ seat, card: one, colour }, name) =>
      `${name(seat)} legt ${theCard(one, 'accusative')} ab${colour ? ` und sagt ${colours[colour]} an` : ''}.`,
    chained: ({ added, sum }) => (added === sum ? `Eine Kette beginnt mit ${sum}.` : `Die Kette wächst um ${added} auf ${sum}.`),
    reversed: ({ direction }) => `Die Richtung dreht sich: Nun geht es ${direction === 1 ? 'im' : 'gegen den'} Uhrzeigersinn.`,
    skipped: ({ seat }, name) => `${name(seat)} setzt aus.`,
    excluded: ({ seat, card: one, by }, name) => `${name(seat)} entfernt ${theCard(one, 'accusative')} (${excluders[by]}).`,
    swapped: ({ seat, places: [one, other] }, name) => `${name(seat)} vertauscht ${place(one, name)} mit ${place(other, name)}.`,
    scouted({ seat, target, open, hand }, name) {
      const shown = open ? `Alle sehen die Hand von ${name(target)}` : `${name(seat)} sieht sich die Hand von ${name(target)} an`;
      if (!hand) return `${shown}.`;
      return `${shown}: ${hand.length === 0 ? 'Sie ist leer' : und(hand.map(card))}.`;
    },
    took({ seat, taken, card: one }, name) {
      if (!taken) return `${name(seat)} nimmt nichts vom Ablagestapel.`;
      return `${name(seat)} nimmt ${one ? theCard(one, 'accusative') : 'eine Karte'} vom Ablagestapel.`;
    },
    called: ({ seat }, name) => `${name(seat)} ruft „Blanc Noir!“`,
    'kept-silent': ({ seat }, name) => `${name(seat)} beendet wortlos den Zug.`,
    'round-over'(fact, name) {
      const { round, reason, quest, totals, halved } = fact;
      const how = reason === 'menace' ? ' durch die Bedrohung' : '';
      const first = quest === null ? `Runde ${round} endet im Stillstand.` : `${name(quest)} erfüllt die Aufgabe der Runde ${round}${how}.`;
      const exact = halved.map(seat => ` ${name(seat)} trifft das Ziel genau, halbiert auf ${totals[seat]}.`);
      return `${first} Punkte: ${sheet(fact, name, ', ')}.${exact.join('')}`;
    },
    'game-over'(fact, name) {
      const winners = fact.ranking[0]!.map(name);
      const first = winners.length === 1 ? `${winners[0]} gewinnt das Spiel.` : `${und(winners)} teilen sich den Sieg.`;
      return `${first} Endstand: ${standing(fact, name, ', ')}.`;
    },
  },
  moves: {
    colour: colour => `${colours[colour]} ansagen`,
    buy: paid => `${capital(cards(paid))} entfernen, Pergament kaufen`,
    use: one => `${capital(theScroll(one, 'accusative'))} einsetzen`,
    useOnPlayer: (one, player) => `${capital(theScroll(one, 'accusative'))} gegen ${player} einsetzen`,
    useOnScroll: (one, where, name) => `${capital(theScroll(one, 'accusative'))} gegen ${place(where, name)} einsetzen`,
    draw: 'Ziehen',
    play: one => `${capital(theCard(one, 'accusative'))} ablegen`,
    playNaming: (one, colour) => `${capital(theCard(one, 'accusative'))} ablegen, ${colours[colour]} ansagen`,
    exclude: one => `${capital(theCard(one, 'accusative'))} entfernen`,
    done: 'Fertig',
    target: player => `${player} wählen`,
    swap: ([one, other], name) => `${place(one, name)} mit ${place(other, name)} vertauschen`,
    take: one => `${capital(theCard(one, 'accusative'))} nehmen`,
    takeNone: 'Nichts nehmen',
    call: '„Blanc Noir!“ rufen',
    silent: 'Zug beenden',
  },
  decisions: {
    startColour: 'Sag die Farbe der ersten Karte an.',
    turn: 'Lege eine Karte ab oder zieh eine; Pergamente kommen davor.',
    chain: sum => `Lege eine 25 dazu oder zieh ${sum} Karten; Pergamente kommen davor.`,
    herald: colour => `Entferne Karten in ${colours[colour]}; mindestens zwei Karten bleiben dir.`,
    exclude: {
      salvation: 'Entferne Karten, bis vier übrig sind.',
      lord: 'Entferne Karten in der Farbe des Fürsten.',
      goddess: 'Entferne eine oder zwei Karten.',
      princess: 'Entferne eine Karte für die Prinzessin oder keine.',
      escort: 'Entferne Karten, bis eine übrig ist.',
      any: 'Entferne eine Karte.',
    },
    target: { gargoyle: 'Wähle, wessen Hand gezeigt wird.', dragon: 'Wähle, wer 4 Karten zieht.', any: 'Wähle eine Person.' },
    swap: 'Wähle zwei Pergamente, die den Platz tauschen.',
    take: 'Nimm eine Karte vom Ablagestapel oder nichts.',
    call: 'Beende deinen Zug.',
    over: 'Das Spiel ist zu Ende.',
  },
  over: { goal: 'Das Ziel ist überschritten.', round: 'Die vereinbarte Runde ist gespielt.' },
});
