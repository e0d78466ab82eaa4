import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { t } from '../i18n/index.ts';
import { ask } from '../net/api.ts';
import { Trouble } from '../screens/trouble.tsx';

type Loading<P> = 'not-asked' | 'loading' | Failed | { readonly Component: ComponentType<P> };
/** A part that does not come: the house cannot be reached, or has been renewed since this page was loaded. */
type Failed = 'offline' | 'outdated';

const AGAIN_MS = 5000;

/** A screen that is fetched when it is first shown. */
export function lazy<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const state = signal<Loading<P>>('not-asked');
  let again: ReturnType<typeof setTimeout> | undefined;
  const start = async () => {
    clearTimeout(again);
    if (state.value === 'not-asked') state.value = 'loading';
    try {
      state.value = { Component: (await load()).default };
    } catch {
      state.value = (await ask('reach')).ok ? 'outdated' : 'offline';
      if (state.value === 'offline') again = setTimeout(() => void start(), AGAIN_MS);
    }
  };
  return function Lazy(props: P) {
    const now = state.value;
    if (typeof now === 'object') return <now.Component {...props} />;
    if (now === 'not-asked') queueMicrotask(() => void start());
    if (now === 'outdated') return <Trouble what={now} act={() => location.reload()} />;
    return now === 'offline' ? <Trouble what={now} act={() => void start()} /> : <Patience />;
  };
}

export function Patience() {
  return (
    <main class="page patience" aria-busy="true">
      <p class="soft">{t.value.loading}</p>
    </main>
  );
}
