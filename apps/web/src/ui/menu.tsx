import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';

export interface Item {
  readonly label: string;
  readonly icon: IconName;
  readonly danger?: boolean;
  run(): void;
}

/** A menu button after the ARIA pattern: arrows move, Escape and leaving close. */
export function Menu({ label, items }: { readonly label: string; readonly items: readonly Item[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
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
          {items.map(item => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              class={`button plain${item.danger ? ' danger' : ''}`}
              onClick={() => {
                shut();
                item.run();
              }}
            >
              <Icon name={item.icon} />
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
