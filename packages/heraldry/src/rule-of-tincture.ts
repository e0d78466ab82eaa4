import type { Coat } from './coat.ts';
import type { Tincture } from './elements.ts';

export type Breach = 'metal-on-metal' | 'colour-on-colour';

/** Metal does not lie on metal, nor colour on colour. Furs lie anywhere, and so does whatever lies on a field of both kinds; marks of difference are exempt. */
export function breaches(coat: Coat): Breach[] {
  const { first, second, division, ordinary, strewn = [], groups = {}, chief, bordure } = coat;
  const field = division ? both(classOf(first), classOf(second)) : classOf(first);
  const onField = [
    ordinary?.tincture,
    chief?.tincture,
    ...strewn.map(({ tincture }) => tincture),
    ...(['middle', 'between', 'chief', 'base', 'dexter', 'sinister', 'over-all'] as const).map(place => groups[place]?.tincture),
  ];
  const pairs: [over: Tincture | undefined, under: Class][] = [
    ...onField.map((over): [Tincture | undefined, Class] => [over, field]),
    [groups.on?.tincture, classOf(ordinary?.tincture)],
    [chief?.on?.tincture, classOf(chief?.tincture)],
    [bordure?.on?.tincture, classOf(bordure?.tincture)],
  ];
  const found = pairs.flatMap(([over, under]): Breach[] => {
    const own = classOf(over);
    return own === undefined || own !== under ? [] : [own === 'metal' ? 'metal-on-metal' : 'colour-on-colour'];
  });
  return [...new Set(found)].sort();
}

type Class = 'metal' | 'colour' | undefined;

const both = (a: Class, b: Class): Class => (a === b ? a : undefined);

function classOf(tincture: Tincture | undefined): Class {
  switch (tincture) {
    case 'or':
    case 'argent':
      return 'metal';
    case 'gules':
    case 'azure':
    case 'sable':
    case 'vert':
    case 'purpure':
      return 'colour';
    case 'ermine':
    case 'vair':
    case 'counter-vair':
    case undefined:
      return;
  }
}
