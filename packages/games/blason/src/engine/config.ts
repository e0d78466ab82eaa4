import { configureBy, type Option, type Refusal, type Result } from '@tabard/core';

export interface Config {
  /** A track of 50 ends the game like a full shield (6.1). */
  readonly fifty: boolean;
  /** Everyone but the start player begins with two heralds (2.1). */
  readonly seatBonus: boolean;
}

const OFF_OR_ON = [false, true] as const;

export const OPTIONS = [
  { key: 'fifty', values: OFF_OR_ON, default: false },
  { key: 'seatBonus', values: OFF_OR_ON, default: false },
] as const satisfies readonly Option[];

export const configure = (raw: unknown): Result<Config, Refusal> => configureBy<Config>(OPTIONS, raw, '9');
