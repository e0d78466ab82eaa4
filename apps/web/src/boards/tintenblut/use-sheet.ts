import type { Sheet } from '@tabard/inkworld';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { isUpright } from '../../ui/media.ts';
import { sheetFor } from './at.ts';

/** How the map lies, as its room changes. */
export function useSheet(room: RefObject<HTMLElement | null>): Sheet {
  const [sheet, setSheet] = useState<Sheet>(isUpright.value ? 'tall' : 'wide');
  useLayoutEffect(() => {
    const box = room.current;
    if (!box) return;
    let width = box.clientWidth;
    const measure = (now = sheetFor(box.clientWidth, box.clientHeight + saidAbove(box))) =>
      sheetFor(box.clientWidth, box.clientHeight, now);
    const watching = new ResizeObserver(() => {
      // Another width is another window: how the map lay in the last one does not count.
      const isOther = box.clientWidth !== width;
      width = box.clientWidth;
      setSheet(now => measure(isOther ? undefined : now));
    });
    setSheet(measure());
    watching.observe(box);
    return () => watching.disconnect();
  }, []);
  return sheet;
}

/** How much higher the board would be with nothing between it and the head of the page: what is said there does not turn the map over. */
function saidAbove(room: HTMLElement): number {
  const board = room.closest('.board-frame');
  const head = board?.closest('.table-screen')?.querySelector('.table-head');
  return board && head ? board.getBoundingClientRect().top - head.getBoundingClientRect().bottom : 0;
}
