import type { Coat, Misread, Shape } from '@tabard/heraldry';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { type ArmsStyle, blazonPath, designedIn, designerPath, MOTTO_LENGTH, styledPath, styleIn } from '../arms-link.ts';
import { Controls } from '../designer/controls.tsx';
import { Pick } from '../designer/pick.tsx';
import { DESIGNER } from '../designer/words.ts';
import { LANG_NAMES, lang, t } from '../i18n/index.ts';
import { prefs } from '../identity.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { drawnIn, type Heraldry, isReady } from '../ui/heraldry.ts';
import { Page } from '../ui/page.tsx';
import { savePng, saveSvg } from '../ui/save-arms.ts';
import { Switch } from '../ui/switch.tsx';
import '../styles/forms.css';
import '../styles/arms.css';
import '../styles/designer.css';

const FIRST = 'Azure, a chevron between three garbs Or';
const FILE = 'tabard-arms';
const WIDTHS = ['1000', '2000', '4096'] as const;

/** Arms for everybody: choose, type or throw dice; the shield and four blazons follow. */
export function Designer({ art }: { readonly art: Heraldry }) {
  const words = DESIGNER[lang.value];
  const [text, setText] = useState(() => designedIn(location.search) ?? FIRST);
  const [begun] = useState(() => art.parseBlazon(text));
  const [coat, setCoat] = useState<Coat>(begun.ok ? begun.value : {});
  const [misread, setMisread] = useState<Misread | undefined>(begun.ok ? undefined : begun.error);
  const [style, setStyle] = useState(() => styleIn(location.search));
  const { shape, isWhole, motto } = style;
  const restyle = (change: Partial<ArmsStyle>) => setStyle({ ...style, ...change });
  const [name, setName] = useState('');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('1000');
  const show = (next: Coat) => {
    setCoat(next);
    setText(art.blazonCoat(next, 'en'));
    setMisread(undefined);
  };
  const type = (typed: string) => {
    setText(typed);
    const parsed = art.parseBlazon(typed);
    setMisread(parsed.ok ? parsed.lacking : parsed.error);
    if (parsed.ok) setCoat(parsed.value);
  };
  const english = art.blazonCoat(coat, 'en');
  useAddress(designerPath(english, style));
  const { hatching } = prefs.value;
  const odd = art.unwritable(motto);
  // While a beast is on its way, the last picture stays.
  const drawn = useRef('');
  const isDrawn = isReady(art, coat);
  if (isDrawn) drawn.current = drawnIn(art, coat, style, hatching);
  const svg = drawn.current;
  return (
    <Page title={words.title} wide>
      <div class="designer">
        <div class={misread ? 'designer-shown is-old' : 'designer-shown'}>
          <img
            class="coat-picture"
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            alt={art.blazonCoat(coat, lang.value)}
            aria-busy={!isDrawn}
            width={400}
            height={480}
          />
          <dl class="designer-blazons">
            {art.LANGS.map(one => (
              <div key={one}>
                <dt class="soft small">{LANG_NAMES[one]}</dt>
                <dd lang={one}>{art.blazonCoat(coat, one)}</dd>
              </div>
            ))}
          </dl>
          <div aria-live="polite">
            {art.breaches(coat).map(breach => (
              <p key={breach} class="designer-breach">
                {words.breach[breach]}
              </p>
            ))}
          </div>
        </div>
        <form class="form" onSubmit={event => event.preventDefault()}>
          <h1 tabIndex={-1}>{words.title}</h1>
          <p>{words.intro}</p>
          <Typed text={text} misread={misread} type={type} />
          <div class="buttons">
            <button type="button" class="button" onClick={() => show(art.randomArms(sides => Math.floor(Math.random() * sides)))}>
              {words.random}
            </button>
          </div>
          <Controls art={art} coat={coat} change={show} />
          <fieldset class="designer-part">
            <legend class="legend">{words.shield}</legend>
            <Pick<Shape>
              label={words.shield}
              options={art.SHAPES}
              value={shape}
              nameOf={id => words.shapes[id]}
              choose={id => id && restyle({ shape: id })}
            />
            <Switch label={words.achievement} on={isWhole} change={on => restyle({ isWhole: on })} />
            {isWhole && <Motto motto={motto} odd={odd} change={next => restyle({ motto: next })} />}
          </fieldset>
          <section class="sheet form">
            <Pick<(typeof WIDTHS)[number]>
              label={words.width}
              options={WIDTHS}
              value={width}
              nameOf={id => id}
              choose={id => id && setWidth(id)}
            />
            <div class="buttons">
              <button type="button" class="button" disabled={!isDrawn} onClick={() => saveSvg(svg, FILE)}>
                {t.value.armsSvg}
              </button>
              <button type="button" class="button" disabled={!isDrawn} onClick={() => void savePng(svg, FILE, Number(width))}>
                {t.value.armsPng}
              </button>
            </div>
            <CardName name={name} change={setName} />
            <button type="button" class="button" disabled={!isDrawn} onClick={() => print()}>
              {words.print}
            </button>
            <CopyLink label={t.value.armsLink} link={location.origin + styledPath(blazonPath(english), style)} />
          </section>
        </form>
      </div>
      <Card svg={svg} name={name} blazon={art.blazonCoat(coat, lang.value)} />
    </Page>
  );
}

