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
    const measure = (now?: Sheet) => sheetFor(box.clientWidth, box.clientHeight, now);
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
