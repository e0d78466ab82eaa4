import { useRoving } from '../kit/roving.ts';
import { useTable } from './context.ts';
import { type Advantage, cardsWithAge, type View } from './game.ts';
import { AdvantageSign } from './signs.tsx';
import type { Choice } from './use-choice.ts';

interface AdvantagesProps {
  readonly view: View;
  readonly cards: readonly Advantage[];
  readonly choice: Choice;
  /** It is my turn, so that a tap is more than a question. */
  readonly mine: boolean;
}

/** Where there is room they lie in two rows. */
const MOST_COLUMNS = 3;

/** My advantage cards; each shows what it is for when asked, and can be used by a tap. */
export function Advantages({ view, cards, choice, mine }: AdvantagesProps) {
  const { say, strings, inspect, look } = useTable();
  const { group, groupProps, item } = useRoving(cards.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div
      class="tb-advantages"
      role="group"
      aria-label={strings.yourAdvantages(cards.length)}
      ref={group}
      data-anchor="advantages"
      style={{ '--columns': Math.min(MOST_COLUMNS, Math.max(1, Math.ceil(cards.length / 2))) }}
      {...groupProps}
    >
      {cards.length === 0 && <p class="tb-empty">{strings.noAdvantages}</p>}
      {cardsWithAge(view, cards).map(({ card, isNew }, index) => {
        const fresh = mine && isNew;
        const usable = choice.now.uses.has(card) && !fresh;
        const chosen = choice.act?.kind === 'use' && choice.act.card === card;
        return (
          <button
            key={`${card} ${index}`}
            type="button"
            class="tb-advantage"
            data-move={usable && choice.act === undefined ? `use ${card}` : undefined}
            data-fresh={fresh}
            aria-pressed={chosen}
            aria-description={say.inspect({ kind: 'advantage', card }).text}
            {...item(index)}
            {...inspect({ kind: 'advantage', card })}
            onClick={event => (mine ? choice.tap({ type: 'advantage', card }) : look({ kind: 'advantage', card }, event.currentTarget))}
          >
            <span class="visually-hidden">{`${say.advantages[card]}${usable ? `, ${strings.usable}` : fresh ? `, ${strings.tooNew}` : ''}`}</span>
            <AdvantageFace card={card} />
          </button>
        );
      })}
    </div>
  );
}

export function AdvantageFace({ card }: { readonly card: Advantage }) {
  const { say } = useTable();
  return (
    <span class="tb-advantage-face" aria-hidden="true">
      <AdvantageSign of={card} />
      <span>{say.advantages[card]}</span>
    </span>
  );
}
