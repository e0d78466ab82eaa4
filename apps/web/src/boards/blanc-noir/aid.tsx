import type { Lang } from '@tabard/core';
import type { AidProps } from '../../aid/load.ts';
import { Entries, Entry, Part, Steps } from '../../aid/parts.tsx';
import { CardFace, ScrollFace } from './card.tsx';
import { useTable } from './context.ts';
import { Drawn } from './drawn.tsx';
import { type Card, printed, type Scroll, type View } from './game.ts';
import './aid.css';

interface Text {
  readonly turn: string;
  readonly steps: readonly string[];
  /** The last step where nobody has to call. */
  readonly byItself: string;
  readonly specials: string;
  readonly scrolls: string;
}

const TEXT: Readonly<Record<Lang, Text>> = {
  en: {
    turn: 'Your turn',
    steps: [
      'As you like: use scrolls, and buy one for three Normals of one number.',
      'Discard a card of the same colour or number, or a black one. Or draw.',
      'Under a chain: a 25, or draw the sum.',
      'Down to one card: the seal. The last card is a Normal.',
    ],
    byItself: 'Down to one card: the call comes by itself. The last card is a Normal.',
    specials: 'Specials',
    scrolls: 'Scrolls',
  },
  de: {
    turn: 'Dein Zug',
    steps: [
      'Nach Wunsch: Pergamentkarten einsetzen, auch eine für drei Basiskarten gleicher Zahl kaufen.',
      'Eine Karte gleicher Farbe oder Zahl ablegen oder eine schwarze. Oder ziehen.',
      'Unter einer Kettenreaktion: eine 25 oder die Summe ziehen.',
      'Bei nur noch einer Karte: das Siegel. Die letzte Karte ist eine Basiskarte.',
    ],
    byItself: 'Bei nur noch einer Karte: Der Ruf kommt von allein. Die letzte Karte ist eine Basiskarte.',
    specials: 'Sonderkarten',
    scrolls: 'Pergamentkarten',
  },
  fr: {
    turn: 'Votre tour',
    steps: [
      'Si vous voulez\u00a0: utiliser des parchemins, en acheter un contre trois Normales du même nombre.',
      'Défausser une carte de même couleur ou de même nombre, ou une noire. Ou piocher.',
      'Sous une attaque en chaîne\u00a0: un 25, ou piocher le total.',
      'À une seule carte\u00a0: le sceau. La dernière carte est une Normale.',
    ],
    byItself: 'À une seule carte\u00a0: l’annonce se fait d’elle-même. La dernière carte est une Normale.',
    specials: 'Spéciales',
    scrolls: 'Parchemins',
  },
  ja: {
    turn: '手番',
    steps: [
      '好きなだけ：スクロールカードを使う。同じ数字のノーマルカード3枚で取得もできる。',
      '同じ色か数字のカード、または黒のカードを1枚捨てる。またはドローする。',
      'チェーン：アタックのとき：25を捨てるか、合計の枚数をドローする。',
      '残り1枚になるとき：印を押す。最後の1枚はノーマルカード。',
    ],
    byItself: '残り1枚になるとき：宣言は自動で行われる。最後の1枚はノーマルカード。',
    specials: 'スペシャルカード',
    scrolls: 'スクロールカード',
  },
};

const SPECIALS: readonly Card[] = [
  'priestess-y',
  'mage-b',
  'jester-y',
  'lord-r',
  'princess-g',
  'knight-r',
  'prince-g',
  'golem',
  'pixie',
  'gargoyle',
  'valkyrie',
  'dragon',
  'goddess',
];
const SCROLLS: readonly Scroll[] = [
  'herald-r',
  'explosion',
  'blizzard',
  'shock-wave',
  'mirage',
  'tornado',
  'salvation',
  'menace',
  'revelation',
];

export default function Aid(props: AidProps) {
  const text = TEXT[props.lang];
  return (
    <Drawn {...props} edition={props.chosen.edition as View['config']['edition'] | undefined}>
      <Part title={text.turn}>
        <Steps of={props.chosen.call === 'automatic' ? [...text.steps.slice(0, -1), text.byItself] : text.steps} />
      </Part>
      <Part title={text.specials}>
        <Specials />
      </Part>
      <Part title={text.scrolls}>
        <Scrolls />
      </Part>
    </Drawn>
  );
}

function Specials() {
  const { say } = useTable();
  return (
    <Entries>
      {SPECIALS.map(card => (
        <Entry key={card} sign={<CardPicture card={card} />} name={say.names[printed(card).face]}>
          {say.about(card)}
        </Entry>
      ))}
    </Entries>
  );
}

const CardPicture = ({ card }: { readonly card: Card }) => (
  <span class="bn-example bn-aid-card">
    <CardFace card={card} />
  </span>
);

function Scrolls() {
  const { say } = useTable();
  return (
    <Entries>
      {SCROLLS.map(scroll => (
        <Entry key={scroll} sign={<ScrollPicture scroll={scroll} />} name={say.scroll(scroll)}>
          {say.aboutScroll(scroll)}
        </Entry>
      ))}
    </Entries>
  );
}

const ScrollPicture = ({ scroll }: { readonly scroll: Scroll }) => (
  <span class="bn-example bn-aid-scroll">
    <ScrollFace scroll={scroll} />
  </span>
);
