import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../announce.ts';
import type { Happened } from '../boards/board.ts';
import { lang, t } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { isKnown, tips as kept, learn, setTips } from './known.ts';
import { loadTips } from './load.ts';
import { type Moment, type Tip, type Tips, tipFor } from './tip.ts';
import './tips.css';

interface Props extends Pick<Moment, 'view' | 'seat' | 'legal'> {
  readonly game: string;
  readonly happened: readonly Happened<unknown>[];
  /** A decision waits for me, and the board shows it. */
  readonly mine: boolean;
  openRule(rule: string): void;
}

/** What is new to this player, in one sentence in the header's place: each once, until it is put away or the turn is over. */
export function TipLine({ openRule, ...at }: Props) {
  const tip = useTip(at);
  const [opened, setOpened] = useState(false);
  const text = tip.now?.text[lang.value];
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  if (!tip.now || !text) return null;
  const { rule } = tip.now;
  const done = () => {
    setOpened(false);
    tip.putAway();
  };
  const acts = <TipActs rule={rule} open={() => openRule(rule)} done={done} />;
  return (
    <>
      <aside class="tip" data-tip={tip.now.id} aria-label={t.value.tip}>
        <b class="tip-mark">{t.value.tip}</b>
        <button type="button" class="tip-text" onClick={() => setOpened(true)}>
          {text}
        </button>
        <span class="tip-acts">{acts}</span>
        <button type="button" class="button plain icon-only tip-known" aria-label={t.value.tipKnown} onClick={done}>
          <Icon name="check" />
        </button>
      </aside>
      {opened && (
        <Dialog title={t.value.tip} slides close={() => setOpened(false)}>
          <p>{text}</p>
          <div class="buttons">{acts}</div>
        </Dialog>
      )}
    </>
  );
}

function TipActs({ rule, open, done }: { readonly rule: string; open(): void; done(): void }) {
  const words = t.value;
  const putAwayAnd = (then: () => void) => () => {
    done();
    then();
  };
  return (
    <>
      <button type="button" class="button plain" onClick={putAwayAnd(open)}>
        {words.rules} {rule}
      </button>
      <button type="button" class="button" onClick={done}>
        {words.tipKnown}
      </button>
      <button type="button" class="button plain" onClick={putAwayAnd(() => setTips(false))}>
        {words.tipsNone}
      </button>
    </>
  );
}

interface Shown {
  readonly now: Tip<never, never> | undefined;
  putAway(): void;
}

function useTip({ game, view, seat, legal, happened, mine }: Omit<Props, 'openRule'>): Shown {
  const all = useTips(game);
  const [now, setNow] = useState<Tip<never, never> | undefined>(undefined);
  const before = useRef({ mine, seq: lastOf(happened) - 1 });
  const { on } = kept.value;
  useEffect(() => {
    const isTurnOver = before.current.mine && !mine;
    const facts = happened.filter(({ seq }) => seq > before.current.seq).map(({ fact }) => fact);
    before.current = { mine, seq: isTurnOver ? lastOf(happened) : before.current.seq };
    if (isTurnOver) setNow(undefined);
    if (!on || !mine || now) return;
    const next = tipFor(all, { view: view as never, seat, legal, facts: facts as never[] }, id => isKnown(`${game}/${id}`));
    if (!next) return;
    learn(`${game}/${next.id}`);
    setNow(next);
  }, [all, view, mine, on, now === undefined]);
  return { now: on ? now : undefined, putAway: () => setNow(undefined) };
}

const lastOf = (happened: Props['happened']): number => happened.at(-1)?.seq ?? 0;

function useTips(game: string): Tips {
  const [all, setAll] = useState<Tips>([]);
  const { on } = kept.value;
  useEffect(() => {
    let gone = false;
    if (on) {
      void loadTips(game).then(
        found => !gone && setAll(found),
        () => {},
      );
    }
    return () => {
      gone = true;
    };
  }, [game, on]);
  return all;
}
