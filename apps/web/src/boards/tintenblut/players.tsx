import { SeatClock } from '../../clock/seat-clock.tsx';
import { t } from '../../i18n/index.ts';
import { levelName } from '../../levels.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LevelMark } from '../../ui/level-mark.tsx';
import type { SeatInfo } from '../board.ts';
import { useTable } from './context.ts';
import { deedsInShort } from './deeds.ts';
import { WomenSign } from './figures.tsx';
import { cardsInHand, highestOf, type SeatView, TILES, villainOf } from './game.ts';
import type { Scene } from './scene.ts';
import { CardSign, MarkSign, SeatSign, VillainSign, WareSign } from './signs.tsx';

/** Everybody's things: points, tiles, provisions, cards, and the villains gathering before them. */
export function Players({ scene, enlarge }: { readonly scene: Scene; enlarge(seat: number): void }) {
  const table = useTable();
  const { props, stage, choice } = scene;
  const { view, deeds } = stage;
  const order = view.seats.map((_, index) => ((props.seat ?? 0) + index) % view.seats.length);
  const highest = highestOf(view.seats.map(({ number }) => number));
  return (
    <ul class="board-players tb-players" aria-label={table.strings.players} data-count={order.length}>
      {order.map(one => (
        <Player
          key={one}
          seat={one}
          own={view.seats[one]!}
          info={props.seats[one]}
          isMine={one === props.seat}
          active={view.acting === one}
          starts={view.start === one}
          women={view.whiteWomen === one}
          highest={highest === one}
          sum={Math.max(...view.seats.map(({ villainSum }) => villainSum))}
          did={deedsInShort(deeds.get(one))}
          move={choice.act === undefined ? choice.now.starts.get(one) : undefined}
          begin={choice.offer}
          enlarge={() => enlarge(one)}
        />
      ))}
    </ul>
  );
}

interface PlayerProps {
  readonly seat: number;
  readonly own: SeatView;
  readonly info: SeatInfo | undefined;
  readonly isMine: boolean;
  readonly active: boolean;
  readonly starts: boolean;
  readonly women: boolean;
  /** The highest number, as things stand. */
  readonly highest: boolean;
  /** The highest sum of villains. */
  readonly sum: number;
  readonly did: string | undefined;
  /** To let this player begin the next round. */
  readonly move: string | undefined;
  begin(move: string): void;
  enlarge(): void;
}

function Player(props: PlayerProps) {
  const { seat, own, isMine, active, highest, sum, did, move } = props;
  const { strings } = useTable();
  return (
    <li class="board-player tb-player" data-active={active} data-mine={isMine}>
      <button
        type="button"
        class="board-player-face tb-player-face"
        data-anchor={`seat:${seat}`}
        data-move={move}
        onClick={() => (move === undefined ? props.enlarge() : props.begin(move))}
      >
        <span class="visually-hidden">{useDescription(props)}</span>
        <Name {...props} />
        <Things own={own} />
        <span class="tb-number" data-highest={highest} title={strings.danger(own.number)} aria-hidden="true">
          <MarkSign of="villain" />
          {own.number === 0 ? '–' : own.number}
        </span>
        <span class="tb-player-villains" data-highest={own.villainSum > 0 && own.villainSum === sum} aria-hidden="true">
          {own.villains.map((card, index) => (
            <VillainSign key={`${card} ${index}`} of={villainOf(card)} />
          ))}
          {own.villainSum > 0 && <b>{own.villainSum}</b>}
        </span>
        <span class="tb-did" aria-hidden="true">
          {did}
        </span>
      </button>
      <SeatClock seat={seat} />
    </li>
  );
}

function Name({ seat, own, info, starts, women }: PlayerProps) {
  const { name } = useTable();
  return (
    <span class="tb-player-name" aria-hidden="true">
      <SeatSign seat={seat} />
      <span class="tb-player-arms">
        <Avatar of={info} size={20} />
      </span>
      <span class="tb-player-who">{name(seat)}</span>
      {(info?.kind === 'bot' || info?.standIn) && <MarkSign of="bot" />}
      <LevelMark level={info?.level} />
      {info?.away && <MarkSign of="away" />}
      {starts && <span class="tb-starts">1</span>}
      {women && <WomenSign />}
      <b class="tb-points">{own.marker}</b>
    </span>
  );
}

function Things({ own }: { readonly own: SeatView }) {
  const { strings } = useTable();
  const left = cardsInHand(own);
  return (
    <>
      <span class="tb-player-tiles" aria-hidden="true">
        {TILES.map(tile => (
          <span key={tile} data-none={own.tiles[tile] === 0}>
            <WareSign of={tile} />
            {own.tiles[tile]}
          </span>
        ))}
      </span>
      <span class="tb-player-things" aria-hidden="true">
        <span title={strings.provisions(own.provisions)}>
          <WareSign of="provision" />
          {own.provisions}
        </span>
        <span title={strings.advantages(own.advantages)}>
          <CardSign />
          {own.advantages}
        </span>
        <span title={strings.cardsLeft(left)} class="tb-left">
          <MarkSign of="walk" />
          {left}
        </span>
      </span>
    </>
  );
}

function useDescription({ seat, own, info, isMine, active, starts, women, highest, did }: PlayerProps): string {
  const { strings, say, name } = useTable();
  const parts = [
    isMine ? `${name(seat)}${strings.aside(strings.you)}` : name(seat),
    active ? strings.toMove : '',
    strings.points(own.marker),
    ...TILES.map(tile => `${say.tiles[tile]} ${own.tiles[tile]}`),
    strings.provisions(own.provisions),
    strings.advantages(own.advantages),
    strings.cardsLeft(cardsInHand(own)),
    strings.danger(own.number),
    highest ? strings.highest : '',
    own.villains.length > 0 ? strings.villains(say.and(own.villains.map(say.villain)), own.villainSum) : '',
    women ? say.whiteWomen : '',
    starts ? strings.starts : '',
    info?.kind === 'bot' ? strings.bot : '',
    info?.standIn ? strings.standIn : '',
    info?.level === undefined ? '' : levelName(info.level),
    info?.away ? t.value.away : '',
    did ?? '',
  ];
  return strings.row(parts.filter(part => part !== ''));
}
