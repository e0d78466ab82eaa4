import { SeatClock } from '../../clock/seat-clock.tsx';
import { t } from '../../i18n/index.ts';
import { levelName } from '../../levels.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LevelMark } from '../../ui/level-mark.tsx';
import type { SeatInfo } from '../board.ts';
import { CardBack, ScrollFace } from './card.tsx';
import { type Table, useTable } from './context.ts';
import { moveWords, type ScrollView, type SeatView, scrollsOf } from './game.ts';
import type { Thing } from './inspector.tsx';
import { Mark } from './signs.tsx';
import type { Strings } from './strings.ts';
import type { Choice } from './use-choice.ts';

interface OpponentProps {
  readonly seat: number;
  readonly view: SeatView;
  readonly active: boolean;
  readonly leads: boolean;
  /** What it did in its last turn. */
  readonly deeds: readonly string[];
  /** Cards it had to draw in the last step. */
  readonly drew: number | undefined;
  readonly at: { readonly x: number; readonly y: number };
  readonly choice: Choice;
  look(thing: Thing, from: HTMLElement): void;
}

const FAN_MAX = 9;

export function Opponent({ seat, view, active, leads, deeds, drew, at, choice, look }: OpponentProps) {
  const table = useTable();
  const move = choice.now.seats.get(seat);
  const said = table.strings.row(deeds);
  const thing = { seat, view, did: said };
  return (
    <li
      class="bn-seat"
      data-active={active}
      data-last={view.hand === 1}
      data-chosen={move !== undefined}
      data-asked={isAsked(seat, view, choice)}
      style={{ '--at-x': `${at.x}%`, '--at-y': `${at.y}%` }}
    >
      <button
        type="button"
        class="bn-seat-face"
        data-anchor={`seat:${seat}`}
        data-move={move}
        {...table.inspect(thing)}
        onClick={event => (move === undefined ? look(thing, event.currentTarget) : choice.pick(`@${seat}`))}
      >
        <span class="visually-hidden">{`${move === undefined ? '' : `${moveWords(table.say, move, table.name)}. `}${summary(table, seat, view, active, leads, said)}`}</span>
        <Face seat={seat} view={view} leads={leads} drew={drew} />
        {said !== '' && (
          <span class="bn-deed" data-called={view.called} aria-hidden="true">
            {said}
          </span>
        )}
      </button>
      <Scrolls seat={seat} view={view} choice={choice} />
      <SeatClock seat={seat} />
    </li>
  );
}

const placesOf = (seat: number, view: SeatView): string[] => view.scrolls.map((_, index) => `@${seat}.${index}`);

/** Whether scrolls of theirs can be chosen. */
const isAsked = (seat: number, view: SeatView, { now, picked }: Choice): boolean =>
  placesOf(seat, view).some(place => now.places.has(place) || picked.includes(place));

function Face({ seat, view, leads, drew }: Pick<OpponentProps, 'seat' | 'view' | 'leads' | 'drew'>) {
  const { strings, name, seats } = useTable();
  const info = seats[seat];
  return (
    <>
      <span class="bn-seat-head" aria-hidden="true">
        <Avatar of={info} />
        <span class="bn-seat-name">{name(seat)}</span>
        {info?.resigned && <Mark of="resigned" label={strings.resigned} />}
        {info?.standIn && <Mark of="bot" label={strings.standIn} />}
        {info?.kind === 'bot' && <Mark of="bot" label={strings.bot} />}
        <LevelMark level={info?.level} />
        {info?.away && <Mark of="away" label={t.value.away} />}
      </span>
      <span class="bn-seat-body" aria-hidden="true">
        <Backs count={view.hand} />
        <b class="bn-count">{view.hand}</b>
        {drew !== undefined && <span class="bn-drew">+{drew}</span>}
        {view.called && <Mark of="seal" label={strings.called} />}
      </span>
      <span class="bn-seat-score" aria-hidden="true">
        <span class="bn-points">
          <span class="bn-points-long">{strings.points(view.points)}</span>
          <span class="bn-points-short">{strings.pointsShort(view.points)}</span>
          {leads && <Mark of="lead" label={strings.leads} />}
        </span>
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
  const about = inspect(scroll === null ? { pile: 'scrolls' } : { scroll });
  const shared = { class: 'bn-seat-scroll', 'data-anchor': `scroll:${place.slice(1)}`, 'data-up': up };
  if (move === undefined && !chosen) {
    return (
      <span {...shared} title={scroll === null ? strings.faceDownScroll : undefined} {...about}>
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
      {...about}
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
  { strings, say, name, seats }: Table,
  seat: number,
  view: SeatView,
  active: boolean,
  leads: boolean,
  deeds: string,
): string {
  const scrolls = scrollsOf(view);
  const down = scrolls.filter(scroll => !scroll.up && scroll.scroll === null).length;
  const known = scrolls.flatMap(({ scroll, up }) =>
    scroll === null ? [] : [`${say.scroll(scroll)}${up ? strings.aside(strings.used) : ''}`],
  );
  const parts = [
    name(seat),
    active ? strings.toMove : '',
    deeds,
    strings.cards(view.hand),
    down > 0 ? strings.faceDown(down) : '',
    ...known,
    view.called ? strings.called : '',
    strings.points(view.points),
    leads ? strings.leads : '',
    view.quests > 0 ? strings.quests(view.quests) : '',
    ...whoPlays(strings, seats[seat]),
  ];
  return strings.row(parts.filter(part => part !== ''));
}

/** Who makes the moves of a seat, and whether anybody does. */
export function whoPlays(strings: Strings, info: SeatInfo | undefined): string[] {
  return [
    info?.kind === 'bot' ? strings.bot : '',
    info?.resigned ? strings.resigned : '',
    info?.standIn ? strings.standIn : '',
    info?.level === undefined ? '' : levelName(info.level),
    info?.away ? t.value.away : '',
  ].filter(part => part !== '');
}
