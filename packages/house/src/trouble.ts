import type { Lang } from '@tabard/core';
import type { ErrorCode, Problem } from '@tabard/protocol';
import { WORDS } from './words/index.ts';

/** Why something that was asked cannot be granted. */
export interface Trouble {
  readonly code: ErrorCode;
  /** Put into the sentence where it has room for it: the field that is wrong, the refusal's own words. */
  readonly detail: string;
}

export const trouble = (code: ErrorCode, detail = ''): Trouble => ({ code, detail });

/** A code for programs, a sentence for people; never a stack trace. */
export const say = ({ code, detail }: Trouble, lang: Lang): Problem => ({ code, text: WORDS[lang].errors[code](detail) });
