import { signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';

export const keysShown = signal(false);

/** The keys, on `?`. */
export function Keys() {
  const words = t.value;
  const rows: readonly (readonly [readonly string[], string])[] = [
    [['Tab'], words.keyTab],
    [['←', '↑', '→', '↓'], words.keyArrows],
    [['Enter'], words.keyEnter],
    [['Esc'], words.keyEscape],
    [['H'], words.keyHint],
    [['?'], words.keyHelp],
    [['←', '→'], words.keySteps],
    [['Home', 'End'], words.keyHomeEnd],
  ];
  return (
    <Dialog title={words.keys} slides close={() => (keysShown.value = false)}>
      <p>{words.keysHelp}</p>
      <dl class="keys">
        {rows.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
