import { configureBy, type Option, type Refusal, type Result } from '@tabard/core';

/** There is nothing to choose. */
export type Config = Readonly<Record<string, never>>;

export const OPTIONS: readonly Option[] = [];

export const configure = (raw: unknown): Result<Config, Refusal> => configureBy<Config>(OPTIONS, raw, '9');
