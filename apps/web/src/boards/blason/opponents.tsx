import { columnsOf, ROWS, visibleCard, visibleCards } from '@tabard/blason/questions';
import { SeatClock } from '../../clock/seat-clock.tsx';
import { t } from '../../i18n/index.ts';
import { levelName } from '../../levels.ts';
import { LevelMark } from '../../ui/level-mark.tsx';
import type { SeatInfo } from '../board.ts';
import { Coat } from './coat.tsx';
import { type Table, useTable } from './context.ts';
import type { SeatView, Shield } from './game.ts';
import { type Scene, shownSeat } from './scene.ts';
import { achievementOf } from './shield.ts';
import { MarkSign } from './signs.tsx';

/** The others' arms along the top; a tap enlarges them. */
export function Others({ scene }: { readonly scene: Scene }) {
  const { strings } = useTable();
  const { props, stage, enlarge } = scene;
  const { view, deeds } = stage;
  const others = othersOf(scene);
  return (
    <ul class="board-players bl-others" aria-label={strings.players} data-count={others.length}>
      {others.map(seat => (
        <Opponent
          key={seat}
          seat={seat}
          view={view.seats[seat]!}
          info={props.seats[seat]}
          active={view.turn === seat && view.phase !== 'over'}
          deeds={deeds.get(seat) ?? []}
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
  /** What it did in its last turn. */
  readonly deeds: readonly string[];
  enlarge(): void;
}

const COLUMNS = 10;
const filledOf = ({ shield }: SeatView): number => visibleCards(shield).length;

function Opponent(props: OpponentProps) {
  const { seat, view, info, active, deeds, enlarge } = props;
  const table = useTable();
  const did = table.strings.did(deeds);
  const filled = filledOf(view);
  return (
    <li class="board-player bl-other" data-active={active} data-seat={seat}>
      <button
        type="button"
        class="board-player-face bl-other-face"
        data-anchor={`seat:${seat}`}
        data-nearly={filled === COLUMNS - 1}
        onClick={enlarge}
      >
        <span class="visually-hidden">{inWords(table, props)}</span>
        <span class="bl-other-coat" aria-hidden="true">
          <Coat of={achievementOf(view)} />
        </span>
        <span class="bl-other-text" aria-hidden="true">
          <span class="bl-other-name">
            <span>{table.name(seat)}</span>
            {(info?.kind === 'bot' || info?.standIn) && <MarkSign of="bot" />}
            <LevelMark level={info?.level} />
            {info?.away && <MarkSign of="away" />}
          </span>
          <b class="bl-other-track">{view.track}</b>
          <span class="bl-filled" title={table.strings.columns(filled)}>
            <Filled shield={view.shield} />
            {filled}/{COLUMNS}
          </span>
          <Things view={view} />
          <span class="bl-did" title={did}>
            {did}
          </span>
        </span>
      </button>
      <SeatClock seat={seat} />
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

/** Which columns of a shield are filled, as three rows of small squares. */
function Filled({ shield }: { readonly shield: Shield }) {
  return (
    <svg class="bl-filled-sign" viewBox="0 0 23 17" aria-hidden="true" focusable="false">
      {ROWS.flatMap((row, down) =>
        columnsOf(row).map((column, across) => (
          <rect
            key={column}
            x={across * 6}
            y={down * 6}
            width="5"
            height="5"
            rx="1"
            data-filled={visibleCard(shield, column) !== undefined}
          />
        )),
      )}
    </svg>
  );
}

/** Everything the drawing shows, in words. */
function inWords({ strings, name }: Table, { seat, view, info, active, deeds }: OpponentProps): string {
  const filled = filledOf(view);
  return strings.all([
    name(seat),
    active ? strings.toMove : '',
    strings.points(view.track),
    strings.columns(filled),
    filled === COLUMNS - 1 ? strings.nearlyFull : '',
    strings.cards(view.hand),
    strings.heralds(view.heralds),
    strings.markers(view.markers.length),
    info?.kind === 'bot' ? strings.bot : '',
    info?.standIn ? strings.standIn : '',
    info?.level === undefined ? '' : levelName(info.level),
    info?.away ? t.value.away : '',
    ...deeds,
  ]);
}
