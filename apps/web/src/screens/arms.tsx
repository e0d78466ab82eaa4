import type { Achievement } from '@tabard/heraldry';
import { useEffect, useState } from 'preact/hooks';
import { armsPath, elementsIn } from '../arms-link.ts';
import { lang, t } from '../i18n/index.ts';
import { prefs } from '../identity.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { callHeralds, type Heraldry, heraldry, isReady } from '../ui/heraldry.ts';
import { Patience } from '../ui/lazy.tsx';
import { Page } from '../ui/page.tsx';
import { savePng, saveSvg } from '../ui/save-arms.ts';
import { Switch } from '../ui/switch.tsx';
import { Trouble } from './trouble.tsx';
import '../styles/forms.css';
import '../styles/arms.css';

/** A coat of arms that somebody shares: the link names its elements, so everybody sees the same. */
export default function ArmsScreen({ arms }: { readonly arms: string }) {
  useEffect(callHeralds, []);
  const art = heraldry.value;
  if (!art) return <Patience />;
  const elements = elementsIn(arms);
  const read = art.readAchievement(elements);
  if (!read.ok || art.blazon(read.value, 'en') === '') return <Trouble what="arms" />;
  if (!isReady(art, read.value)) return <Patience />;
  return <Coat art={art} elements={elements} of={read.value} />;
}

interface CoatProps {
  readonly art: Heraldry;
  readonly elements: readonly string[];
  readonly of: Achievement;
}

function Coat({ art, elements, of }: CoatProps) {
  const words = t.value;
  const [hatching, setHatching] = useState(prefs.value.hatching);
  const blazon = art.blazon(of, lang.value);
  const svg = art.drawArms(of, { hatching });
  return (
    <Page title={words.armsTitle}>
      <div class="coat-page">
        <img class="coat-picture" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={blazon} width={400} height={480} />
        <div class="coat-about">
          <h1 tabIndex={-1}>{words.armsTitle}</h1>
          <p class="coat-blazon">{blazon}</p>
          <section class="sheet form">
            <Switch label={words.hatching} help={words.hatchingHelp} on={hatching} change={setHatching} />
            <div class="buttons">
              <button type="button" class="button" onClick={() => saveSvg(svg, FILE)}>
                {words.armsSvg}
              </button>
              <button type="button" class="button" onClick={() => void savePng(svg, FILE)}>
                {words.armsPng}
              </button>
            </div>
            <CopyLink label={words.armsLink} link={location.origin + armsPath(elements.join(' '))} />
          </section>
          <p>
            <span class="soft">{words.armsMade}</span> <a href="/new/blason">{words.armsPlay}</a>
          </p>
        </div>
      </div>
    </Page>
  );
}

const FILE = 'tabard-arms';
