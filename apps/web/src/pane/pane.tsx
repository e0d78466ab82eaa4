import type { AnyWords, Naming } from '@tabard/core';
import { useId, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { Happened } from '../net/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { History } from './history.tsx';
import { Rules } from './rules.tsx';

export const TABS = ['history', 'rules'] as const;
export type Tab = (typeof TABS)[number];

interface Props {
  readonly game: string;
  readonly words: AnyWords;
  readonly name: Naming;
  readonly happened: readonly Happened[];
  readonly tab: Tab;
  readonly rule: string | undefined;
  readonly asked: number;
  choose(tab: Tab): void;
  close(): void;
}

/** History and rules: one quiet column beside the table on a wide screen. */
export function Column(props: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = TABS[1 - TABS.indexOf(props.tab)]!;
    props.choose(other);
    list.current?.querySelector<HTMLElement>(`[data-tab=${other}]`)?.focus();
  };
  return (
    <aside class="pane" aria-label={`${t.value.history}, ${t.value.rules}`}>
      <div class="pane-head">
        <div class="tabs" role="tablist" ref={list} onKeyDown={turn}>
          {TABS.map(tab => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`${id}-${tab}`}
              data-tab={tab}
              aria-selected={tab === props.tab}
              aria-controls={`${id}-panel`}
              tabIndex={tab === props.tab ? 0 : -1}
              onClick={() => props.choose(tab)}
            >
              {t.value[tab]}
            </button>
          ))}
        </div>
        <button type="button" class="button plain icon-only" aria-label={t.value.close} onClick={props.close}>
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="pane-body" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${props.tab}`} tabIndex={0}>
        <h2 class="visually-hidden">{t.value[props.tab]}</h2>
        <Content {...props} />
      </div>
    </aside>
  );
}

/** The same on a phone: a sheet that slides up over the table. */
export function Slide(props: Props) {
  return (
    <Dialog title={t.value[props.tab]} slides close={props.close}>
      <Content {...props} />
    </Dialog>
  );
}

function Content({ game, words, name, happened, tab, rule, asked }: Props) {
  return tab === 'history' ? <History happened={happened} words={words} name={name} /> : <Rules game={game} rule={rule} asked={asked} />;
}
