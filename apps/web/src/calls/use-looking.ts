import { useEffect } from 'preact/hooks';
import { answerFor, lookedAt } from './calling.ts';

/** While this window shows a table, nobody calls for it here. */
export function useLooking(table: string): void {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void lookedAt(table);
    look();
    document.addEventListener('visibilitychange', look);
    const end = answerFor(table);
    return () => {
      end();
      document.removeEventListener('visibilitychange', look);
    };
  }, [table]);
}
