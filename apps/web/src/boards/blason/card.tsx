import { printed } from '@tabard/blason/questions';
import { Coat } from './coat.tsx';
import { useTable } from './context.ts';
import type { Card, PileName } from './game.ts';
import { pictureOf } from './shield.ts';
import { EmblemSign, TypeSign } from './signs.tsx';
import { soft } from './soft.ts';

/** Small marks at the head of a shield are looked at closely. */
const MARKS: readonly Card[] = ['octofoil', 'cross-moline', 'rose', 'fleur-de-lis', 'annulet', 'martlet', 'mullet', 'crescent'];
const CLOSE = '66 10 68 68';

/** A name of more letters is set smaller. */
const LONG = 16;

/** A card's face. What it says is said by whatever holds it: the drawing itself is silent. */
export function CardFace({ card }: { readonly card: Card }) {
  const { say, lang } = useTable();
  const name = say.element(card);
  const { type, value, emblem } = printed(card);
  return (
    <span class="board-card bl-card" data-type={type} aria-hidden="true">
      <span class="bl-card-edge">
        <b>{value}</b>
        <EmblemSign of={emblem} />
        <TypeSign of={type} />
      </span>
      <span class="bl-card-art">
        <Coat of={pictureOf(card)} {...(MARKS.includes(card) ? { view: CLOSE } : {})} />
      </span>
      <span class="bl-card-name" data-long={name.length > (lang === 'ja' ? LONG / 2 : LONG)}>
        {soft(lang, name)}
      </span>
      <span class="bl-card-kind">
        <TypeSign of={type} />
        <span>{soft(lang, say.types[type])}</span>
        <i>{soft(lang, say.augmentations[emblem])}</i>
      </span>
    </span>
  );
}

/** Tinctures and figures have different backs. */
export function CardBack({ pile }: { readonly pile: PileName }) {
  return (
    <span class="board-card bl-card bl-back" data-pile={pile} aria-hidden="true">
      <svg viewBox="0 0 60 60" aria-hidden="true" focusable="false">
        <path class="bl-back-shield" d="M16 10h28v20c0 11-7 17-14 21c-7-4-14-10-14-21z" />
        {pile === 'tinctures' ? (
          <path class="bl-back-sign" d="M16 10h14v41c-7-4-14-10-14-21z" />
        ) : (
          <path class="bl-back-sign" d="M27 14h6v9h9v6h-9v17l-3 2l-3-2V29h-9v-6h9z" />
        )}
      </svg>
    </span>
  );
}
