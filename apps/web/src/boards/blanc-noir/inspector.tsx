import { Avatar } from '../../ui/avatar.tsx';
import { type Inspection, usePanel } from '../kit/inspection.ts';
import { CardFace } from './card.tsx';
import { type Table, useTable } from './context.ts';
import { type Card, printed, type Scroll, type SeatView, scrollParts, scrollsOf } from './game.ts';
import { SCROLL_PATHS } from './icons.ts';
import { Icon } from './signs.tsx';

/** Something whose meaning can be looked up. */
export type Thing = { readonly card: Card } | { readonly scroll: Scroll } | { readonly seat: number; readonly view: SeatView };

/** A number card says all there is to say: it opens on demand only. */
export const hasAbility = (thing: Thing) => !('card' in thing) || typeof printed(thing.card).face === 'string';

/** What a card or scroll does, beside the thing itself. */
export function Inspector({ of, close }: { readonly of: Inspection<Thing>; close(): void }) {
  const table = useTable();
  const { say, strings } = table;
  const panel = usePanel(of);
  const { thing, pinned } = of;
  return (
    <div {...panel} class="bn-inspector" role="dialog" aria-label={title(table, thing)} data-pinned={pinned}>
      <div class="bn-inspector-picture">
        {'card' in thing && <CardFace card={thing.card} />}
        {'scroll' in thing && <Icon path={SCROLL_PATHS[scrollParts(thing.scroll).symbol]} />}
        {'seat' in thing && <Avatar of={table.seats[thing.seat]} />}
      </div>
      <div class="bn-inspector-text">
        <h2>{title(table, thing)}</h2>
        {'card' in thing && <About text={say.about(thing.card)} clause={say.clauses.card(thing.card)} focusable={pinned} />}
        {'scroll' in thing && <About text={say.aboutScroll(thing.scroll)} clause={say.clauses.scroll(thing.scroll)} focusable={pinned} />}
        {'seat' in thing && <AboutSeat view={thing.view} />}
        {pinned && (
          <button type="button" class="button bn-inspector-close" onClick={close}>
            {strings.close}
          </button>
        )}
      </div>
    </div>
  );
}

function About({ text, clause, focusable }: { readonly text: string; readonly clause: string; readonly focusable: boolean }) {
  const { strings, openRule } = useTable();
  return (
    <p>
      {text}{' '}
      {focusable ? (
        <button type="button" class="bn-link" onClick={() => openRule(clause)}>
          {strings.rule(clause)}
        </button>
      ) : (
        <span class="soft">({strings.rule(clause)})</span>
      )}
    </p>
  );
}

/** What lies open before a player. */
function AboutSeat({ view }: { readonly view: SeatView }) {
  const { say, strings } = useTable();
  const scrolls = scrollsOf(view);
  const hidden = scrolls.filter(({ scroll }) => scroll === null).length;
  const facts = [
    strings.cards(view.hand),
    strings.points(view.points),
    ...(view.quests > 0 ? [strings.quests(view.quests)] : []),
    ...(hidden > 0 ? [strings.faceDown(hidden)] : []),
    ...(view.called ? [strings.called] : []),
  ];
  return (
    <>
      <p>{facts.join(' · ')}</p>
      {scrolls.map(
        ({ scroll, up }, index) =>
          scroll !== null && (
            <div key={`${index} ${scroll}`}>
              <h3>
                {say.scroll(scroll)}
                {up && <small> ({strings.used})</small>}
              </h3>
              <About text={say.aboutScroll(scroll)} clause={say.clauses.scroll(scroll)} focusable />
            </div>
          ),
      )}
    </>
  );
}

function title({ say, name }: Table, thing: Thing): string {
  if ('card' in thing) return say.card(thing.card);
  return 'scroll' in thing ? say.scroll(thing.scroll) : name(thing.seat);
}
