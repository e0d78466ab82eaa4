import { Avatar } from '../../ui/avatar.tsx';
import type { Inspection } from '../kit/inspection.ts';
import { Panel, About as Said } from '../kit/panel.tsx';
import { CardFace } from './card.tsx';
import { type Table, useTable } from './context.ts';
import { type Card, printed, type Scroll, type SeatView, scrollParts, scrollsOf } from './game.ts';
import { MARK_PATHS, SCROLL_PATHS } from './icons.ts';
import { Icon } from './signs.tsx';

/** Something whose meaning can be looked up. */
export type Thing =
  | { readonly card: Card }
  | { readonly scroll: Scroll }
  | { readonly seat: number; readonly view: SeatView }
  | { readonly call: 'seal' };

/** A number card says all there is to say: it opens on demand only. */
export const hasAbility = (thing: Thing) => !('card' in thing) || typeof printed(thing.card).face === 'string';

/** What a card or scroll does, or when to call, beside the thing itself. */
export function Inspector({ of, close }: { readonly of: Inspection<Thing>; close(): void }) {
  const table = useTable();
  const { thing, pinned } = of;
  return (
    <Panel of={of} dress="bn" title={title(table, thing)}>
      <div class="bn-inspector-picture">
        <Picture of={thing} />
      </div>
      <div class="board-inspector-text bn-inspector-text">
        <h2>{title(table, thing)}</h2>
        <Told thing={thing} focusable={pinned} />
        {pinned && (
          <button type="button" class="button bn-inspector-close" onClick={close}>
            {table.strings.close}
          </button>
        )}
      </div>
    </Panel>
  );
}

function Picture({ of }: { readonly of: Thing }) {
  const { seats } = useTable();
  if ('card' in of) return <CardFace card={of.card} />;
  if ('seat' in of) return <Avatar of={seats[of.seat]} />;
  return <Icon path={'call' in of ? MARK_PATHS.seal : SCROLL_PATHS[scrollParts(of.scroll).symbol]} />;
}

function Told({ thing, focusable }: { readonly thing: Thing; readonly focusable: boolean }) {
  const { say } = useTable();
  if ('card' in thing) return <About text={say.about(thing.card)} clause={say.clauses.card(thing.card)} focusable={focusable} />;
  if ('seat' in thing) return <AboutSeat view={thing.view} />;
  if ('call' in thing) return <About text={say.aboutCall} clause={say.clauses.call} focusable={focusable} />;
  return <About text={say.aboutScroll(thing.scroll)} clause={say.clauses.scroll(thing.scroll)} focusable={focusable} />;
}

function About({ text, clause, focusable }: { readonly text: string; readonly clause: string; readonly focusable: boolean }) {
  const { strings, openRule } = useTable();
  const rule = strings.rule(clause);
  return <Said dress="bn" text={text} rule={rule} aside={strings.aside(rule)} open={focusable ? () => openRule(clause) : undefined} />;
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
                {up && <small>{strings.aside(strings.used)}</small>}
              </h3>
              <About text={say.aboutScroll(scroll)} clause={say.clauses.scroll(scroll)} focusable />
            </div>
          ),
      )}
    </>
  );
}

function title({ say, strings, name }: Table, thing: Thing): string {
  if ('card' in thing) return say.card(thing.card);
  if ('call' in thing) return strings.seal;
  return 'scroll' in thing ? say.scroll(thing.scroll) : name(thing.seat);
}
