import { useRef, useState } from 'preact/hooks';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys inside a group, one of which is in the tab order. */
export function useRoving(count: number) {
  const [at, setAt] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const current = Math.min(at, Math.max(0, count - 1));
  const items = () => [...(group.current?.querySelectorAll<HTMLElement>('[data-rove]') ?? [])];

  return {
    group,
    groupProps: {
      onKeyDown: (event: KeyboardEvent) => {
        const step = STEPS[event.key];
        const goal =
          event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : step === undefined ? undefined : (current + step + count) % count;
        if (goal === undefined || count === 0) return;
        event.preventDefault();
        setAt(goal);
        items()[goal]?.focus();
      },
    },
    item: (index: number) => ({
      'data-rove': '',
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setAt(index),
    }),
  };
}
