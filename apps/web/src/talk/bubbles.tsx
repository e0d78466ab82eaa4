import type { Line } from '@tabard/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../net/session.ts';
import { heardOf } from './company.ts';
import { Spoken } from './reaction.tsx';
import './talk.css';

const SHOWN_MS = 5000;

interface Props {
  readonly session: Session;
  isMine(line: Line): boolean;
}

/** What was said just now, at the seat of who said it, on the edge of it and over their own name; presses go through it. */
export function Bubbles({ session, isMine }: Props) {
  const [shown, setShown] = useState<readonly Line[]>([]);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const deafen = session.talk.onSaid(line => {
      if (line.from === null || isMine(line) || heardOf([line]).length === 0) return;
      setShown(before => [...before.filter(({ from }) => from !== line.from), line]);
      timers.add(setTimeout(() => setShown(before => before.filter(({ id }) => id !== line.id)), SHOWN_MS));
    });
    return () => {
      deafen();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [session, isMine]);
  const there = new Set(session.talk.lines.value.map(({ id }) => id));
  return (
    <>
      {shown
        .filter(({ id }) => there.has(id))
        .map(line => (
          <Bubble key={line.id} line={line} />
        ))}
    </>
  );
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Boards mark their seats; where one does not, there is no bubble. Seats move when a board makes room, so they are looked for again. */
function Bubble({ line: { from }, line }: { readonly line: Line }) {
  const [place, setPlace] = useState<Place | undefined>(undefined);
  useEffect(() => {
    const find = () => setPlace(before => placeOf(from, before));
    find();
    const looking = setInterval(find, LOOK_MS);
    return () => clearInterval(looking);
  }, [from]);
  if (!place) return null;
  return (
    <div
      class="bubble"
      aria-hidden="true"
      data-narrow={place.width < LINE}
      style={{ left: `${place.left}px`, top: `${place.top}px`, maxWidth: `${place.width}px` }}
    >
      <Spoken line={line} />
    </div>
  );
}

const LOOK_MS = 200;
/** A seat narrower than this is one of many in a row: what is said there is broken into lines, so that it touches no neighbour. */
const LINE = 120;

/** The same while it stays where it is. */
function placeOf(from: Line['from'], before: Place | undefined): Place | undefined {
  const seat = document.querySelector(`[data-anchor="seat:${from}"]`);
  if (!seat) return;
  const box = seat.getBoundingClientRect();
  const [left, top, width] = [Math.max(0, box.left), Math.max(0, box.top), box.width];
  return before?.left === left && before.top === top && before.width === width ? before : { left, top, width };
}
