import { LANGS } from '@tabard/core';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { LANG_NAMES, lang, t } from '../i18n/index.ts';
import { changeLang } from '../identity.ts';
import { keysShown } from '../screens/keys.tsx';
import { title as pageTitle } from '../title.ts';
import { Brand } from './brand.tsx';
import { Icon } from './icon.tsx';

/** The house around every quiet screen: sign above, small print below. */
export function Page({
  title,
  narrow = false,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly narrow?: boolean;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}) {
  useTitle(title);
  return (
    <div class={`page${wide ? ' wide' : ''}`}>
      <header class="page-head">
        <a class="sign" href="/">
          <Brand />
          <span>Tabard</span>
        </a>
        <nav class="page-nav" aria-label={t.value.menu}>
          <LangChoice />
          <a class="button plain" href="/settings">
            <Icon name="settings" />
            <span class="wide-only">{t.value.settings}</span>
            <span class="visually-hidden narrow-only">{t.value.settings}</span>
          </a>
        </nav>
      </header>
      <main id="content" class={narrow ? 'narrow' : undefined} tabIndex={-1}>
        {children}
      </main>
      <footer class="page-foot small">
        <a href="/credits">{t.value.credits}</a>
        <button type="button" class="button plain" onClick={() => (keysShown.value = true)}>
          {t.value.keys} <kbd>?</kbd>
        </button>
      </footer>
    </div>
  );
}

function LangChoice() {
  return (
    <label class="lang-choice">
      <span class="visually-hidden">{t.value.language}</span>
      <select value={lang.value} onChange={event => void changeLang(event.currentTarget.value as (typeof LANGS)[number])}>
        {LANGS.map(one => (
          <option key={one} value={one} lang={one}>
            {LANG_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    pageTitle.value = title === '' ? 'Tabard' : `${title} · Tabard`;
  }, [title]);
}
