import type { House, Report, Time } from '@tabard/house';

/** Why a server should be sent no work. */
type Unready = 'closing' | 'paused' | 'slow' | 'disk';

interface ReadinessParts {
  readonly house: Pick<House, 'isClosing' | 'isPaused' | 'probe'>;
  readonly time: Time;
  readonly report: Pick<Report, 'problem' | 'note'>;
  /** Bytes that may still be written where the data are; undefined: nobody knows. */
  readonly room: () => Promise<number | undefined>;
  /** Fewer are too few. */
  readonly least: number;
}

/** However often somebody asks, it is written once in so long. */
const TRIED_FOR_MS = 5000;
/** A disk that takes longer for one line is no place to send anybody. */
const PATIENCE_MS = 3000;
const MEGA = 1e6;

/** Whether a server may be sent work: it has just written something, and there is room for more. */
export class Readiness {
  readonly #parts: ReadinessParts;
  #tried: { readonly at: number; readonly isQuick: Promise<boolean> } | undefined;
  #hasRoom = true;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  async why(): Promise<Unready | undefined> {
    const { house } = this.#parts;
    if (house.isClosing) return 'closing';
    if (house.isPaused) return 'paused';
    if (!(await this.#isQuick())) return 'slow';
    if (house.isPaused) return 'paused';
    return (await this.lookForRoom()) ? undefined : 'disk';
  }

  /** False: there is too little. The log says so when it changes. */
  async lookForRoom(): Promise<boolean> {
    const { room, least, report } = this.#parts;
    const left = await room();
    const hasRoom = left === undefined || left >= least;
    if (hasRoom !== this.#hasRoom) {
      const told = { megabytes: Math.floor((left ?? 0) / MEGA), least: least / MEGA };
      if (hasRoom) report.note('there is room on the disk again', told);
      else report.problem('too little room is left on the disk: make some before nothing can be stored', told);
    }
    this.#hasRoom = hasRoom;
    return hasRoom;
  }

  #isQuick(): Promise<boolean> {
    const { house, time } = this.#parts;
    if (this.#tried && time.now() - this.#tried.at < TRIED_FOR_MS) return this.#tried.isQuick;
    const isQuick = new Promise<boolean>(resolve => {
      const callOff = time.after(PATIENCE_MS, () => resolve(false));
      void house.probe().then(() => {
        callOff();
        resolve(true);
      });
    });
    this.#tried = { at: time.now(), isQuick };
    return isQuick;
  }
}
