import type { Lang } from '@tabard/core';
import { ADVANTAGES, VILLAIN_CARDS } from '@tabard/tintenblut/questions';
import type { AidProps } from '../../aid/load.ts';
import { Entries, Entry, Part, Steps } from '../../aid/parts.tsx';
import { PlacePicture } from './drawing.tsx';
import { LINES, offersAt, PLACES, type Place, type Say, villainOf, villainValue } from './game.ts';
import { AdvantageSign, LineSign, RewardSign, VillainSign } from './signs.tsx';
import './signs.css';
import './aid.css';

interface Text {
  readonly turn: string;
  readonly steps: readonly string[];
  readonly round: string;
  readonly rounds: readonly string[];
  readonly rewards: string;
  readonly helpers: string;
  readonly villains: string;
}

const TEXT: Readonly<Record<Lang, Text>> = {
  en: {
    turn: 'Your turn',
    steps: [
      'Play a location card and travel: the first place is free, each further one costs 1 provision. Or pass: your cards come back.',
      'Collect the reward: upper line alone, lower line in company.',
      'Once each, if you like: an advantage card; Dustfinger for provisions; in a castle, trade 2 for 1.',
      'Hand in sets: 2 tiles bring 2 spaces, 3 bring 4, 4 bring 7. Gates open from places of their colour.',
    ],
    round: 'End of a round',
    rounds: [
      'The highest number draws a villain and decides who starts: that player or the left-hand neighbour.',
      'An Adderhead: the highest sum loses half of its tiles and provisions, and all its villains.',
      'A marker on 40: one more round. Meggie, Mo and Resa bring 3 spaces, other cards left 1.',
    ],
    rewards: 'Rewards',
    helpers: 'Advantage cards',
    villains: 'Villains',
  },
  de: {
    turn: 'Dein Zug',
    steps: [
      'Spiele eine Ortskarte und reise: Der erste Ort ist frei, jeder weitere kostet 1 Proviant. Oder passe: Deine Karten kommen zurück.',
      'Nimm die Belohnung: obere Zeile allein, untere in Gesellschaft.',
      'Je einmal, wenn du willst: eine Vorteilskarte; Staubfinger gegen Proviant; in einer Burg 2 gegen 1 tauschen.',
      'Gib Kombinationen ab: 2 Plättchen bringen 2 Felder, 3 bringen 4, 4 bringen 7. Sonderfelder öffnen sich von Orten ihrer Farbe aus.',
    ],
    round: 'Ende einer Runde',
    rounds: [
      'Die höchste Zahl zieht einen Bösewicht und bestimmt, wer anfängt: sie selbst oder die Person links.',
      'Ein Natternkopf: Die höchste Summe verliert die Hälfte von Plättchen und Proviant und alle ihre Bösewichte.',
      'Ein Siegpunktstein auf 40: noch eine Runde. Meggie, Mo und Resa bringen 3 Felder, andere übrige Karten 1.',
    ],
    rewards: 'Belohnungen',
    helpers: 'Vorteilskarten',
    villains: 'Bösewichte',
  },
  fr: {
    turn: 'Votre tour',
    steps: [
      'Jouez une carte Lieu et voyagez\u00a0: le premier lieu est gratuit, chacun des suivants coûte 1 ration. Ou passez\u00a0: vos cartes reviennent.',
      'Prenez la récompense\u00a0: ligne du haut en solitaire, ligne du bas en compagnie.',
      'Une fois chacun, si vous voulez\u00a0: une carte Avantage\u202f; Doigt de Poussière contre des rations\u202f; dans un château, un troc 2 contre 1.',
      'Rendez des séries\u00a0: 2 jetons font 2 cases, 3 en font 4, 4 en font 7. Une porte s’ouvre depuis un lieu de sa couleur.',
    ],
    round: 'Fin d’une manche',
    rounds: [
      'Le plus grand nombre tire un méchant et décide qui commence\u00a0: soi-même ou la personne à gauche.',
      'Tête de Vipère\u00a0: la plus grande somme perd la moitié de ses jetons et rations, et tous ses méchants.',
      'Un marqueur sur 40\u00a0: encore une manche. Meggie, Mo et Resa font 3 cases, les autres cartes restantes 1.',
    ],
    rewards: 'Récompenses',
    helpers: 'Cartes Avantage',
    villains: 'Méchants',
  },
  ja: {
    turn: '手番',
    steps: [
      '場所カードを1枚使って旅をする。最初の場所は無料、そのあとは1か所ごとに食料1個。パスすればカードが戻る。',
      '報酬を受け取る。一人なら上の行、同行者ありなら下の行。',
      'それぞれ1度まで：助力カード、食料でほこり指を送る、城で2対1の交換。',
      '組を返す。2枚で2マス、3枚で4マス、4枚で7マス。門は同じ色の場所からだけ通れる。',
    ],
    round: 'ラウンドの終わり',
    rounds: [
      '数字の最も大きい人が悪党を引き、次に始める人を自分か左隣の人から選ぶ。',
      '毒蛇公：合計の最も大きい人がタイルと食料の半分、悪党すべてを失う。',
      'マーカーが40に届いたら、あと1ラウンド。メギー、モー、レサは3マス、ほかの残ったカードは1マス。',
    ],
    rewards: '報酬',
    helpers: '助力カード',
    villains: '悪党',
  },
};

const VILLAINS = [...new Set(VILLAIN_CARDS.map(villainOf))].map(villain => ({
  villain,
  value: villainValue(VILLAIN_CARDS.find(card => villainOf(card) === villain)!),
}));

export default function Aid({ words, lang }: AidProps) {
  const say = words as Say;
  const text = TEXT[lang];
  return (
    <>
      <Part title={text.turn}>
        <Steps of={text.steps} />
      </Part>
      <Part title={text.round}>
        <Steps of={text.rounds} />
      </Part>
      <Part title={text.rewards}>
        <Entries>
          {PLACES.map(place => (
            <Entry key={place} sign={<PlacePicture place={place} />} name={say.places[place]}>
              <Rewards place={place} say={say} />
            </Entry>
          ))}
        </Entries>
      </Part>
      <Part title={text.helpers}>
        <Entries>
          {ADVANTAGES.map(card => (
            <Entry key={card} sign={<AdvantageSign of={card} />} name={say.advantages[card]}>
              {say.inspect({ kind: 'advantage', card }).text}
            </Entry>
          ))}
        </Entries>
      </Part>
      <Part title={text.villains}>
        <Entries>
          {VILLAINS.map(({ villain, value }) => (
            <Entry key={villain} sign={<VillainSign of={villain} />} name={say.villains[villain]}>
              {value}
            </Entry>
          ))}
        </Entries>
      </Part>
    </>
  );
}

function Rewards({ place, say }: { readonly place: Place; readonly say: Say }) {
  return (
    <span class="tb-aid-lines">
      {LINES.map(line => (
        <span key={line} class="tb-aid-line">
          <span class="visually-hidden">{say.lines[line]} </span>
          <LineSign of={line} />
          {offersAt(place, line).map(({ reward, count }) => (
            <span key={reward} class="tb-aid-offer">
              <span class="visually-hidden">{say.amount(reward, count)}</span>
              <b aria-hidden="true">{count}</b>
              <RewardSign of={reward} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
