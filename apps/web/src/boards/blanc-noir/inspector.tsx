import { Avatar } from '../../ui/avatar.tsx';
import type { Inspection } from '../kit/inspection.ts';
import { Panel, About as Said } from '../kit/panel.tsx';
import { CardBack, CardFace, ScrollFace } from './card.tsx';
import { type Table, useTable } from './context.ts';
import { type Card, type Goal, printed, type Scroll, type SeatView, scrollParts, scrollsOf } from './game.ts';
import { MARK_PATHS, SCROLL_PATHS } from './icons.ts';
import { whoPlays } from './opponent.tsx';
import { Icon } from './signs.tsx';

/** Something whose meaning can be looked up. */
export type Thing =
  | { readonly card: Card }
  | { readonly scroll: Scroll }
  | { readonly seat: number; readonly view: SeatView; readonly did: string }
  | { readonly call: 'seal' }
  | { readonly pile: 'draw' | 'scrolls' }
  /** What points are for at this table. */
  | { readonly points: Goal };

/** A number card says all there is to say, and so do piles, seats and points: they open on demand only. */
export function hasAbility(thing: Thing): boolean {
  if ('card' in thing) return typeof printed(thing.card).face === 'string';
  return 'scroll' in thing || 'call' in thing;
}

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
  if ('pile' in of) return of.pile === 'draw' ? <CardBack /> : <ScrollFace scroll={null} />;
  if ('points' in of) return <Icon path={MARK_PATHS.lead} />;
  return <Icon path={'call' in of ? MARK_PATHS.seal : SCROLL_PATHS[scrollParts(of.scroll).symbol]} />;
}

function Told({ thing, focusable }: { readonly thing: Thing; readonly focusable: boolean }) {
  const { say, strings } = useTable();
  if ('pile' in thing) {
    const [text, clause] = thing.pile === 'draw' ? [strings.aboutDrawPile, '2.5'] : [strings.aboutScrollPile, '4.1'];
    return <About text={text} clause={clause} focusable={focusable} />;
  }
  if ('points' in thing) return <About text={strings.aboutPoints(thing.points)} clause="7.2" focusable={focusable} />;
  if ('card' in thing) return <About text={say.about(thing.card)} clause={say.clauses.card(thing.card)} focusable={focusable} />;
  if ('seat' in thing) return <AboutSeat {...thing} />;
  if ('call' in thing) return <About text={say.aboutCall} clause={say.clauses.call} focusable={focusable} />;
  return <About text={say.aboutScroll(thing.scroll)} clause={say.clauses.scroll(thing.scroll)} focusable={focusable} />;
}

function About({ text, clause, focusable }: { readonly text: string; readonly clause: string; readonly focusable: boolean }) {
  const { strings, openRule } = useTable();
  const rule = strings.rule(clause);
  return <Said dress="bn" text={text} rule={rule} aside={strings.aside(rule)} open={focusable ? () => openRule(clause) : undefined} />;
}

/** What lies open before a player, and what the last turn was, in full. */
function AboutSeat({ seat, view, did }: Extract<Thing, { readonly seat: number }>) {
  const { say, strings, seats } = useTable();
  const scrolls = scrollsOf(view);
  const hidden = scrolls.filter(({ scroll }) => scroll === null).length;
  const facts = [
    strings.cards(view.hand),
    strings.points(view.points),
    ...(view.quests > 0 ? [strings.quests(view.quests)] : []),
    ...(hidden > 0 ? [strings.faceDown(hidden)] : []),
    ...(view.called ? [strings.called] : []),
    ...whoPlays(strings, seats[seat]),
  ];
  return (
    <>
      <p>{facts.join(' · ')}</p>
      {did !== '' && <p>{did}</p>}
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
  if ('pile' in thing) return thing.pile === 'draw' ? strings.drawPileName : strings.scrolls;
  if ('points' in thing) return strings.pointsName;
  return 'scroll' in thing ? say.scroll(thing.scroll) : name(thing.seat);
}
