import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wordsOf } from '../games.ts';
import { lang } from '../i18n/index.ts';
import { settings } from '../identity.ts';
import { atHand } from './at-hand.ts';
import { type AidProps, loadAid } from './load.ts';
import './aid.css';

/** The overview of the game at hand, as the card in its box: drawn in the game's own signs. */
export default function Aid() {
  const game = atHand.value?.game ?? '';
  const [loaded, setLoaded] = useState<{ readonly Drawn: ComponentType<AidProps> | undefined }>();
  useEffect(() => {
    let gone = false;
    void loadAid(game).then(Drawn => !gone && setLoaded({ Drawn }));
    return () => {
      gone = true;
    };
  }, [game]);
  const words = wordsOf(game);
  if (!loaded?.Drawn || !words || !atHand.value) return null;
  return (
    <div class="aid">
      <loaded.Drawn words={words} lang={lang.value} settings={settings.value} chosen={atHand.value.options} />
    </div>
  );
}
