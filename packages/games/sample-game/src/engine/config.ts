import { configureBy, type Option } from '@tabard/core';

export interface Config {
  /** Rule 2.1. */
  readonly hand: number;
}

export const OPTIONS = [{ key: 'hand', values: [3, 5], default: 5 }] as const satisfies readonly Option[];

export const configure = (raw: unknown) => configureBy<Config>(OPTIONS, raw, '2.1');
