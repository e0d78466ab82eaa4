import { useId, useRef, useState } from 'preact/hooks';
import { announce } from '../announce.ts';
import { t } from '../i18n/index.ts';
import { copy } from './copy.ts';
import { Icon } from './icon.tsx';

const SHOWN_MS = 2500;

interface Props {
  readonly label: string;
  readonly link: string;
  /** What the button says where it is no link. */
  readonly verb?: string;
}

/** A link to read, to mark and to copy; also where a browser gives plain http no clipboard. */
export function CopyLink({ label, link, verb = t.value.copyLink }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<'copied' | 'by-hand' | undefined>(undefined);
  const run = async () => {
    const copied = await copy(link);
    if (!copied) {
      field.current?.focus();
      field.current?.select();
    }
    setDone(copied ? 'copied' : 'by-hand');
    announce(copied ? t.value.copied : t.value.copyByHand);
    if (copied) setTimeout(() => setDone(undefined), SHOWN_MS);
  };
  return (
    <div class="field copy-link">
      <label for={id}>{label}</label>
      <div class="with-button">
        <input id={id} ref={field} type="text" readOnly value={link} onFocus={event => event.currentTarget.select()} />
        <button type="button" class="button" onClick={() => void run()}>
          <Icon name={done === 'copied' ? 'check' : 'copy'} />
          {done === 'copied' ? t.value.copied : verb}
        </button>
      </div>
      {done === 'by-hand' && <p class="help">{t.value.copyByHand}</p>}
    </div>
  );
}
