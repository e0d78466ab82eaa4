import { isFulfilled, needsOf } from '@tabard/blason/questions';
import { useRoving } from '../kit/roving.ts';
import { useTable } from './context.ts';
import type { Award, Shield, View } from './game.ts';
import { EmblemSign, TypeSign } from './signs.tsx';
import { soft } from './soft.ts';

interface AwardsProps {
  readonly awards: View['awards'];
  readonly claimed: readonly Award[];
  /** My shield; undefined for a spectator. */
  readonly mine: Shield | undefined;
  readonly moves: ReadonlyMap<Award, string>;
  /** The award claimed last. */
  readonly last: Award | undefined;
  claim(move: string): void;
  look(award: Award, from: HTMLElement): void;
}

/** The five awards as ribbons: a notch for each thing they ask for, and the marker on top. */
export function Awards({ awards, claimed, mine, moves, last, claim, look }: AwardsProps) {
  const { say, strings, lang, inspect } = useTable();
  const { group, groupProps, item } = useRoving(awards.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div class="bl-awards" role="group" aria-label={strings.awards} ref={group} {...groupProps}>
      {awards.map(({ award, markers }, index) => {
        const move = moves.get(award);
        const needs = needsOf(award, mine ?? {});
        const done = claimed.includes(award);
        const state = (): string => {
          if (done) return strings.claimed;
          if (markers.length === 0) return strings.noneLeft;
          return mine !== undefined && isFulfilled(needs) ? strings.fulfilled : '';
        };
        return (
          <button
            key={award}
            type="button"
            class="bl-award"
            data-anchor={`award:${award}`}
            data-move={move}
            data-done={done}
            data-gone={markers.length === 0}
            data-last={last === award}
            {...item(index)}
            {...inspect({ award })}
            onClick={event => (move === undefined ? look(award, event.currentTarget) : claim(move))}
          >
            <span class="visually-hidden">
              {strings.all([
                say.award(award),
                ...needs.map(({ of, have, wanted }) => {
                  const what = 'type' in of ? say.types[of.type] : say.augmentations[of.augmentation];
                  return mine === undefined ? `${what} ${wanted}` : strings.need(what, have, wanted);
                }),
                strings.markersLeft(markers),
                state(),
              ])}
            </span>
            <span class="bl-award-name" aria-hidden="true">
              {soft(lang, say.award(award))}
            </span>
            <Notches needs={needs} />
            <span class="bl-award-foot" aria-hidden="true">
              <b class="bl-seal" data-empty={markers.length === 0}>
                {done ? '✓' : (markers[0] ?? '–')}
              </b>
              <span class="bl-left">
                {markers.slice(1).map(value => (
                  <i key={value}>{value}</i>
                ))}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** A notch for each thing that is asked for, marked where it is there. */
export function Notches({ needs }: { readonly needs: ReturnType<typeof needsOf> }) {
  return (
    <span class="bl-notches" aria-hidden="true">
      {needs.flatMap(({ of, have, wanted }) =>
        Array.from({ length: wanted }, (_, at) => (
          <span key={`${JSON.stringify(of)}${at}`} class="bl-notch" data-have={at < have}>
            {'type' in of ? <TypeSign of={of.type} /> : <EmblemSign of={of.augmentation} />}
          </span>
        )),
      )}
    </span>
  );
}
