import { useTable } from './context.ts';
import { type Card, type Colour, printed, type Scroll, scrollParts } from './game.ts';
import { FACE_PATHS, SCROLL_PATHS } from './icons.ts';
import { Icon, Sign } from './signs.tsx';

/** A card's face. What it says is said by whatever holds it: the drawing itself is silent. */
export function CardFace({ card }: { readonly card: Card }) {
  const { say, settings } = useTable();
  const { face, tincture, number } = printed(card);
  return (
    <span class="bn-card" data-t={tincture} data-hatched={settings.hatching} aria-hidden="true">
      <span class="bn-card-index">
        <b>{number}</b>
        <Sign of={tincture} />
      </span>
      <span class="bn-card-field">
        {settings.letters && tincture !== 'k' && <i class="bn-card-letter">{tincture}</i>}
        <Icon path={FACE_PATHS[face]} class="bn-card-symbol" />
      </span>
      <span class="bn-card-name">{say.names[face]}</span>
    </span>
  );
}

/** Per pale argent and sable: blanc et noir. */
export function CardBack() {
  return (
    <span class="bn-card bn-back" aria-hidden="true">
      <svg viewBox="0 0 50 70" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path class="bn-back-noir" d="M25 4h21v62H25z" />
        <path class="bn-back-noir" d="M25 18 14 35l11 17z" />
        <path class="bn-back-blanc" d="M25 18v34l11-17z" />
        <path class="bn-back-rule" d="M4 4h42v62H4zM6.5 6.5h37v57h-37z" />
      </svg>
    </span>
  );
}

/** A scroll: rolled up while nobody may read it, open otherwise. */
export function ScrollFace({ scroll, up = false }: { readonly scroll: Scroll | null; readonly up?: boolean }) {
  const { say, settings } = useTable();
  if (scroll === null) {
    return (
      <span class="bn-scroll bn-scroll-rolled" aria-hidden="true">
        <span class="bn-scroll-ribbon" />
      </span>
    );
  }
  const { symbol, colour } = scrollParts(scroll);
  return (
    <span class="bn-scroll" data-t={colour} data-up={up} data-hatched={settings.hatching} aria-hidden="true">
      <Icon path={SCROLL_PATHS[symbol]} class="bn-scroll-symbol" />
      {colour !== undefined && <Sign of={colour} />}
      <span class="bn-scroll-name">{say.scroll(scroll)}</span>
    </span>
  );
}

/** A colour, as sign and word. */
export function ColourName({ colour }: { readonly colour: Colour }) {
  const { say } = useTable();
  return (
    <span class="bn-colour" data-t={colour}>
      <Sign of={colour} />
      {say.colours[colour]}
    </span>
  );
}
