import type { ComponentChildren } from 'preact';

interface PartProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

export const Part = ({ title, children }: PartProps) => (
  <section class="aid-part">
    <h3>{title}</h3>
    {children}
  </section>
);

/** What a turn is made of, step by step. */
export const Steps = ({ of }: { readonly of: readonly string[] }) => (
  <ol class="aid-steps">
    {of.map(step => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

interface EntryProps {
  readonly sign: ComponentChildren;
  readonly name: string;
  readonly children?: ComponentChildren;
}

/** A thing, its name and what it does. */
export const Entry = ({ sign, name, children }: EntryProps) => (
  <li class="aid-entry">
    <span class="aid-sign" aria-hidden="true">
      {sign}
    </span>
    <span>
      <b>{name}</b> {children}
    </span>
  </li>
);

export const Entries = ({ children }: { readonly children: ComponentChildren }) => <ul class="aid-entries">{children}</ul>;
