import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Choices } from '../ui/choices.tsx';
import { Switch } from '../ui/switch.tsx';
import { type Chosen, HINTS, hasOneSeatEach, rarerWords, WATCH } from './chosen.ts';
import { CLOCKS, clockWords, lobbyWords } from './terms.ts';

interface Props {
  readonly chosen: Chosen;
  /** Nobody is waited for. */
  readonly isFull: boolean;
  change(part: Partial<Chosen>): void;
}

/** What the host settles: who may come and how long a move may take; the rest behind «More», which stands open where something there was chosen the last time. */
export function TermsForm({ chosen, isFull, change }: Props) {
  const words = lobbyWords();
  const isShown = !isFull || chosen.latecomers;
  const rarer = rarerWords(chosen, { isFull });
  const [isUnusual] = useState(rarer.length > 0);
  return (
    <section class="sheet">
      <h2>{t.value.lastTouches}</h2>
      {isShown && (
        <Choices
          legend={words.whoComes}
          name="listed"
          options={[
            { value: 'link', label: words.byLink },
            { value: 'listed', label: words.listed },
          ]}
          value={chosen.listed ? 'listed' : 'link'}
          choose={value => change({ listed: value === 'listed' })}
          help={chosen.listed ? words.listedHelp : words.byLinkHelp}
        />
      )}
      <Choices
        legend={words.clock}
        name="clock"
        options={Object.entries(CLOCKS).map(([value, clock]) => ({ value, label: clockWords(clock, words) }))}
        value={chosen.clock}
        choose={clock => change({ clock })}
        help={words.clockHelp}
      />
      <details class="more-terms" open={isUnusual}>
        <summary>
          {words.more}
          <span class="soft small">{rarer.join(' · ') || words.asUsual}</span>
        </summary>
        <div>
          <Rarer chosen={chosen} isFull={isFull} change={change} />
        </div>
      </details>
    </section>
  );
}

function Rarer({ chosen, isFull, change }: Props) {
  const words = lobbyWords();
  const watch = { 'at-once': words.watchAtOnce, 3: words.watchBehind(3), 10: words.watchBehind(10), never: words.watchNever };
  const hints = { alone: t.value.hintsAlone, always: t.value.hintsAlways, never: t.value.hintsNever };
  return (
    <>
      <Choices
        legend={words.spectators}
        name="watch"
        options={WATCH.map(value => ({ value, label: watch[value] }))}
        value={chosen.watch}
        choose={value => change({ watch: WATCH.find(one => one === value) ?? 'at-once' })}
        help={words.watchBehindHelp}
      />
      {!isFull && (
        <Switch
          label={t.value.oneSeatEach}
          help={t.value.oneSeatEachHelp}
          on={hasOneSeatEach(chosen)}
          change={on => change({ oneSeatEach: on === chosen.listed ? undefined : on })}
        />
      )}
      <Switch label={words.latecomers} help={words.latecomersHelp} on={chosen.latecomers} change={latecomers => change({ latecomers })} />
      <Switch label={words.undo} help={words.undoHelp} on={chosen.undo} change={undo => change({ undo })} />
      <Switch label={words.freeTalk} help={words.freeTalkHelp} on={chosen.freeTalk} change={freeTalk => change({ freeTalk })} />
      <Choices
        legend={t.value.hints}
        name="hints"
        options={HINTS.map(value => ({ value, label: hints[value] }))}
        value={chosen.hints}
        choose={value => change({ hints: HINTS.find(one => one === value) ?? 'alone' })}
        help={t.value.hintsHelp}
      />
    </>
  );
}
