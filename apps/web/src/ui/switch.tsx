import { useId } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly on: boolean;
  change(on: boolean): void;
}

export function Switch({ label, help, on, change }: Props) {
  const id = useId();
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={on}
        aria-describedby={help ? id : undefined}
        onChange={event => change(event.currentTarget.checked)}
      />
      <span>
        {label}
        {help && (
          <span class="soft small switch-help" id={id}>
            {help}
          </span>
        )}
      </span>
    </label>
  );
}
