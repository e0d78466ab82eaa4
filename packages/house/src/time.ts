/** A clock, in milliseconds since whenever, that can also ring. */
export interface Time {
  now(): number;
  /** Runs something after so long; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}
