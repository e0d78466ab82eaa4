import { needsOf, visibleCards } from '@tabard/blason/questions';
import { begins, type Moment, type Tips } from '../../tips/tip.ts';
import type { Fact, View } from './game.ts';

type At = Moment<View, Fact>;

const NEARLY_FULL = 9;

const me = ({ view, seat }: At) => view.seats[seat]!;
/** How many things are missing for the award that is nearest. */
const missing = (moment: At): number =>
  Math.min(
    ...moment.view.awards
      .filter(({ award, markers }) => markers.length > 0 && !me(moment).claimed.includes(award))
      .map(({ award }) => needsOf(award, me(moment).shield).reduce((sum, { have, wanted }) => sum + Math.max(0, wanted - have), 0)),
  );
const heardOf =
  (type: Fact['type']) =>
  ({ facts }: At): boolean =>
    facts.some(fact => fact.type === type);

export default [
  {
    id: 'last-turns',
    rule: '6.1',
    when: ({ view }) => view.lastTurns !== null,
    text: {
      en: 'A shield is full: this is your last turn. Score what you can.',
      de: 'Ein Schild ist voll: Das ist dein letzter Zug. Hol, was noch geht.',
      fr: 'Un écu est complet\u00a0: c’est votre dernier tour. Marquez ce que vous pouvez.',
      ja: '盾が1つ埋まりました。これが最後の手番です。取れる得点を取りましょう。',
    },
  },
  {
    id: 'nearly-full',
    rule: '6.1',
    when: ({ view }) => view.seats.some(({ shield }) => visibleCards(shield).length >= NEARLY_FULL),
    text: {
      en: 'A shield has nine of ten: once it is full, all the others have one turn more.',
      de: 'Ein Schild hat neun von zehn: Ist er voll, haben alle anderen noch einen Zug.',
      fr: 'Un écu a neuf cases sur dix\u00a0: une fois complet, les autres n’ont plus qu’un tour.',
      ja: '10欄のうち9欄が埋まった盾があります。埋まると、ほかの人はあと1回だけです。',
    },
  },
  {
    id: 'claim',
    rule: '3.3',
    when: begins('claim'),
    text: {
      en: 'You fulfil an award: claim it now. The earlier, the more it is worth.',
      de: 'Du erfüllst eine Auszeichnung: Nimm sie jetzt. Je früher, desto mehr ist sie wert.',
      fr: 'Vous remplissez une distinction\u00a0: réclamez-la. Plus c’est tôt, plus elle vaut.',
      ja: '褒賞を達成しました。早いほど高い点のマーカーを得られます。',
    },
  },
  {
    id: 'award',
    rule: '5.1',
    when: moment => missing(moment) === 1,
    text: {
      en: 'One thing is missing for an award: its ribbon shows which.',
      de: 'Für eine Auszeichnung fehlt dir noch eines: Ihr Band zeigt, was.',
      fr: 'Il ne manque qu’une chose à une distinction\u00a0: son ruban montre laquelle.',
      ja: '褒賞まであと1つです。リボンを見ると、何が足りないか分かります。',
    },
  },
  {
    id: 'ten',
    rule: '4.8',
    when: heardOf('ten'),
    text: {
      en: 'Whoever reaches a ten first takes its marker, and all the others get a herald.',
      de: 'Wer einen Zehner zuerst erreicht, nimmt dessen Marker, alle anderen einen Heroldmarker.',
      fr: 'Le premier à une dizaine prend son jeton, et tous les autres un héraut.',
      ja: '10の倍数に最初に届いた人がマーカーを、ほかの全員が紋章官を得ます。',
    },
  },
  {
    id: 'discard',
    rule: '3.4',
    when: ({ view }) => view.phase === 'discard',
    text: {
      en: 'With more than 7 cards at the end of your turn you keep only 5.',
      de: 'Mit mehr als 7 Karten am Ende deines Zuges behältst du nur 5.',
      fr: 'Avec plus de 7 cartes à la fin de votre tour, vous n’en gardez que 5.',
      ja: '手番の終わりに手札が8枚以上なら、5枚になるまで捨てます。',
    },
  },
  {
    id: 'herald',
    rule: '3.2',
    when: moment => begins('herald')(moment) && me(moment).track > 0,
    text: {
      en: 'Once a turn a herald can take a card more, place one cheaply, or swap the display.',
      de: 'Einmal im Zug nimmt ein Heroldmarker eine Karte mehr, legt eine billig oder tauscht die Auslage.',
      fr: 'Une fois par tour, un héraut prend une carte de plus, en pose une à bas prix ou change l’offre.',
      ja: '手番に1度、紋章官で1枚多く取る、安く置く、場札を入れ替える、のどれかができます。',
    },
  },
  {
    id: 'band',
    rule: '4.2',
    when: moment => me(moment).track > 0 && moment.legal.some(move => /^place .* (upper|lower)$/.test(move)),
    text: {
      en: 'The first figure of row B or C decides whether the row is an upper or a lower one.',
      de: 'Die erste Figur in Reihe B oder C entscheidet, ob die Reihe oben oder unten liegt.',
      fr: 'La première figure de la rangée B ou C décide si la rangée est en haut ou en bas.',
      ja: 'B行とC行は、最初に置く図形で上段か下段かが決まります。',
    },
  },
] satisfies Tips<View, Fact>;
