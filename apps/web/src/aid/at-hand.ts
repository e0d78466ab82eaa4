import { signal } from '@preact/signals';
import type { Table } from '@tabard/protocol';
import { useEffect } from 'preact/hooks';

/** The game whose overview is at hand, and the options it is played by; undefined away from a table. */
export const atHand = signal<Pick<Table, 'game' | 'options'> | undefined>(undefined);

export function useAid({ game, options }: Pick<Table, 'game' | 'options'>): void {
  useEffect(() => {
    atHand.value = { game, options };
    return () => {
      atHand.value = undefined;
    };
  }, [game]);
}
