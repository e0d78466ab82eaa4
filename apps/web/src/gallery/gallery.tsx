import { isFinished, type MyArms } from '@tabard/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { armsPath } from '../arms-link.ts';
import { DESIGNER } from '../designer/words.ts';
import { lang, t } from '../i18n/index.ts';
import { prefs } from '../identity.ts';
import { ask } from '../net/api.ts';
import { complain } from '../notice.ts';
import { Trouble } from '../screens/trouble.tsx';
import { type Heraldry, pictureOf } from '../ui/heraldry.ts';
import { Patience } from '../ui/lazy.tsx';
import { Page } from '../ui/page.tsx';
import { useMyArms } from './my-arms.ts';
import { GALLERY } from './words.ts';

/** All arms I have won, one of which I may wear. */
export function Gallery({ art }: { readonly art: Heraldry }) {
  const words = GALLERY[lang.value];
  const [mine, load] = useMyArms();
  const { root, wear } = useWear(mine, load);
  if (mine === 'offline') return <Trouble what={mine} act={() => void load()} />;
  if (!mine) return <Patience />;
  const { won, worn, chosen } = mine;
  return (
    <Page title={words.title} wide>
      <div class="gallery" ref={root}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{won.length === 0 ? words.none : words.intro}</p>
        {won.length > 0 && (
          <ul class="gallery-arms">
            {won.map(one => (
              <Hung key={one} art={art} arms={one} isWorn={one === worn} wear={() => void wear(one)} />
            ))}
          </ul>
        )}
        {won.length > 0 && <p class="soft">{words.where}</p>}
        <p>
          {chosen && (
            <button type="button" class="button" onClick={() => void wear(null)}>
              {words.wearLast}
            </button>
          )}{' '}
          <a href="/new/blason">{t.value.armsPlay}</a> · <a href="/arms">{DESIGNER[lang.value].title}</a>
        </p>
      </div>
    </Page>
  );
}

/** Wears what is chosen, one choice after the other. The button that was pressed is gone then: whoever uses keys goes on from what it led to. */
function useWear(mine: MyArms | 'offline' | undefined, load: () => Promise<void>) {
  const root = useRef<HTMLDivElement>(null);
  const isWearing = useRef(false);
  const hasChosen = useRef(false);
  const wear = async (arms: string | null) => {
    if (isWearing.current) return;
    isWearing.current = true;
    const answer = await ask('changeMe', { body: { arms } });
    hasChosen.current = answer.ok;
    if (answer.ok) await load();
    else complain(answer.error);
    isWearing.current = false;
  };
  useEffect(() => {
    if (!hasChosen.current) return;
    hasChosen.current = false;
    const [worn, title] = ['.gallery-worn', 'h1'].map(one => root.current?.querySelector<HTMLElement>(one));
    (worn ?? title)?.focus({ preventScroll: true });
  }, [mine]);
  return { root, wear };
}

interface HungProps {
  readonly art: Heraldry;
  readonly arms: string;
  readonly isWorn: boolean;
  wear(): void;
}

function Hung({ art, arms, isWorn, wear }: HungProps) {
  const words = GALLERY[lang.value];
  const read = art.readAchievement(arms.split(' '));
  const picture = pictureOf(art, arms, prefs.value.hatching);
  if (!read.ok) return null;
  const blazon = art.blazon(read.value, lang.value);
  return (
    <li class="gallery-one" data-worn={isWorn}>
      <a href={armsPath(arms)}>{picture && <img src={picture} alt={blazon} width={200} height={240} />}</a>
      <p class="small">
        <em>{blazon}</em>
        {!isFinished(arms) && <span class="soft"> {t.value.aside(words.unfinished)}</span>}
      </p>
      {isWorn ? (
        <p class="gallery-worn soft small" tabIndex={-1}>
          {words.worn}
        </p>
      ) : (
        <button type="button" class="button" onClick={wear}>
          {words.wear}
        </button>
      )}
    </li>
  );
}
