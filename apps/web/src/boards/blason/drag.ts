/** Nearer than this it is a tap. */
const STARTS_PX = 8;

interface Drag {
  /** The thing has left its place. */
  start?(): void;
  /** It was let go over this. */
  drop(target: Element | null): void;
}

/** A thing that can be carried with mouse, finger or pen; tap and keys do the same without. */
export function draggable({ start, drop }: Drag) {
  return {
    'data-draggable': '',
    onPointerDownCapture: (event: PointerEvent) => {
      if (event.button === 0 && event.isPrimary) follow(event, start, drop);
    },
  };
}

function follow(down: PointerEvent, start: Drag['start'], drop: Drag['drop']): void {
  const from = down.currentTarget as HTMLElement;
  let carried: HTMLElement | undefined;
  const move = ({ clientX, clientY }: PointerEvent) => {
    const [x, y] = [clientX - down.clientX, clientY - down.clientY];
    if (carried === undefined && Math.hypot(x, y) < STARTS_PX) return;
    if (carried === undefined) {
      carried = lift(from);
      start?.();
    }
    carried.style.translate = `${x}px ${y}px`;
  };
  const end = ({ type, clientX, clientY }: PointerEvent) => {
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', end);
    if (carried === undefined) return;
    carried.remove();
    if (type !== 'pointerup') return;
    swallowClick();
    drop(document.elementFromPoint(clientX, clientY));
  };
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', end);
}

/** A copy that follows the pointer over everything. */
function lift(from: HTMLElement): HTMLElement {
  // A finger that carries does not hold.
  from.dispatchEvent(new PointerEvent('pointercancel'));
  const { left, top, width, height } = from.getBoundingClientRect();
  const copy = document.createElement('div');
  copy.className = 'bl-carried';
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const card = from.querySelector('.bl-card')?.cloneNode(true);
  if (card) copy.append(card);
  document.body.append(copy);
  return copy;
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  document.addEventListener('click', swallow, { capture: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
}
