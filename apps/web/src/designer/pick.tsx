import { useId } from 'preact/hooks';

interface Props<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T | undefined;
  /** What is said for nothing; without it something must be chosen. */
  readonly none?: string;
  nameOf(option: T): string;
  choose(option: T | undefined): void;
}

/** One of many, by name. */
export function Pick<T extends string>({ label, options, value, none, nameOf, choose }: Props<T>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={event => choose((event.currentTarget.value || undefined) as T | undefined)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(option => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
