interface Props {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
  readonly value: string;
  readonly help?: string;
  /** The legend stands beside the choices. */
  readonly inline?: boolean;
  choose(value: string): void;
}

/** One of a few, all in sight. */
export function Choices({ legend, name, options, value, help = '', inline = false, choose }: Props) {
  return (
    <fieldset class={inline ? 'inline' : undefined}>
      <legend class="legend">{legend}</legend>
      <div class="choices">
        {options.map(option => (
          <label key={option.value} class="choice" lang={option.lang}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => choose(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
      {help !== '' && (
        <p class="help soft small" aria-live="polite">
          {help}
        </p>
      )}
    </fieldset>
  );
}
