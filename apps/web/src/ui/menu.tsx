import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';

/** Something to do, something to switch, or something to choose from; what is switched or chosen leaves the menu open. */
export type Item = Deed | Choice;

interface Deed {
  readonly label: string;
  readonly icon: IconName;
  readonly danger?: boolean;
  /** Of a switch: whether it is on. */
  readonly checked?: boolean;
  run(): void;
}

interface Choice {
  readonly label: string;
  readonly icon: IconName;
  readonly choices: readonly { readonly label: string; readonly checked: boolean; run(): void }[];
}

/** A menu button after the ARIA pattern: arrows move, Escape and leaving close. */
export function Menu({ label, items }: { readonly label: string; readonly items: readonly Item[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useLayoutEffect(() => {
    if (!open) return;
    entries()[0]?.focus();
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const shut = () => {
    setOpen(false);
    button.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') shut();
    else if (event.key === 'Tab') setOpen(false);
    else if (target !== undefined) all.at(target % all.length)?.focus();
    else return;
    if (event.key !== 'Tab') {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <div class="menu" ref={root}>
      <button
        type="button"
        ref={button}
        class="button plain icon-only"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="menu" />
      </button>
      {open && (
        <div class="menu-list" role="menu" id={id} tabIndex={-1} aria-label={label} onKeyDown={keys}>
          {items.map(item =>
            'choices' in item ? <Choosing key={item.label} {...item} /> : <Doing key={item.label} item={item} shut={shut} />,
          )}
        </div>
      )}
    </div>
  );
}

function Doing({ item, shut }: { readonly item: Deed; shut(): void }) {
  const { label, icon, danger = false, checked, run } = item;
  const does = () => {
    if (checked === undefined) shut();
    run();
  };
  return (
    <button
      type="button"
      {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': checked })}
      tabIndex={-1}
      class={`button plain${danger ? ' danger' : ''}`}
      onClick={does}
    >
      <Icon name={icon} />
      {label}
      {checked && <Icon name="check" />}
    </button>
  );
}

function Choosing({ label, icon, choices }: Choice) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div class="menu-choice" role="group" aria-label={label}>
      <Icon name={icon} />
      {choices.map(choice => (
        <button
          key={choice.label}
          type="button"
          role="menuitemradio"
          aria-checked={choice.checked}
          tabIndex={-1}
          class="button plain"
          onClick={choice.run}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
