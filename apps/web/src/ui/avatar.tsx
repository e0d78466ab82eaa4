import type { SeatInfo } from '@tabard/protocol';
import { useEffect, useId } from 'preact/hooks';
import { prefs } from '../identity.ts';
import { crestFrom, SHIELD } from './crest.ts';
import { callHeralds, heraldry, pictureOf } from './heraldry.ts';

/** Who is shown: a plain shield by its crest, and the arms worn instead of it. */
export type Bearer = Pick<SeatInfo, 'crest' | 'arms'>;

/** A person's shield, the same on every screen. The name beside it says whose it is. */
export function Avatar({ of, size = 32 }: { readonly of: Bearer | undefined; readonly size?: number }) {
  const arms = of?.arms;
  useEffect(() => {
    if (arms !== undefined) callHeralds();
  }, [arms]);
  const picture = arms !== undefined && heraldry.value && pictureOf(heraldry.value, arms, prefs.value.hatching);
  const box = { class: 'arms', width: size, height: Math.round((size * 58) / 50) };
  return picture ? <img {...box} src={picture} alt="" /> : <Plain {...box} crest={of?.crest} />;
}

interface PlainProps {
  readonly class: string;
  readonly width: number;
  readonly height: number;
  readonly crest: string | undefined;
}

function Plain({ crest, ...box }: PlainProps) {
  const id = useId();
  const { ground, over, path } = crestFrom(crest);
  return (
    <svg {...box} viewBox="0 0 50 58" aria-hidden="true" focusable="false">
      <clipPath id={id}>
        <path d={SHIELD} />
      </clipPath>
      <path d={SHIELD} fill={ground} />
      <path clip-path={`url(#${id})`} d={path} fill={over} />
      <path class="arms-edge" d={SHIELD} />
    </svg>
  );
}
