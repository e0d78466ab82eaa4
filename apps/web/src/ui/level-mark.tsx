import { isLevel, LEVELS, levelName } from '../levels.ts';

const BARS = ['M1 11h3v-3h-3z', 'M6 11h3v-6h-3z', 'M11 11h3v-10h-3z'];

/** How strong the bot of a seat is: one, two or three bars. Says nothing to a screen reader. */
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
