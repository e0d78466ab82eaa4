import { levelName } from '../../levels.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LevelMark } from '../../ui/level-mark.tsx';
import type { SeatInfo } from '../board.ts';
import { CardBack, ScrollFace } from './card.tsx';
import { type Table, useTable } from './context.ts';
import { type ScrollView, type SeatView, scrollsOf } from './game.ts';
import { Mark } from './signs.tsx';

export interface OpponentProps {
  readonly seat: number;
  readonly view: SeatView;
  readonly info: SeatInfo | undefined;
  readonly active: boolean;
  /** The move that choosing this player makes. */
  readonly move: string | undefined;
  readonly places: ReadonlyMap<string, string>;
  readonly picked: readonly string[];
  /** Cards drawn in the last step. */
  readonly drew: number | undefined;
  readonly at: { readonly x: number; readonly y: number };
  choose(): void;
  choosePlace(place: string): void;
  putBack(place: string): void;
  look(from: HTMLElement): void;
}

const FAN_MAX = 9;

export function Opponent({ seat, view, info, active, move, places, picked, drew, at, choose, choosePlace, putBack, look }: OpponentProps) {
  const table = useTable();
  const { strings, name } = table;
  const asked = view.scrolls.some((_, index) => places.has(`@${seat}.${index}`) || picked.includes(`@${seat}.${index}`));
  return (
    <li
      class="bn-seat"
      data-active={active}
      data-chosen={move !== undefined}
      data-asked={asked}
      style={{ '--at-x': `${at.x}%`, '--at-y': `${at.y}%` }}
    >
      <button
        type="button"
        class="bn-seat-face"
        data-anchor={`seat:${seat}`}
        data-move={move}
        onClick={event => (move === undefined ? look(event.currentTarget) : choose())}
      >
        <span class="visually-hidden">{summary(table, seat, view, info, active, drew)}</span>
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
      </button>
      <div class="bn-seat-scrolls" data-anchor={`row:${seat}`} aria-hidden={!asked}>
        {scrollsOf(view).map((scroll, index) => (
          <OpponentScroll
            key={`${index} ${scroll.scroll}`}
            place={`@${seat}.${index}`}
            owner={name(seat)}
            at={index}
            scroll={scroll}
            move={places.get(`@${seat}.${index}`)}
            chosen={picked.includes(`@${seat}.${index}`)}
            choose={choosePlace}
            putBack={putBack}
          />
        ))}
      </div>
    </li>
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
  const known = scrolls.flatMap(({ scroll, up }) => (scroll === null ? [] : [`${say.scroll(scroll)}${up ? ` (${strings.used})` : ''}`]));
  return [
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
  ]
    .filter(part => part !== '')
    .join(', ');
}
