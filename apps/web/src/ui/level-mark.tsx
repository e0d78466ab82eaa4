import { isLevel, LEVELS, levelName } from '../levels.ts';

const BARS = ['M.5 11h2.6v-2.5h-2.6z', 'M4.3 11h2.6v-5h-2.6z', 'M8.1 11h2.6v-7.5h-2.6z', 'M11.9 11h2.6v-10h-2.6z'];

/** How strong the bot of a seat is: one to four bars. Says nothing to a screen reader. */
export function LevelMark({ level }: { readonly level: string | undefined }) {
  if (!isLevel(level)) return null;
  const strength = LEVELS.indexOf(level);
  return (
    <span class="level-mark" title={levelName(level)} data-level={level}>
      <svg viewBox="0 0 15 12" aria-hidden="true" focusable="false">
        {BARS.map((bar, at) => (
          <path key={bar} d={bar} fill="currentColor" opacity={at <= strength ? undefined : 0.25} />
        ))}
      </svg>
    </span>
  );
}
