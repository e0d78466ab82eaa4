import { begins, type Moment, type Tips } from '../../tips/tip.ts';
import { type Card, type Fact, printed, type View } from './game.ts';

type At = Moment<View, Fact>;

/** Few enough cards to think of the end; the exact moment of the call is never hinted at (6.1). */
const FEW = 3;
const ANSWERS = 25;
const SPECIAL = 10;

const hand = ({ view }: At): readonly Card[] => view.hand ?? [];
const holds = (moment: At, has: (number: number) => boolean): boolean => hand(moment).some(card => has(printed(card).number));
const isFree = (moment: At): boolean => moment.view.phase === 'turn' && moment.view.chain === 0;
const canPlay = (moment: At, isIt: (card: Card) => boolean): boolean =>
  hand(moment).some(card => isIt(card) && begins(`play ${card}`)(moment));

export default [
  {
    id: 'chain',
    rule: '3.2',
    when: ({ view }) => view.phase === 'turn' && view.chain > 0,
    text: {
      en: 'A chain comes at you: answer with a 25 of your own, or draw the sum.',
      de: 'Eine Kettenreaktion trifft dich: Antworte mit einer eigenen 25 oder zieh die Summe.',
      fr: 'Une attaque en chaîne vous vise\u00a0: répondez par un 25, ou piochez le total.',
      ja: 'チェーン：アタックを受けています。25を捨てて返すか、合計の枚数をドローします。',
    },
  },
  {
    id: 'few',
    rule: '6.1',
    when: moment =>
      isFree(moment) && hand(moment).length <= FEW && moment.view.config.call === 'players' && moment.view.config.edition !== 'fr',
    text: {
      en: 'In the turn that leaves you one card, press the seal before it ends, or you draw 4.',
      de: 'Im Zug, nach dem dir nur eine Karte bleibt, drück das Siegel, bevor er endet, sonst ziehst du 4.',
      fr: 'Au tour qui ne vous laisse qu’une carte, pressez le sceau avant la fin, sinon vous en piochez 4.',
      ja: '残り1枚になる手番では、終わる前に印を押します。忘れると4枚ドローです。',
    },
  },
  {
    id: 'last-special',
    rule: '6.3',
    when: moment => isFree(moment) && hand(moment).length <= FEW && holds(moment, number => number >= SPECIAL),
    text: {
      en: 'Your last card has to be one from 1 to 9: let go of the others first.',
      de: 'Deine letzte Karte muss eine von 1 bis 9 sein: Werde die anderen vorher los.',
      fr: 'Votre dernière carte doit aller de 1 à 9\u00a0: défaussez les autres avant.',
      ja: '最後の1枚は1から9でなければなりません。ほかのカードから先に捨てましょう。',
    },
  },
  {
    id: 'called',
    rule: '6.1',
    when: ({ facts, seat }) => facts.some(fact => fact.type === 'called' && fact.seat !== seat),
    text: {
      en: 'Somebody has one card left and has called: the next one from 1 to 9 ends the round.',
      de: 'Jemand hat nur noch eine Karte und hat gerufen: Passt sie, ist die Runde vorbei.',
      fr: 'Quelqu’un n’a plus qu’une carte et a fait l’annonce\u00a0: si elle va, la manche s’arrête.',
      ja: '誰かが残り1枚で宣言しました。その1枚を捨てられると、ラウンドは終わりです。',
    },
  },
  {
    id: 'buy',
    rule: '4.1',
    when: begins('buy'),
    text: {
      en: 'Three cards of one number: you can exchange them for a scroll before you go on.',
      de: 'Drei Karten mit gleicher Zahl: Dafür kannst du vorher eine Pergamentkarte kaufen.',
      fr: 'Trois cartes du même nombre\u00a0: elles peuvent d’abord vous acheter un parchemin.',
      ja: '同じ数字が3枚あります。先にスクロールカードを1枚取得できます。',
    },
  },
  {
    id: 'scroll',
    rule: '2.4',
    when: moment => begins('use')(moment) && moment.view.turnsInRound >= moment.view.seats.length,
    text: {
      en: 'You can use a scroll first; you still discard or draw after it.',
      de: 'Du kannst zuerst eine Pergamentkarte einsetzen; ablegen oder ziehen kommt danach.',
      fr: 'Vous pouvez d’abord utiliser un parchemin\u202f; défausser ou piocher vient après.',
      ja: '先にスクロールカードを使えます。捨てるかドローするのは、そのあとです。',
    },
  },
  {
    id: 'my-25',
    rule: '3.1',
    when: moment => isFree(moment) && canPlay(moment, card => printed(card).number === ANSWERS),
    text: {
      en: 'Your 25 starts a chain: the next player answers with a 25 or draws.',
      de: 'Deine 25 startet eine Kettenreaktion: Wer folgt, antwortet mit einer 25 oder zieht.',
      fr: 'Votre 25 lance une attaque en chaîne\u00a0: on y répond par un 25, ou l’on pioche.',
      ja: 'その25でチェーン：アタックが始まります。次の人は25で返すか、ドローします。',
    },
  },
  {
    id: 'black',
    rule: '2.6',
    when: moment => isFree(moment) && canPlay(moment, card => printed(card).tincture === 'k'),
    text: {
      en: 'Black fits on everything, and you name the colour that comes next.',
      de: 'Schwarz passt auf alles, und du sagst an, welche Farbe danach gilt.',
      fr: 'Le noir va sur tout, et vous annoncez la couleur suivante.',
      ja: '黒は何にでも重ねられ、次の色を指定できます。',
    },
  },
] satisfies Tips<View, Fact>;
