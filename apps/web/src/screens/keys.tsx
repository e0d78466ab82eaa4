import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { atHand } from '../aid/at-hand.ts';
import type { KeyRow } from '../aid/key-rows.ts';
import { lang, t } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';

export const keysShown = signal(false);

type Row = readonly [keys: readonly string[], does: string];

/** The keys, on `?`; at a table under the overview of its game. */
export function Keys() {
  const words = t.value;
  const rows: readonly Row[] = [
    [['Tab'], words.keyTab],
    [['←', '↑', '→', '↓'], words.keyArrows],
    [['Enter'], words.keyEnter],
    [['Esc'], words.keyEscape],
    [['H'], words.keyHint],
    [['T'], words.keyTalk],
    [['P'], words.keyAhead],
    [['Z', '⌫'], words.keyUndo],
    ...useGameRows(),
    [['?'], words.keyHelp],
    [['←', '→'], words.keySteps],
    [['Home', 'End'], words.keyHomeEnd],
  ];
  return (
    <Dialog title={atHand.value ? words.aid : words.keys} slides close={() => (keysShown.value = false)}>
      {atHand.value && <AtHand />}
      {atHand.value && <h3>{words.keys}</h3>}
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

/** The keys of the game at hand. */
function useGameRows(): readonly Row[] {
  const game = atHand.value?.game;
  const [rows, setRows] = useState<readonly KeyRow[]>([]);
  useEffect(() => {
    let gone = false;
    setRows([]);
    if (game !== undefined)
      void import('../aid/key-rows.ts')
        .then(({ loadKeyRows }) => loadKeyRows(game))
        .then(
          found => !gone && setRows(found),
          () => {},
        );
    return () => {
      gone = true;
    };
  }, [game]);
  return rows.map(({ keys, does }) => [keys, does[lang.value]]);
}

/** The overview is fetched when it is first asked for; without it the keys are still there. */
function AtHand() {
  const [loaded, setLoaded] = useState<{ readonly Aid: ComponentType } | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void import('../aid/aid.tsx').then(
      ({ default: Aid }) => !gone && setLoaded({ Aid }),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  return loaded ? <loaded.Aid /> : null;
}
