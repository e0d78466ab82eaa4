/** How long a player who has not pressed the seal may still do so before the turn ends in silence. */
export const CALL_MS = 5000;

interface Due {
  /** The call is mine to make, now. */
  readonly due: boolean;
  readonly armed: boolean;
  send(move: 'call' | 'silent'): void;
}

/** Calls at once where the seal was pressed, else keeps silent when the time is over. Returns how to give it up. */
export function decideCall({ due, armed, send }: Due): () => void {
  if (!due) return () => {};
  if (armed) {
    send('call');
    return () => {};
  }
  const timer = setTimeout(() => send('silent'), CALL_MS);
  return () => clearTimeout(timer);
}
