import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { t } from '../i18n/index.ts';

type Loading<P> = 'not-asked' | 'loading' | 'failed' | { readonly Component: ComponentType<P> };

/** A screen that is fetched when it is first shown. */
export function lazy<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const state = signal<Loading<P>>('not-asked');
  const start = async () => {
    state.value = 'loading';
    try {
      state.value = { Component: (await load()).default };
    } catch {
      state.value = 'failed';
    }
  };
  return function Lazy(props: P) {
    const now = state.value;
    if (typeof now === 'object') return <now.Component {...props} />;
    if (now === 'not-asked') queueMicrotask(() => void start());
    return now === 'failed' ? <Outdated /> : <Patience />;
  };
}

export function Patience() {
  return (
    <main class="page patience" aria-busy="true">
      <p class="soft">{t.value.loading}</p>
    </main>
  );
}

/** A part of the page is no longer on the server: it has been renewed since this page was loaded. */
function Outdated() {
  return (
    <main class="page patience">
      <h1>{t.value.outdated}</h1>
      <p>{t.value.outdatedHelp}</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {t.value.reload}
      </button>
    </main>
  );
}
