/** A clock, in milliseconds, that can also ring. */
export interface Time {
  now(): number;
  /** Runs something after so long; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

export const realTime: Time = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
