import { listing, type Naming, plural, type Seat, type Telling } from '@tabard/core';
import type { Card, Colour, Scroll } from '../engine/data.ts';
import type { Cause, Excluder, Place } from '../engine/facts.ts';
import type { Exclusion } from '../engine/questions.ts';
import { help } from './help/de.ts';
import { aimOf, type Ink, partsOf, scrollColour, scrollName, sheet, standing, thingNamed, wordsOf } from './lexicon.ts';
import { terms as t } from './terms/de.ts';
import type { BlancNoirWords, ScrollAt } from './words.ts';

const { abilities, colours, names, scrolls } = t;

/** The masculine nouns among cards and scrolls; the rest, and every number, is feminine. */
const MASCULINE = new Set<string>([
  names.mage,
  names.jester,
  names.lord,
  names.knight,
  names.prince,
  names.golem,
  names.gargoyle,
  names.dragon,
  scrolls.herald,
  scrolls.blizzard,
  scrolls.tornado,
]);
/** Nouns with another form outside the nominative. */
const OBLIQUE: Readonly<Record<string, string>> = {
  [names.jester]: 'Narren',
  [names.lord]: 'Fürsten',
  [names.prince]: 'Prinzen',
  [names.dragon]: 'Drachen',
  [scrolls.herald]: 'Boten',
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
    escort: `${kase === 'dative' ? 'der' : 'die'} ${abilities.escort}`,
    word: word => `„${word}“`,
  });

const und = listing('de');
const inTurn = listing('de', 'commas');
const oder = listing('de', 'or');
const forms = plural('de');
const cards = (some: readonly Card[]): string => und(some.map(one => theCard(one, 'accusative')));
const cardCount = (count: number): string => forms(count, 'eine Karte', `${count} Karten`);
const scrollCount = (count: number): string => forms(count, `eine ${t.scroll.one}`, `${count} ${t.scroll.other}`);
const place = (where: Place, name: Naming, seen?: ScrollAt): string => {
  if (where === 'pile') return `die oberste ${t.scroll.one} des Stapels`;
  const one = seen?.(where);
  return `${one ? theScroll(one, 'accusative') : `${t.scroll.one} ${where.index + 1}`} von ${name(where.seat)}`;
};
/** The same to whom it may belong. */
const placeTold = (where: Place, { name, isYou }: Telling): string =>
  where !== 'pile' && isYou(where.seat) ? `deine ${t.scroll.one} ${where.index + 1}` : place(where, name);
const object = (seat: Seat, { name, isYou }: Pick<Telling, 'name' | 'isYou'>): string => (isYou(seat) ? 'dich' : name(seat));
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
  scroll: (one: string) => `${one} richtet sich gegen eine ${t.scroll.one}, die vor jemandem liegt, nicht gegen sich selbst.`,
  nothing: (one: string) => `${one} braucht kein Ziel.`,
};

const causes: Readonly<Record<Cause, string>> = {
  turn: '',
  chain: ` und beendet damit die ${t.chain}`,
  dragon: ' wegen des Drachen',
  explosion: ` wegen der ${scrolls.explosion}`,
  blizzard: ' wegen des Schneesturms',
  penalty: ' als Strafe für die letzte Karte',
  silence: ', weil der Ruf „Blanc Noir!“ ausblieb',
};

/** What makes one draw, before «Du ziehst 4 Karten». */
const blows = {
  dragon: `Der ${abilities.breath} trifft dich:`,
  explosion: `Die ${scrolls.explosion} trifft dich:`,
  blizzard: `Ein ${scrolls.blizzard} weht:`,
  penalty: 'Strafe für die letzte Karte:',
  silence: 'Du hast nicht „Blanc Noir!“ gerufen:',
} as const;

const excluders: Readonly<Record<Excluder, string>> = {
  herald: scrolls.herald,
  salvation: scrolls.salvation,
  lord: abilities.command,
  goddess: abilities.blessing,
  princess: names.princess,
  escort: abilities.escort,
};

