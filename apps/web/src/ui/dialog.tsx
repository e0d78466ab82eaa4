import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Icon } from './icon.tsx';

interface Props {
  readonly title: string;
  /** On a phone it slides up from below instead of lying in the middle. */
  readonly slides?: boolean;
  close(): void;
  readonly children: ComponentChildren;
}

/** A modal dialog: the browser keeps the focus inside, Escape closes, and the focus returns to where it was. */
export function Dialog({ title, slides = false, close, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current!;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the veil closes; the keyboard has Escape and the button
    <dialog
      ref={ref}
      class={slides ? 'slides' : undefined}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        close();
      }}
      onClick={event => {
        if (event.target === ref.current) close();
      }}
    >
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="button plain icon-only" aria-label={t.value.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}

interface Asked {
  readonly title: string;
  readonly text: string;
  readonly verb: string;
  yes(): void;
  no(): void;
}

/** A question before something that cannot be taken back. */
export function Question({ title, text, verb, yes, no }: Asked) {
  return (
    <Dialog title={title} close={no}>
      <p>{text}</p>
      <div class="buttons">
        <button type="button" class="button primary" onClick={yes}>
          {verb}
        </button>
        <button type="button" class="button" onClick={no}>
          {t.value.cancel}
        </button>
      </div>
    </Dialog>
  );
}
