import { LINES, SYMBOLS } from './symbols.ts';

export type IconName = keyof typeof SYMBOLS | keyof typeof LINES;

/** A symbol beside words, or inside a control that has a name of its own: it says nothing to a screen reader. */
export function Icon({ name }: { readonly name: IconName }) {
  if (name in LINES) {
    return (
      <svg class="icon line" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          d={LINES[name as keyof typeof LINES]}
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
    );
  }
  return (
    <svg class="icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={SYMBOLS[name as keyof typeof SYMBOLS]} />
    </svg>
  );
}