/** «Entferne bis zu 2 blaue Karten von 1 bis 9.» */
function excluding({ wants, colour, gone, left, must }: Exclusion): string {
  const which = colour ? `${colours[colour].toLowerCase()}e ` : '';
  const what = (count: number): string => {
    if (wants === 'special') return forms(count, t.special.one, t.special.other);
    return `${which}${forms(count, 'Karte', 'Karten')}${wants === 'normal-of-colour' ? ' von 1 bis 9' : ''}`;
  };
  if (wants === 'prince-of-colour') {
    const prince = { noun: names.prince, ink: colour ?? 'black' } as const;
    return left === 0
      ? `Du hast ${decline(prince, 'accusative', 'kein')} zum Entfernen.`
      : `Entferne ${decline(prince, 'accusative', 'der')}, wenn du magst.`;
  }
  if (left === 0) return `Du hast keine ${what(1)} zum Entfernen.`;
  const more = gone > 0 ? 'noch ' : '';
  if (must === left) return `Entferne ${more}${left === 1 ? 'eine' : left} ${what(left)}.`;
  const most = left === 1 ? 'höchstens eine' : `bis zu ${left}`;
  return `Entferne ${more}${must > 0 ? 'mindestens eine und ' : ''}${most} ${what(left)}.`;
}

