import { levelName } from '../../levels.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LevelMark } from '../../ui/level-mark.tsx';
import type { SeatInfo } from '../board.ts';
import { CardBack, ScrollFace } from './card.tsx';
import { type Table, useTable } from './context.ts';
import { type ScrollView, type SeatView, scrollsOf } from './game.ts';
import { Mark } from './signs.tsx';
import type { Choice } from './use-choice.ts';

interface OpponentProps {
  readonly seat: number;
  readonly view: SeatView;
  readonly active: boolean;
  /** Cards drawn in the last step. */
  readonly drew: number | undefined;
  readonly at: { readonly x: number; readonly y: number };
  readonly choice: Choice;
  look(from: HTMLElement): void;
}

const FAN_MAX = 9;

export function Opponent({ seat, view, active, drew, at, choice, look }: OpponentProps) {
  const table = useTable();
  const move = choice.now.seats.get(seat);
  const info = table.seats[seat];
  return (
    <li
      class="bn-seat"
      data-active={active}
      data-chosen={move !== undefined}
      data-asked={isAsked(seat, view, choice)}
      style={{ '--at-x': `${at.x}%`, '--at-y': `${at.y}%` }}
    >
      <button
        type="button"
        class="bn-seat-face"
        data-anchor={`seat:${seat}`}
        data-move={move}
        onClick={event => (move === undefined ? look(event.currentTarget) : choice.pick(`@${seat}`))}
      >
        <span class="visually-hidden">{summary(table, seat, view, info, active, drew)}</span>
        <Face seat={seat} view={view} drew={drew} />
      </button>
      <Scrolls seat={seat} view={view} choice={choice} />
    </li>
  );
}

const placesOf = (seat: number, view: SeatView): string[] => view.scrolls.map((_, index) => `@${seat}.${index}`);

/** Whether scrolls of theirs can be chosen. */
const isAsked = (seat: number, view: SeatView, { now, picked }: Choice): boolean =>
  placesOf(seat, view).some(place => now.places.has(place) || picked.includes(place));

function Face({ seat, view, drew }: Pick<OpponentProps, 'seat' | 'view' | 'drew'>) {
  const { strings, name, seats } = useTable();
  const info = seats[seat];
  return (
    <>
      <span class="bn-seat-head" aria-hidden="true">
        <Avatar of={info} />
        <span class="bn-seat-name">{name(seat)}</span>
        {info?.standIn && <Mark of="bot" label={strings.standIn} />}
        {info?.kind === 'bot' && <Mark of="bot" label={strings.bot} />}
        <LevelMark level={info?.level} />
        {info?.kind === 'player' && !info.connected && <Mark of="away" label={strings.away} />}
      </span>
      <span class="bn-seat-body" aria-hidden="true">
        <Backs count={view.hand} />
        <b class="bn-count">{view.hand}</b>
        {drew !== undefined && <span class="bn-drew">+{drew}</span>}
        {view.called && <Mark of="seal" label={strings.called} />}
      </span>
      <span class="bn-seat-score" aria-hidden="true">
        <span class="bn-points">{strings.points(view.points)}</span>
        <span class="bn-points-short">{strings.pointsShort(view.points)}</span>
        {view.quests > 0 && (
          <span class="bn-quests">
            <Mark of="quest" label={strings.quests(view.quests)} />
            {view.quests}
          </span>
        )}
      </span>
    </>
  );
}

function Scrolls({ seat, view, choice }: Pick<OpponentProps, 'seat' | 'view' | 'choice'>) {
  const { name } = useTable();
  const places = placesOf(seat, view);
  return (
    <div class="bn-seat-scrolls" data-anchor={`row:${seat}`} aria-hidden={!isAsked(seat, view, choice)}>
      {scrollsOf(view).map((scroll, index) => (
        <OpponentScroll
          key={`${index} ${scroll.scroll}`}
          place={places[index]!}
          owner={name(seat)}
          at={index}
          scroll={scroll}
          move={choice.now.places.get(places[index]!)}
          chosen={choice.picked.includes(places[index]!)}
          choose={choice.pick}
          putBack={choice.unpick}
        />
      ))}
    </div>
  );
}

interface OpponentScrollProps {
  readonly place: string;
  readonly owner: string;
  readonly at: number;
  readonly scroll: ScrollView;
  readonly move: string | undefined;
  readonly chosen: boolean;
  choose(place: string): void;
  putBack(place: string): void;
}

function OpponentScroll({ place, owner, at, scroll: { scroll, up }, move, chosen, choose, putBack }: OpponentScrollProps) {
  const { strings, say, inspect } = useTable();
  const label = scroll === null ? strings.faceDownScroll : say.scroll(scroll);
  const shared = { class: 'bn-seat-scroll', 'data-anchor': `scroll:${place.slice(1)}`, 'data-up': up };
  if (move === undefined && !chosen) {
    return (
      <span {...shared} title={scroll === null ? strings.faceDownScroll : undefined} {...inspect(scroll === null ? undefined : { scroll })}>
        <ScrollFace scroll={scroll} up={up} />
      </span>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      data-move={move}
      data-chosen={chosen}
      aria-pressed={chosen}
      aria-label={strings.scrollOf(owner, at + 1, label)}
      onClick={() => (chosen ? putBack(place) : choose(place))}
    >
      <ScrollFace scroll={scroll} up={up} />
    </button>
  );
}

/** A small fan of card backs. */
function Backs({ count }: { readonly count: number }) {
  const shown = Math.min(count, FAN_MAX);
  return (
    <span class="bn-backs" style={{ '--n': shown }}>
      {Array.from({ length: shown }, (_, index) => (
        <span key={index} class="bn-backs-one" style={{ '--i': index - (shown - 1) / 2 }}>
          <CardBack />
        </span>
      ))}
    </span>
  );
}

/** Everything the drawing shows, in words. */
function summary(
  { strings, say, name }: Table,
  seat: number,
  view: SeatView,
  info: SeatInfo | undefined,
  active: boolean,
  drew: number | undefined,
): string {
  const scrolls = scrollsOf(view);
  const down = scrolls.filter(scroll => !scroll.up && scroll.scroll === null).length;
  const known = scrolls.flatMap(({ scroll, up }) =>
    scroll === null ? [] : [`${say.scroll(scroll)}${up ? strings.aside(strings.used) : ''}`],
  );
  const parts = [
    name(seat),
    active ? strings.toMove : '',
    strings.cards(view.hand),
    drew === undefined ? '' : strings.drew(drew),
    down > 0 ? strings.faceDown(down) : '',
    ...known,
    view.called ? strings.called : '',
    strings.points(view.points),
    view.quests > 0 ? strings.quests(view.quests) : '',
    info?.kind === 'bot' ? strings.bot : '',
    info?.standIn ? strings.standIn : '',
    info?.level === undefined ? '' : levelName(info.level),
    info?.kind === 'player' && !info.connected ? strings.away : '',
  ];
  return strings.row(parts.filter(part => part !== ''));
}
