import { armsPath } from '../arms-link.ts';
import { DESIGNER } from '../designer/words.ts';
import { lang, t } from '../i18n/index.ts';
import { myShield, prefs } from '../identity.ts';
import { type Heraldry, pictureOf } from '../ui/heraldry.ts';
import { Page } from '../ui/page.tsx';
import { armsOn, isFinished, wear, won } from './won.ts';
import { GALLERY } from './words.ts';

/** All arms I have won, one of which I may wear. */
export function Gallery({ art }: { readonly art: Heraldry }) {
  const words = GALLERY[lang.value];
  const { all, worn } = won.value;
  const given = myShield.value.arms;
  const shown = armsOn(myShield.value, myShield.value.crest);
  const arms = given === undefined || all.includes(given) ? all : [...all, given];
  return (
    <Page title={words.title} wide>
      <div class="gallery">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{arms.length === 0 ? words.none : words.intro}</p>
        {arms.length > 0 && (
          <ul class="gallery-arms">
            {arms.map(one => (
              <Hung key={one} art={art} arms={one} isWorn={one === shown} />
            ))}
          </ul>
        )}
        {arms.length > 0 && <p class="soft">{words.where}</p>}
        <p>
          {worn !== undefined && (
            <button type="button" class="button" onClick={() => wear(undefined)}>
              {words.wearLast}
            </button>
          )}{' '}
          <a href="/new/blason">{t.value.armsPlay}</a> · <a href="/arms">{DESIGNER[lang.value].title}</a>
        </p>
      </div>
    </Page>
  );
}

function Hung({ art, arms, isWorn }: { readonly art: Heraldry; readonly arms: string; readonly isWorn: boolean }) {
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
        <p class="soft small">{words.worn}</p>
      ) : (
        <button type="button" class="button" onClick={() => wear(arms)}>
          {words.wear}
        </button>
      )}
    </li>
  );
}
