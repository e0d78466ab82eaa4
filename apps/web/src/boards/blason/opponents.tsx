import { levelName } from '../../levels.ts';
import { LevelMark } from '../../ui/level-mark.tsx';
import type { SeatInfo } from '../board.ts';
import { Coat } from './coat.tsx';
import { useTable } from './context.ts';
import type { SeatView, View } from './game.ts';
import { achievementOf, filled } from './shield.ts';
import { MarkSign } from './signs.tsx';

interface OpponentsProps {
  readonly view: View;
  readonly others: readonly number[];
  readonly seats: readonly SeatInfo[];
  /** What each did in the last steps, in a word or two. */
  readonly did: ReadonlyMap<number, string>;
  enlarge(seat: number): void;
}

/** The others' arms along the top; a tap enlarges them. */
export function Opponents({ view, others, seats, did, enlarge }: OpponentsProps) {
  const { strings } = useTable();
  return (
    <ul class="bl-others" aria-label={strings.players} data-count={others.length}>
      {others.map(seat => (
        <Opponent
          key={seat}
          seat={seat}
          view={view.seats[seat]!}
          info={seats[seat]}
          active={view.turn === seat && view.phase !== 'over'}
          did={did.get(seat)}
          enlarge={() => enlarge(seat)}
        />
      ))}
    </ul>
  );
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
  const { strings, name } = useTable();
  const words = [
    name(seat),
    active ? strings.toMove : '',
    strings.points(view.track),
    strings.columns(filled(view.shield)),
    strings.cards(view.hand),
    strings.heralds(view.heralds),
    strings.markers(view.markers.length),
    info?.kind === 'bot' ? strings.bot : '',
    info?.standIn ? strings.standIn : '',
    info?.level === undefined ? '' : levelName(info.level),
    info?.kind === 'player' && !info.connected ? strings.away : '',
    did ?? '',
  ];
  return (
    <li class="bl-other" data-active={active}>
      <button type="button" class="bl-other-face" data-anchor={`seat:${seat}`} onClick={enlarge}>
        <span class="visually-hidden">{words.filter(word => word !== '').join(', ')}</span>
        <span class="bl-other-coat" aria-hidden="true">
          <Coat of={achievementOf(view)} />
        </span>
        <span class="bl-other-text" aria-hidden="true">
          <span class="bl-other-name">
            <span>{name(seat)}</span>
            {(info?.kind === 'bot' || info?.standIn) && <MarkSign of="bot" />}
            <LevelMark level={info?.level} />
            {info?.kind === 'player' && !info.connected && <MarkSign of="away" />}
          </span>
          <b class="bl-other-track">{view.track}</b>
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
