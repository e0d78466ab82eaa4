import type { Tempo } from './talk.ts';

/** Says when those who are to move do so. While nobody plays, they wait. */
export class Pace {
  #waiting: (() => void)[] = [];
  #tempo: Tempo | undefined;
  #beating: NodeJS.Timeout | undefined;

  /** Somebody is to move. */
  ready(move: () => void): void {
    if (this.#tempo === 'at once') move();
    else this.#waiting.push(move);
  }

  play(tempo: Tempo): void {
    this.pause();
    this.#tempo = tempo;
    if (tempo === 'at once') for (const move of this.#waiting.splice(0)) move();
    else this.#beating = this.#beat(tempo.movesPerSecond);
  }

  pause(): void {
    this.#tempo = undefined;
    clearInterval(this.#beating);
  }

  /** Whoever has waited longest moves; a beat that finds nobody waiting is lost. */
  #beat(movesPerSecond: number): NodeJS.Timeout {
    const began = performance.now();
    let beats = 0;
    return setInterval(() => {
      const due = Math.floor(((performance.now() - began) / 1000) * movesPerSecond);
      for (const move of this.#waiting.splice(0, due - beats)) move();
      beats = due;
    }, 1);
  }
}