export const de: BlancNoirWords = wordsOf({
  lang: 'de',
  title: 'Blanc Noir',
  tagline: `Karten loswerden, die ${t.chain} weiterreichen und im rechten Moment zwei Worte sagen.`,
  colours,
  names,
  card,
  scroll,
  help,
  options: {
    edition: {
      label: 'Ausgabe',
      values: {
        ja: {
          label: 'Japanisch',
          help: `Das Original. Wer auf eine ${t.chain} antworten kann, muss es, und wer den Ruf vergisst, zieht sofort 4 Karten.`,
        },
        de: {
          label: 'Deutsch',
          help: `Wie die japanische Ausgabe, nur: Wer anfängt, sagt zu einer schwarzen ersten Karte eine Farbe an; auch ${t.special.other} kaufen ${t.scroll.other}; ein ${scrolls.herald} nimmt alle Karten seiner Farbe; der ${names.lord} erreicht auch ${t.special.other}, die ${names.princess} nur ihren Prinzen, und die ${abilities.escort} ist freiwillig; die ${names.pixie} tauscht auch offene ${t.scroll.other}, aber nie zwei derselben Person; der ${names.gargoyle} zeigt eine Hand dir allein, und nur wenn du willst.`,
        },
        fr: {
          label: 'Französisch',
          help: `Wie die japanische Ausgabe, nur: Auch mit einer 25 auf der Hand darfst du die ${t.chain} ziehen; die ${scrolls.salvation} braucht 6 Karten; ${names.lord} und ${names.goddess} müssen zwei Karten entfernen, selbst die letzte; die ${names.pixie} tauscht zwei beliebige ${t.scroll.other}; der ${names.gargoyle} zeigt eine Hand dir allein; die ${names.valkyrie} muss eine Karte nehmen; ein vergessener Ruf kostet zunächst nichts; nach dem Ruf ist eine letzte ${t.special.one} erlaubt und kostet 4 Karten.`,
        },
      },
    },
    deck: {
      label: 'Kartensatz',
      values: {
        box: {
          label: '125 Karten wie auf der Schachtel',
          help: `Eine Rekonstruktion: Die Anleitungen versprechen 125 ${t.numberCard.other}, zählen aber nur 121 auf. Wir geben jeder Farbe einen zweiten ${names.knight}.`,
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
      `Es läuft eine ${t.chain} über ${chain} Karten: Dazulegen lässt sich nur eine 25, ${numbered(one)} nicht. Sonst ziehst du ${chain} Karten.`,
    'play.called-special': ({ card: one }) =>
      `Nach „Blanc Noir!“ muss die letzte Karte eine ${t.normal.one} sein, und ${theCard(one, 'nominative')} ist eine ${t.special.one}.`,
    'play.needs-colour': ({ card: one }) => `${capital(theCard(one, 'nominative'))} ist schwarz: Sag eine Farbe an.`,
    'play.needs-no-colour': ({ card: one }) => `${capital(theCard(one, 'nominative'))} hat schon eine Farbe; angesagt wird keine.`,
    'draw.must-answer': ({ chain }) =>
      `Du hast eine 25, die du anlegen kannst, und darfst die ${chain} deshalb nicht ziehen; ${t.scroll.other} darfst du noch einsetzen.`,
    'draw.nothing-to-draw': () => 'Es ist keine Karte zum Ziehen da, und du hast eine, die passt: Lege sie ab.',
    'buy.not-one-number': () => `Eine ${t.scroll.one} kostet drei Karten mit der gleichen Zahl.`,
    'buy.not-normals': ({ card: one }) =>
      `Nur ${t.normal.other}, 1 bis 9, kaufen eine ${t.scroll.one}; ${theCard(one, 'nominative')} ist eine ${t.special.one}.`,
    'buy.pile-empty': () => `Der ${t.scrollPile} ist leer; es gibt nichts zu kaufen.`,
    'use.not-yours': ({ scroll: one }) => `Vor dir liegt ${decline(scrollNoun(one), 'nominative', 'kein')} verdeckt.`,
    'use.no-target': ({ scroll: one }) => aims[aimOf(one)](capital(theScroll(one, 'nominative'))),
    'use.bad-target': ({ scroll: one }) => `${aims[aimOf(one)](capital(theScroll(one, 'nominative')))} Bitte wähle neu.`,
    'use.herald-few': ({ scroll: one, hand }) =>
      `${capital(theScroll(one, 'nominative'))} lässt mindestens 2 Karten auf der Hand, und du hast ${hand}.`,
    'use.herald-none': ({ scroll: one }) => `Für ${theScroll(one, 'accusative')} hast du keine Karte in ${colours[scrollColour(one)!]}.`,
    'use.no-cards': ({ scroll: one }) => `Es ist keine Karte zum Ziehen da; ${theScroll(one, 'nominative')} bliebe ohne Wirkung.`,
    'use.no-scroll': ({ scroll: one }) => `Für ${theScroll(one, 'accusative')} liegt keine andere ${t.scroll.one} aus.`,
    'use.salvation-few': ({ hand, needs }) => `Die ${scrolls.salvation} braucht ${needs} Handkarten, und du hast ${hand}.`,
    'use.menace-missing': ({ missing }) =>
      `Die ${scrolls.menace} verschenkt einen Drachen, einen ${names.golem} und einen ${names.gargoyle}; dir fehlt noch: ${und(missing.map(card))}.`,
    'use.pile-empty': ({ scroll: one }) => `Der ${t.scrollPile} ist leer; ${theScroll(one, 'nominative')} brächte nichts.`,
    'exclude.not-eligible': ({ card: one, by }) =>
      `Mit ${thing(by, 'dative')} lässt sich ${theCard(one, 'nominative')} nicht entfernen; wähle eine andere Karte.`,
    'exclude.must-go-on': ({ by }) => `${capital(thing(by, 'nominative'))} ist noch nicht fertig: Eine weitere Karte muss weg.`,
    'target.bad': ({ by }) => `Für ${thing(by, 'accusative')} wählst du eine andere Person am Tisch.`,
    'target.must': ({ by }) => `Für ${thing(by, 'accusative')} musst du jemanden wählen.`,
    'swap.bad': () => `Diese beiden ${t.scroll.other} kann die ${names.pixie} nicht vertauschen; wähle ein anderes Paar.`,
    'take.not-there': ({ card: one }) => `Im ${t.discardPile} liegt ${decline(cardNoun(one), 'nominative', 'kein')}.`,
    'take.valkyrie': () => `Die ${names.valkyrie} nimmt jede Karte des Ablagestapels, nur keine ${names.valkyrie}.`,
    'take.must': () => `In dieser Ausgabe muss die ${names.valkyrie} eine Karte nehmen.`,
    'config.unreadable': () => 'Diese Einstellungen lassen sich nicht lesen.',
    'config.unknown-option': ({ key }) => `Eine Einstellung „${key}“ gibt es nicht.`,
    'config.unknown-value': ({ key, value, values }) => `„${value}“ gibt es bei „${key}“ nicht; möglich sind ${und(values)}.`,
    'position.unreadable': ({ field }) => `Die Stellung ist bei „${field}“ nicht zu lesen.`,
    'position.unknown-card': ({ card: text }) => `„${text}“ ist weder eine ${t.numberCard.one} noch eine ${t.scroll.one} dieses Spiels.`,
    'position.too-many': ({ card: text }) => `In der Stellung ist mehr davon als im Kartensatz: ${thing(text, 'nominative')}.`,
    'position.seats': ({ seats }) => `Blanc Noir ist für 2 bis 6 Personen; die Stellung hat ${seats} Plätze.`,
    'position.discard-empty': () => `Der ${t.discardPile} braucht mindestens eine Karte.`,
    'position.called': ({ seat }) => `Platz @${seat} hat gerufen, hat aber nicht genau eine Karte.`,
    'position.chain': ({ chain }) =>
      `Eine ${t.chain} über ${chain} Karten kann hier nicht sein: Die Zahl ist immer gerade, und obenauf liegt eine 25.`,
    'position.colour': ({ top }) => `Die geltende Farbe passt nicht zur obersten Karte (${card(top)}) und zur Phase.`,
    'position.call': () => 'Zur Phase „call“ gehört genau eine Karte, noch kein Ruf und das Rufen durch die Spielenden.',
    'position.pending': ({ by }) =>
      by ? `In dieser Phase kann ${thing(by, 'nominative')} nicht am Werk sein.` : 'Was am Werk ist, passt nicht zur Phase.',
    'position.no-choice': ({ by }) => `Für ${thing(by, 'accusative')} gibt es nichts mehr zu wählen.`,
    'position.points': ({ points }) => `Mit ${points} Punkten wäre das Spiel schon zu Ende.`,
  },
  facts: {
    'round-began': ({ round, first, top }, { does }) =>
      `Runde ${round} beginnt, oben liegt ${numbered(top)}. ${does(first, 'fängt', 'fängst')} an.`,
    'colour-named': ({ seat, colour }, { does }) => `${does(seat, 'sagt', 'sagst')} ${colours[colour]} an.`,
    bought: ({ seat, cards: paid }, { does, isYou }) =>
      `${does(seat, 'entfernt', 'entfernst')} ${cards(paid)} und ${isYou(seat) ? 'kaufst' : 'kauft'} eine ${t.scroll.one}.`,
    gained({ seat, count, scrolls: gained }, { does, ...told }) {
      if (count === 0) return `Für ${object(seat, told)} ist keine ${t.scroll.one} mehr da.`;
      return `${does(seat, 'bekommt', 'bekommst')} ${gained ? und(gained.map(one => theScroll(one, 'accusative'))) : scrollCount(count)}.`;
    },
    used({ seat, scroll: one, target }, { does, name }) {
      const against = target === undefined ? '' : ` gegen ${name(target)}`;
      return `${does(seat, 'setzt', 'setzt')} ${theScroll(one, 'accusative')}${against} ein.`;
    },
    returned: ({ owner, index, up, scroll: one }, { name, isYou }) =>
      `${isYou(owner) ? `Deine ${t.scroll.one} ${index + 1}` : `${t.scroll.one} ${index + 1} von ${name(owner)}`} (${one ? scroll(one) : up ? 'offen' : 'verdeckt'}) kommt zurück in den Stapel.`,
    scattered({ counts, scrolls: dealt }, { does, ...told }) {
      const without = counts.flatMap((count, seat) => (count === 0 ? [object(seat, told)] : []));
      const known = (dealt ?? []).flatMap((one, seat) =>
        one ? [` ${does(seat, 'bekommt', 'bekommst')} ${theScroll(one, 'accusative')}.`] : [],
      );
      const who = without.length === 0 ? 'alle bekommen eine' : `für ${und(without)} reicht es nicht`;
      return `Die ${t.scroll.other} wirbeln durcheinander und werden neu verteilt; ${who}.${known.join('')}`;
    },
    menaced: ({ seat, target }, { does, name }) =>
      `${does(seat, 'übergibt', 'übergibst')} einen Drachen, einen ${names.golem} und einen ${names.gargoyle} an ${name(target)}.`,
    drew({ seat, count, cause, cards: drawn }, { does }) {
      if (count === 0)
        return `${does(seat, 'findet', 'findest')} keine Karte zum Ziehen${cause === 'chain' ? `; die ${t.chain} ist beendet` : ''}.`;
      return `${does(seat, 'zieht', 'ziehst')} ${drawn ? cards(drawn) : cardCount(count)}${causes[cause]}.`;
    },
    reshuffled: ({ count }) => `Der ${t.discardPile} wird zum neuen ${t.drawPile} gemischt (${count}).`,
    played({ seat, card: one, colour }, { does, isYou }) {
      const naming = colour ? ` und ${isYou(seat) ? 'sagst' : 'sagt'} ${colours[colour]} an` : '';
      return `${does(seat, 'legt', 'legst')} ${theCard(one, 'accusative')} ab${naming}.`;
    },
    chained: ({ added, sum }) => (added === sum ? `Eine ${t.chain} beginnt mit ${sum}.` : `Die ${t.chain} wächst um ${added} auf ${sum}.`),
    reversed: ({ direction }) => `Die Richtung dreht sich: Nun geht es ${direction === 1 ? 'im' : 'gegen den'} Uhrzeigersinn.`,
    skipped: ({ seat }, { does }) => `${does(seat, 'setzt', 'setzt')} aus.`,
    excluded: ({ seat, card: one, by }, { does }) =>
      `${does(seat, 'entfernt', 'entfernst')} ${theCard(one, 'accusative')} (${excluders[by]}).`,
    swapped: ({ seat, places: [one, other] }, told) =>
      `${told.does(seat, 'tauscht', 'tauschst')} ${placeTold(one, told)} gegen ${placeTold(other, told)}.`,
    scouted({ seat, target, open, hand }, { does, name, isYou }) {
      const shown = open
        ? `Alle sehen die Hand von ${name(target)}`
        : `${does(seat, 'sieht', 'siehst')} ${isYou(seat) ? 'dir' : 'sich'} die Hand von ${name(target)} an`;
      if (!hand) return `${shown}.`;
      return `${shown}: ${hand.length === 0 ? 'Sie ist leer' : und(hand.map(card))}.`;
    },
    'scouted-nobody': ({ seat }, { does }) => `${does(seat, 'sieht sich', 'siehst dir')} keine Hand an.`,
    took({ seat, taken, card: one }, { does }) {
      if (!taken) return `${does(seat, 'nimmt', 'nimmst')} nichts vom ${t.discardPile}.`;
      return `${does(seat, 'nimmt', 'nimmst')} ${one ? theCard(one, 'accusative') : 'eine Karte'} vom ${t.discardPile}.`;
    },
    called: ({ seat }, { does }) => `${does(seat, 'ruft', 'rufst')} „Blanc Noir!“`,
    'kept-silent': ({ seat }, { does }) => `${does(seat, 'beendet', 'beendest')} wortlos den Zug.`,
    'round-over'(fact, { does, listed }) {
      const { round, reason, quest, totals, halved } = fact;
      const how = reason === 'menace' ? ` durch die ${scrolls.menace}` : '';
      const first =
        quest === null
          ? `Runde ${round} endet im Stillstand.`
          : `${does(quest, 'erfüllt', 'erfüllst')} die ${t.quest} der Runde ${round}${how}.`;
      const exact = halved.map(
        seat => ` ${does(seat, 'trifft', 'triffst')} das Ziel genau; die Punkte werden auf ${totals[seat]} halbiert.`,
      );
      return `${first} Punkte: ${inTurn(sheet(fact, listed, (player, gained, total) => `${player} +${gained} (${total})`))}.${exact.join('')}`;
    },
    'game-over'(fact, { does, listed, together }) {
      const [winner, ...more] = fact.ranking[0]!;
      const first =
        more.length === 0
          ? `${does(winner!, 'gewinnt', 'gewinnst')} das Spiel.`
          : together(
              fact.ranking[0]!,
              names => `${und(names)} teilen sich den Sieg.`,
              others => `Du teilst dir den Sieg mit ${und(others)}.`,
            );
      return `${first} Endstand: ${inTurn(standing(fact, listed))}.`;
    },
  },
  deeds: {
    'colour-named': ({ colour }) => `${colours[colour]} angesagt`,
    bought: () => `${t.scroll.one} gekauft`,
    gained: ({ count }) => `${scrollCount(count)} bekommen`,
    used: ({ scroll: one, target }, name, you) =>
      target === undefined ? scroll(one) : `${scroll(one)} gegen ${target === you ? 'dich' : name(target)}`,
    drew: ({ count, cause }) =>
      cause === 'penalty' || cause === 'silence'
        ? `${forms(count, 'eine Strafkarte', `${count} Strafkarten`)} gezogen`
        : `${cardCount(count)} gezogen`,
    played: ({ card: one, colour }) => (colour ? `${card(one)}, ${colours[colour]} angesagt` : card(one)),
    chained: ({ sum }) => `${t.chain} ${sum}`,
    reversed: () => 'Richtung gedreht',
    skipped: () => 'setzt aus',
    excluded: ({ card: one }) => `${card(one)} entfernt`,
    swapped: () => `zwei ${t.scroll.other} vertauscht`,
    scouted: ({ target, open }, name, you) =>
      `${target === you ? 'deine Hand' : `Hand von ${name(target)}`} ${open ? 'gezeigt' : 'angesehen'}`,
    'scouted-nobody': () => 'keine Hand angesehen',
    took: ({ taken, card: one }) =>
      taken ? `${one ? decline(cardNoun(one), 'accusative', 'none') : 'eine Karte'} zurückgenommen` : 'nichts zurückgenommen',
    called: () => '„Blanc Noir!“',
    'kept-silent': () => 'nicht gerufen',
  },
  toYou: {
    skipped: 'Du setzt aus.',
    drew: (count, cause) => `${blows[cause]} Du ziehst ${cardCount(count)}.`,
    used: (player, one) => `${player} setzt ${theScroll(one, 'accusative')} gegen dich ein.`,
    returned: (player, at, one) => `${player} schickt deine ${t.scroll.one} ${one ? `(${scroll(one)})` : at} zurück in den Stapel.`,
    scattered: (player, one) =>
      `${player} lässt alle ${t.scroll.other} neu verteilen: ${one ? `Du bekommst ${theScroll(one, 'accusative')}` : 'Für dich reicht es nicht'}.`,
    menaced: player => `${player} übergibt dir einen Drachen, einen ${names.golem} und einen ${names.gargoyle}.`,
    swapped: (player, at, other, name) => `${player} tauscht deine ${t.scroll.one} ${at} gegen ${place(other, name)}.`,
    shown: 'Deine Hand wurde allen gezeigt.',
    seen: player => `${player} hat deine Hand gesehen.`,
  },
  moves: {
    colour: colour => `${colours[colour]} ansagen`,
    buy: paid => `${capital(cards(paid))} entfernen, ${t.scroll.one} kaufen`,
    use: one => `${capital(theScroll(one, 'accusative'))} einsetzen`,
    useOnPlayer: (one, player) => `${capital(theScroll(one, 'accusative'))} gegen ${player} einsetzen`,
    useOnScroll: (one, where, name, seen) => `${capital(theScroll(one, 'accusative'))} gegen ${place(where, name, seen)} einsetzen`,
    draw: 'Ziehen',
    play: one => `${capital(theCard(one, 'accusative'))} ablegen`,
    playNaming: (one, colour) => `${capital(theCard(one, 'accusative'))} ablegen, ${colours[colour]} ansagen`,
    exclude: one => `${capital(theCard(one, 'accusative'))} entfernen`,
    done: 'Fertig',
    target: player => `${player} wählen`,
    targetNone: 'Keine Hand ansehen',
    swap: ([one, other], name, seen) => `${capital(place(one, name, seen))} gegen ${place(other, name, seen)} tauschen`,
    take: one => `${capital(theCard(one, 'accusative'))} nehmen`,
    takeNone: 'Nichts nehmen',
    call: '„Blanc Noir!“ rufen',
    silent: 'Zug beenden',
  },
  decisions: {
    startColour: 'Sag die Farbe der ersten Karte an.',
    turn: `Lege eine Karte ab oder zieh eine; ${t.scroll.other} kommen davor.`,
    chain: sum => `Lege eine 25 dazu, sonst zieh ${sum} Karten; ${t.scroll.other} kommen davor.`,
    chainMust: `Du musst eine 25 dazulegen; ${t.scroll.other} kommen davor.`,
    herald: colour => `Entferne Karten in ${colours[colour]}; mindestens zwei Karten bleiben dir.`,
    exclude: {
      salvation: 'Entferne Karten, bis vier übrig sind.',
      lord: 'Wähle, welche Karten in der Farbe des Fürsten du entfernst.',
      goddess: 'Wähle, welche Karten du entfernst, höchstens zwei.',
      princess: `Wähle, welche Karte du für die ${names.princess} entfernst.`,
      escort: 'Entferne Karten, bis eine übrig ist.',
      any: 'Entferne eine Karte.',
    },
    excludeMust: {
      lord: 'Du musst einfache Karten in der Farbe des Fürsten entfernen: zwei oder die eine, die du hast.',
      goddess: 'Du musst zwei Karten entfernen oder die eine, die du hast.',
    },
    target: { gargoyle: 'Wähle, wessen Hand gezeigt wird.', dragon: 'Wähle, wer 4 Karten zieht.', any: 'Wähle eine Person.' },
    swap: `Wähle zwei ${t.scroll.other}, die den Platz tauschen.`,
    take: `Wähle, was du vom ${t.discardPile} nimmst.`,
    call: 'Beende deinen Zug.',
    over: 'Das Spiel ist zu Ende.',
  },
  asked: {
    discardOrDraw: 'Lege eine Karte ab oder zieh eine.',
    discard: 'Zum Ziehen ist keine Karte mehr da: Lege eine ab.',
    draw: 'Keine deiner Karten passt: Zieh eine.',
    drawLast: 'Deine letzte Karte muss eine von 1 bis 9 sein: Zieh eine.',
    chain: sum => `Lege eine 25 dazu, sonst zieh ${sum} Karten.`,
    chainMust: sum => `Lege eine 25 dazu: Wer eine hat, darf die ${sum} Karten nicht ziehen.`,
    chainNone: sum => `Du hast keine 25, die du dazulegen kannst: Zieh ${sum} Karten.`,
    buy: numbers => `Oder kauf davor eine ${t.scroll.one} mit drei Karten der Zahl ${oder(numbers.map(String))}.`,
    use: `Oder setz davor eine ${t.scroll.one} ein.`,
    exclude: excluding,
    between: ' ',
  },
  over: { goal: 'Das Ziel ist überschritten.', round: 'Die vereinbarte Runde ist gespielt.' },
});