/** What alone is printed: arms, name and blazon on a card. */
function Card({ svg, name, blazon }: { readonly svg: string; readonly name: string; readonly blazon: string }) {
  return (
    <section class="arms-card" aria-hidden="true">
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
      {name.trim() !== '' && <p class="arms-card-name">{name}</p>}
      <p class="arms-card-blazon">{blazon}</p>
    </section>
  );
}

function CardName({ name, change }: { readonly name: string; change(name: string): void }) {
  const words = DESIGNER[lang.value];
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{words.cardName}</label>
      <input id={id} type="text" maxLength={60} value={name} onInput={event => change(event.currentTarget.value)} />
    </div>
  );
}

const ADDRESS_MS = 400;

/** The address keeps what is designed, once something was changed: whoever reloads finds it again. Browsers allow few changes a second. */
function useAddress(path: string): void {
  const isChanged = useRef(false);
  useEffect(() => {
    if (!isChanged.current) {
      isChanged.current = true;
      return;
    }
    const timer = setTimeout(() => history.replaceState(null, '', path), ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [path]);
}

interface TypedProps {
  readonly text: string;
  readonly misread: Misread | undefined;
  type(text: string): void;
}

/** What cannot be read is marked where it stands. */
function Typed({ text, misread, type }: TypedProps) {
  const words = DESIGNER[lang.value];
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{words.typed}</label>
      <textarea
        id={id}
        lang="en"
        rows={3}
        maxLength={2000}
        value={text}
        aria-invalid={misread !== undefined}
        aria-describedby={`${id}-help`}
        onInput={event => type(event.currentTarget.value)}
      />
      <p class="help" id={`${id}-help`} aria-live="polite">
        {misread ? (
          <>
            {words.misread[misread.because](misread.word, misread.instead ?? '')}{' '}
            <span lang="en">
              {text.slice(text.lastIndexOf(',', misread.from) + 1, misread.from)}
              <mark>{text.slice(misread.from, misread.to)}</mark>
            </span>
          </>
        ) : (
          words.typedHelp
        )}
      </p>
    </div>
  );
}

function Motto({ motto, odd, change }: { readonly motto: string; readonly odd: string | undefined; change(motto: string): void }) {
  const words = DESIGNER[lang.value];
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{words.motto}</label>
      <input id={id} type="text" maxLength={MOTTO_LENGTH} value={motto} onInput={event => change(event.currentTarget.value)} />
      {odd !== undefined && (
        <p class="help" aria-live="polite">
          {words.noLetter(odd)}
        </p>
      )}
    </div>
  );
}
