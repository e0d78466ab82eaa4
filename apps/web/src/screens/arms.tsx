import type { Coat as Arms } from '@tabard/heraldry';
import { useEffect, useState } from 'preact/hooks';
import { armsPath, blazonIn, blazonPath, designerPath, elementsIn, styledPath, styleIn } from '../arms-link.ts';
import { DESIGNER } from '../designer/words.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { useMyArms } from '../gallery/my-arms.ts';
import { lang, t } from '../i18n/index.ts';
import { prefs } from '../identity.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { callHeralds, drawnIn, type Heraldry, heraldry, isReady } from '../ui/heraldry.ts';
import { Patience } from '../ui/lazy.tsx';
import { Page } from '../ui/page.tsx';
import { savePng, saveSvg } from '../ui/save-arms.ts';
import { Switch } from '../ui/switch.tsx';
import { Designer } from './designer.tsx';
import { Trouble } from './trouble.tsx';
import '../styles/forms.css';
import '../styles/arms.css';

/** Arms that somebody shares: the link names the elements of a shield, or is an English blazon. Without either, arms are designed; `mine` are those I won. */
export default function ArmsScreen({ arms }: { readonly arms: string }) {
  useEffect(callHeralds, []);
  const art = heraldry.value;
  if (!art) return <Patience />;
  if (arms === '') return <Designer art={art} />;
  if (arms === 'mine') return <Gallery art={art} />;
  const shared = sharedBy(art, arms);
  if (!shared) return <Trouble what="arms" />;
  return isReady(art, shared.coat) ? <Coat art={art} {...shared} /> : <Patience />;
}

interface Shared {
  readonly coat: Arms;
  readonly path: string;
}

function sharedBy(art: Heraldry, arms: string): Shared | undefined {
  const elements = elementsIn(arms).join(' ');
  const read = art.readAchievement(elements.split(' '));
  if (read.ok && art.blazon(read.value, 'en') !== '') return { coat: art.coatOf(read.value), path: armsPath(elements) };
  const parsed = art.parseBlazon(blazonIn(arms));
  return parsed.ok ? { coat: parsed.value, path: blazonPath(art.blazonCoat(parsed.value, 'en')) } : undefined;
}

function Coat({ art, coat, path }: Shared & { readonly art: Heraldry }) {
  const words = t.value;
  const isWon = useIsWon(path);
  const [hatching, setHatching] = useState(prefs.value.hatching);
  const blazon = art.blazonCoat(coat, lang.value);
  const style = styleIn(location.search);
  const svg = drawnIn(art, coat, style, hatching);
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
            <CopyLink label={words.armsLink} link={location.origin + styledPath(path, style)} />
          </section>
          <p>
            {isWon && <span class="soft">{words.armsMade} </span>}
            <a href="/new/blason">{words.armsPlay}</a> ·{' '}
            <a href={designerPath(art.blazonCoat(coat, 'en'), style)}>{DESIGNER[lang.value].title}</a>
          </p>
        </div>
      </div>
    </Page>
  );
}

/** Only arms that I won are known to be won: anybody can type a link. */
function useIsWon(path: string): boolean {
  const [mine] = useMyArms();
  return typeof mine === 'object' && mine.won.some(arms => armsPath(arms) === path);
}

const FILE = 'tabard-arms';
