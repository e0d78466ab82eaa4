import { begins, type Moment, type Tips } from '../../tips/tip.ts';
import { drawsVillainAt, type Fact, nextGate, opensFor, type View } from './game.ts';

type At = Moment<View, Fact>;

/** The longest step there is. */
const NEAR = 7;
const MANY = 6;

const me = ({ view, seat }: At) => view.seats[seat]!;
const heardOf =
  (type: Fact['type']) =>
  ({ facts }: At): boolean =>
    facts.some(fact => fact.type === type);

/** A gate within reach that does not open from where I am. */
function isBarred(moment: At): boolean {
  const { marker } = me(moment);
  const gate = nextGate(marker);
  return gate !== undefined && gate.field - marker <= NEAR && !opensFor(moment.view, moment.seat, gate.colour);
}

export default [
  {
    id: 'adderhead',
    rule: '5.2',
    when: heardOf('adderhead'),
    text: {
      en: 'The Adderhead struck: the highest sum of villains lost half of its tiles and provisions.',
      de: 'Der Natternkopf schlug zu: Wer am meisten Bösewichte hatte, verlor die Hälfte.',
      fr: 'Tête de Vipère a frappé\u00a0: la plus grande somme de méchants a perdu la moitié.',
      ja: '毒蛇公の一撃です。悪党の合計が最も大きい人が、タイルと食料の半分を失いました。',
    },
  },
  {
    id: 'villain',
    rule: '5.2',
    when: ({ facts, seat }) => facts.some(fact => fact.type === 'villain' && fact.seat === seat),
    text: {
      en: 'A villain lies before you. It hurts only when the Adderhead comes and your sum is the highest.',
      de: 'Vor dir liegt ein Bösewicht. Er schadet nur, wenn der Natternkopf kommt und du am meisten hast.',
      fr: 'Un méchant est devant vous. Il ne nuit que si Tête de Vipère vient et que votre somme est la plus grande.',
      ja: '手元に悪党が来ました。毒蛇公が現れ、合計が最も大きいときだけ害になります。',
    },
  },
  {
    id: 'lose',
    rule: '5.2',
    when: ({ view }) => view.phase === 'lose',
    text: {
      en: 'You choose which tiles go: keep those that still make sets.',
      de: 'Du wählst, welche Plättchen gehen: Behalte, was noch Kombinationen ergibt.',
      fr: 'Vous choisissez les jetons perdus\u00a0: gardez ceux qui font encore des séries.',
      ja: '失うタイルは自分で選びます。組になるものを残しましょう。',
    },
  },
  {
    id: 'white-women',
    rule: '6.2',
    when: ({ view, seat }) => view.whiteWomen === seat,
    text: {
      en: 'The White Women are with you: of two rewards they leave you one.',
      de: 'Die Weißen Frauen sind bei dir: Von zwei Belohnungen lassen sie dir eine.',
      fr: 'Les Femmes blanches sont avec vous\u00a0: de deux récompenses, elles vous en laissent une.',
      ja: '白い女たちが付いています。2つの報酬のうち、1つしか受け取れません。',
    },
  },
  {
    id: 'end-near',
    rule: '7.1',
    when: heardOf('end-near'),
    text: {
      en: 'Somebody has reached 40: after this round there is one more.',
      de: 'Jemand hat die 40 erreicht: Nach dieser Runde kommt nur noch eine.',
      fr: 'Quelqu’un a atteint 40\u00a0: après cette manche, il n’en reste qu’une.',
      ja: '誰かが40に届きました。このラウンドのあと、もう1ラウンドで終わりです。',
    },
  },
  {
    id: 'night-castle',
    rule: '3.6',
    when: ({ view, seat }) => view.phase === 'arrived' && drawsVillainAt(view, seat, view.seats[seat]!.place),
    text: {
      en: 'Alone in the Castle of Night you draw a villain card after the reward.',
      de: 'Allein in der Nachtburg ziehst du nach der Belohnung eine Bösewichtkarte.',
      fr: 'En solitaire au Château de la Nuit, vous tirez une carte Méchant après la récompense.',
      ja: '夜の城で一人だと、報酬のあとに悪党カードを1枚引きます。',
    },
  },
  {
    id: 'gate',
    rule: '3.8',
    when: moment => moment.view.phase === 'journey' && isBarred(moment),
    text: {
      en: 'A gate lies ahead: you pass it only from a place of its colour.',
      de: 'Vor dir liegt ein Sonderfeld: Du kommst nur von einem Ort seiner Farbe daran vorbei.',
      fr: 'Une porte approche\u00a0: on ne la franchit que depuis un lieu de sa couleur.',
      ja: 'この先に門があります。同じ色の場所にいるときだけ通れます。',
    },
  },
  {
    id: 'convert',
    rule: '3.8',
    when: begins('convert'),
    text: {
      en: 'Tiles that differ make a set: hand it in and your marker moves. Or wait for a larger one.',
      de: 'Verschiedene Plättchen sind eine Kombination: abgeben und ziehen. Oder auf eine größere warten.',
      fr: 'Des jetons différents font une série\u00a0: rendez-la pour avancer, ou attendez-en une plus grande.',
      ja: '種類の違うタイルは組になります。返せば進めます。大きな組を待つ手もあります。',
    },
  },
  {
    id: 'trade',
    rule: '3.7',
    when: begins('trade'),
    text: {
      en: 'In a castle you may trade once: 2 provisions for a tile, or 2 tiles for a provision.',
      de: 'In einer Burg darfst du einmal tauschen: 2 Proviant gegen 1 Plättchen oder umgekehrt.',
      fr: 'Dans un château, un troc\u00a0: 2 rations contre 1 jeton, ou 2 jetons contre 1 ration.',
      ja: '城では1度だけ、食料2個とタイル1枚、またはタイル2枚と食料1個を交換できます。',
    },
  },
  {
    id: 'advantage',
    rule: '3.3',
    when: begins('use'),
    text: {
      en: 'You may use one advantage card a turn, if you held it before the turn began.',
      de: 'Je Zug darfst du eine Vorteilskarte einsetzen, wenn du sie schon vorher hattest.',
      fr: 'Une carte Avantage par tour, si vous l’aviez avant qu’il commence.',
      ja: '助力カードは手番に1枚、手番の前から持っていたものだけ使えます。',
    },
  },
  {
    id: 'dustfinger',
    rule: '3.4',
    when: begins('dustfinger'),
    text: {
      en: 'For provisions you may send Dustfinger elsewhere: where he is, one is in company.',
      de: 'Für Proviant kannst du Staubfinger wegschicken: Wo er ist, ist man in Gesellschaft.',
      fr: 'Contre des rations, envoyez Doigt de Poussière ailleurs\u00a0: où il est, on est en compagnie.',
      ja: '食料を払えば、ほこり指を送れます。ほこり指のいる場所は「同行者あり」です。',
    },
  },
  {
    id: 'pass',
    rule: '3.9',
    when: moment => moment.view.phase === 'journey' && me(moment).played.length >= MANY,
    text: {
      en: 'Passing costs a turn and brings all the cards you have played back.',
      de: 'Passen kostet einen Zug und bringt dir alle gespielten Karten zurück.',
      fr: 'Passer coûte un tour et vous rend toutes vos cartes jouées.',
      ja: 'パスは1手番を使いますが、使ったカードがすべて手札に戻ります。',
    },
  },
] satisfies Tips<View, Fact>;
