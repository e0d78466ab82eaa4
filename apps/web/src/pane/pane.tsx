import type { AnyWords, Naming, Seat } from '@tabard/core';
import { useId, useRef } from 'preact/hooks';
import type { Hinting } from '../hints/use-hint.ts';
import { t } from '../i18n/index.ts';
import type { Happened, Tabled } from '../net/session.ts';
import { Talk, type TalkProps } from '../talk/talk.tsx';
import type { Bearer } from '../ui/avatar.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { HintPane } from './hint.tsx';
import { History } from './history.tsx';
import type { Chosen } from './in-force.ts';
import { Rules } from './rules.tsx';

export type Tab = 'history' | 'rules' | 'hint' | 'talk';

interface Props {
  readonly game: string;
  readonly words: AnyWords;
  readonly name: Naming;
  readonly happened: readonly Happened[];
  readonly tabled: readonly Tabled[];
  readonly seats: readonly Bearer[];
  readonly ending: string;
  readonly me: Seat | undefined;
  /** Shows a moment of the match again, in a replay. */
  readonly goTo?: ((seq: number) => void) | undefined;
  /** Where the table gives hints. */
  readonly hinting?: Hinting | undefined;
  /** Where there is somebody to talk to. */
  readonly talking?: TalkProps | undefined;
  readonly tab: Tab;
  readonly rule: string | undefined;
  readonly asked: number;
  /** What was chosen for the table. */
  readonly chosen?: Chosen | undefined;
  choose(tab: Tab): void;
  close(): void;
}

/** History, rules, hints and talk: one quiet column beside the table on a wide screen. */
export function Column(props: Props) {
  const id = useId();
  const tabs: readonly Tab[] = [
    'history',
    'rules',
    ...(props.hinting ? ['hint' as const] : []),
    ...(props.talking ? ['talk' as const] : []),
  ];
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const other = tabs[(tabs.indexOf(props.tab) + step + tabs.length) % tabs.length]!;
    props.choose(other);
    list.current?.querySelector<HTMLElement>(`[data-tab=${other}]`)?.focus();
  };
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || props.tab !== 'talk') return;
    event.preventDefault();
    props.close();
    document.querySelector<HTMLElement>('.talk-button')?.focus();
  };
  return (
    <aside class="pane" onKeyDown={back} aria-label={t.value.and(tabs.map(tab => t.value[tab]))}>
      <div class="pane-head">
        <div class="tabs" role="tablist" ref={list} onKeyDown={turn}>
          {tabs.map(tab => (
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

function Content({ game, words, hinting, talking, tab, rule, asked, chosen, ...told }: Props) {
  if (tab === 'rules') return <Rules game={game} words={words} rule={rule} asked={asked} chosen={chosen} />;
  if (tab === 'talk' && talking) return <Talk {...talking} />;
  if (tab === 'hint' && hinting) return <HintPane {...hinting} />;
  const { happened, tabled, name, seats, me, ending, goTo } = told;
  return <History {...{ happened, tabled, words, name, seats, me, ending, goTo }} />;
}
