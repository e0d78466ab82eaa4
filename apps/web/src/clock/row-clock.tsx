import { houseClock } from '../home-rows.ts';
import { lang, t } from '../i18n/index.ts';
import { shownTime, spokenTime } from './time.ts';
import { useLeft } from './use-left.ts';

/** What is left until a flag falls that is due at a time by the house's clock. */
export function RowClock({ due }: { readonly due: number }) {
  const clock = houseClock.value;
  return clock ? <Left ms={Math.max(0, due - clock.now)} heardAt={clock.heardAt} /> : null;
}

function Left({ ms: told, heardAt }: { readonly ms: number; readonly heardAt: number }) {
  const { moveMs: ms } = useLeft({ moveMs: told, reserveMs: 0, runs: true }, heardAt);
  return (
    <span class="row-left">
      <span aria-hidden="true">{shownTime(ms, lang.value, t.value.secondsShort)}</span>
      <span class="visually-hidden">{t.value.timeLeft(spokenTime(ms, lang.value))}</span>
    </span>
  );
}
