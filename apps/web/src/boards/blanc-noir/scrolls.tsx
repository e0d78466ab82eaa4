import type { ComponentChildren } from 'preact';
import { useRoving } from '../kit/roving.ts';
import { ScrollFace } from './card.tsx';
import { useTable } from './context.ts';
import type { Scroll, ScrollView } from './game.ts';

interface MyScrollsProps {
  readonly seat: number;
  readonly scrolls: readonly ScrollView[];
  readonly usable: ReadonlyMap<Scroll, string>;
  readonly places: ReadonlyMap<string, string>;
  readonly picked: readonly string[];
  use(scroll: Scroll): void;
  choose(place: string): void;
  putBack(word: string): void;
  look(scroll: Scroll, from: HTMLElement): void;
  readonly children?: ComponentChildren;
}

/** My scrolls, readable; the ones I may use are lit. While a place is asked for, a tap chooses the place. */
export function MyScrolls({ seat, scrolls, usable, places, picked, use, choose, putBack, look, children }: MyScrollsProps) {
  const { say, strings, inspect } = useTable();
  const { group, groupProps, item } = useRoving(scrolls.length);
  const first = new Map<Scroll, number>();
  for (const [index, { scroll, up }] of scrolls.entries()) if (scroll !== null && !up && !first.has(scroll)) first.set(scroll, index);
  return (
    <div class="bn-myscrolls">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
      <div class="bn-myscrolls-row" role="group" aria-label={strings.yourScrolls} data-anchor={`row:${seat}`} ref={group} {...groupProps}>
        {scrolls.map(({ scroll, up }, index) => {
          const place = `@${seat}.${index}`;
          const placed = picked.includes(place);
          const chosen = placed || (picked[0] === 'use' && scroll !== null && picked[1] === scroll && first.get(scroll) === index);
          const mayUse = scroll !== null && first.get(scroll) === index ? usable.get(scroll) : undefined;
          const move = chosen ? undefined : (places.get(place) ?? mayUse);
          const act = (from: HTMLElement) => {
            if (chosen) putBack(placed || scroll === null ? place : scroll);
            else if (places.has(place)) choose(place);
            else if (move !== undefined && scroll !== null) use(scroll);
            else if (scroll !== null) look(scroll, from);
          };
          return (
            <button
              key={`${index} ${scroll}`}
              type="button"
              class="bn-myscroll"
              data-anchor={`scroll:${seat}.${index}`}
              data-move={move}
              data-playable={move !== undefined}
              data-chosen={chosen}
              data-asked={places.has(place)}
              aria-pressed={chosen}
              aria-label={strings.row([scroll === null ? strings.faceDownScroll : say.scroll(scroll), ...(up ? [strings.used] : [])])}
              {...(scroll === null ? {} : { 'aria-description': say.aboutScroll(scroll) })}
              {...item(index)}
              {...inspect(scroll === null ? undefined : { scroll })}
              onClick={event => act(event.currentTarget)}
            >
              <ScrollFace scroll={scroll} up={up} />
            </button>
          );
        })}
      </div>
      {children}
    </div>
  );
}
