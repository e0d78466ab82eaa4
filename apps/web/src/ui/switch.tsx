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
        onChange={({ currentTarget: box }) => {
          const wanted = box.checked;
          // It shows what is, not what was asked for: that may fail.
          box.checked = on;
          change(wanted);
        }}
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
