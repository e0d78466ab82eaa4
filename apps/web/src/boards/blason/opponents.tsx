import { visibleCards } from '@tabard/blason';
import { levelName } from '../../levels.ts';
import { LevelMark } from '../../ui/level-mark.tsx';
import type { SeatInfo } from '../board.ts';
import { Coat } from './coat.tsx';
import { type Table, useTable } from './context.ts';
import { didWords } from './did.ts';
import type { SeatView } from './game.ts';
import { type Scene, shownSeat } from './scene.ts';
import { achievementOf } from './shield.ts';
import { MarkSign } from './signs.tsx';

/** The others' arms along the top; a tap enlarges them. */
export function Others({ scene }: { readonly scene: Scene }) {
  const table = useTable();
  const { props, stage, enlarge } = scene;
  const { view, trace } = stage;
  const others = othersOf(scene);
  const did = didWords(table, trace.did);
  return (
    <ul class="board-players bl-others" aria-label={table.strings.players} data-count={others.length}>
      {others.map(seat => (
        <Opponent
          key={seat}
          seat={seat}
          view={view.seats[seat]!}
          info={props.seats[seat]}
          active={view.turn === seat && view.phase !== 'over'}
          did={did.get(seat)}
          enlarge={() => enlarge(seat)}
        />
      ))}
    </ul>
  );
}

/** Everybody but me, in the order of play. */
function othersOf(scene: Scene): number[] {
  const { seats } = scene.stage.view;
  return seats.map((_, index) => (shownSeat(scene) + 1 + index) % seats.length).filter(seat => seat !== scene.props.seat);
}

interface OpponentProps {
  readonly seat: number;
  readonly view: SeatView;
  readonly info: SeatInfo | undefined;
  readonly active: boolean;
  readonly did: string | undefined;
  enlarge(): void;
}

function Opponent({ seat, view, info, active, did, enlarge }: OpponentProps) {
  const table = useTable();
  return (
    <li class="board-player bl-other" data-active={active}>
      <button type="button" class="board-player-face bl-other-face" data-anchor={`seat:${seat}`} onClick={enlarge}>
        <span class="visually-hidden">{inWords(table, { seat, view, info, active, did })}</span>
        <span class="bl-other-coat" aria-hidden="true">
          <Coat of={achievementOf(view)} />
        </span>
        <span class="bl-other-text" aria-hidden="true">
          <span class="bl-other-name">
            <span>{table.name(seat)}</span>
            {(info?.kind === 'bot' || info?.standIn) && <MarkSign of="bot" />}
            <LevelMark level={info?.level} />
            {info?.kind === 'player' && !info.connected && <MarkSign of="away" />}
          </span>
          <b class="bl-other-track">{view.track}</b>
          <Things view={view} />
        </span>
        {did !== undefined && (
          <span class="bl-did" aria-hidden="true">
            {did}
          </span>
        )}
      </button>
    </li>
  );
}

function Things({ view }: { readonly view: SeatView }) {
  const { strings } = useTable();
  return (
    <span class="bl-other-things">
      <span title={strings.cards(view.hand)}>
        <MarkSign of="hand" />
        {view.hand}
      </span>
      <span title={strings.heralds(view.heralds)}>
        <MarkSign of="herald" />
        {view.heralds}
      </span>
      <span title={strings.markers(view.markers.length)}>
        <MarkSign of="marker" />
        {view.markers.length}
      </span>
    </span>
  );
}

/** Everything the drawing shows, in words. */
function inWords({ strings, name }: Table, { seat, view, info, active, did }: Omit<OpponentProps, 'enlarge'>): string {
  return strings.all([
    name(seat),
    active ? strings.toMove : '',
    strings.points(view.track),
    strings.columns(visibleCards(view.shield).length),
    strings.cards(view.hand),
    strings.heralds(view.heralds),
    strings.markers(view.markers.length),
    info?.kind === 'bot' ? strings.bot : '',
    info?.standIn ? strings.standIn : '',
    info?.level === undefined ? '' : levelName(info.level),
    info?.kind === 'player' && !info.connected ? strings.away : '',
    did ?? '',
  ]);
}
