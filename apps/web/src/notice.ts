import { signal } from '@preact/signals';
import { t } from './i18n/index.ts';
import type { Failure } from './net/api.ts';

const SHOWN_MS = 6000;

/** One sentence at the lower edge, for a while; `app.tsx` draws it. */
export const notice = signal('');
let hiding: ReturnType<typeof setTimeout> | undefined;

export function notify(text: string): void {
  notice.value = text;
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    notice.value = '';
  }, SHOWN_MS);
}

/** The server's sentence, or ours where it had none. */
export const complain = (failure: Failure): void =>
  notify(failure.text || (failure.code === 'offline' ? t.value.noServer : t.value.somethingWrong));
