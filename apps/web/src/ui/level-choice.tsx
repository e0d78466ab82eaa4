import { LEVELS, type Level, levelHelp, levelName } from '../levels.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  choose(level: Level): void;
}

/** Which bot it is to be. */
export function LevelChoice({ label, value, choose }: Props) {
  return (
    <label class="level-choice">
      <span class="visually-hidden">{label}</span>
      <select value={value} onChange={event => choose(event.currentTarget.value as Level)}>
        {LEVELS.map(level => (
          <option key={level} value={level} title={levelHelp(level)}>
            {levelName(level)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How the bots differ, a line each. */
export function LevelHelp() {
  return (
    <ul class="soft small">
      {LEVELS.map(level => (
        <li key={level}>
          <b>{levelName(level)}</b>: {levelHelp(level)}
        </li>
      ))}
    </ul>
  );
}
