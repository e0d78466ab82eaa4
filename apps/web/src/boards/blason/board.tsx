import { useMemo, useState } from 'preact/hooks';
import { useHomeFocus } from '../kit/home-focus.ts';
import { useInspector } from '../kit/inspection.ts';
import { Armorial } from './armorial.tsx';
import { Awards } from './awards.tsx';
import { Bar } from './bar.tsx';
import { spellPlacement } from './choice.ts';
import { useHeraldry } from './coat.tsx';
import { type Table, TableContext } from './context.ts';
import { didWords } from './did.ts';
import { type Card, type FactOf, isTincture, type Props, printed, type Say } from './game.ts';
import { Hand } from './hand.tsx';
import { Inspector, type Thing } from './inspector.tsx';
import { Market } from './market.tsx';
import { ShieldArea } from './mine.tsx';
import { Opponents } from './opponents.tsx';
import { Sentence } from './sentence.tsx';
import { SeatSheet } from './sheet.tsx';
import { visibleCards } from './shield.ts';
import { useStage } from './stage.tsx';
import { STRINGS } from './strings.ts';
import { Track } from './track.tsx';
import { useChoice } from './use-choice.ts';
import './board.css';
import './cards.css';
import './common.css';
import './shield.css';
import './overlays.css';

const NOTHING: readonly string[] = [];

/** Blason: my shield in the middle, the market before it, the others' arms along the top. */
export default function BlasonBoard(props: Props) {
  const { seat, settings, pending, refusal } = props;
  const strings = STRINGS[props.lang];
  const inspector = useInspector<Thing>();
  const heraldry = useHeraldry();
  const table = useMemo<Table>(
    () => ({
      say: props.words as Say,
      strings,
      lang: props.lang,
      settings,
      inspect: inspector.inspect,
      heraldry,
      name: props.name,
      openRule: props.openRule,
    }),
    [props.words, strings, props.lang, settings, inspector.inspect, heraldry, props.name, props.openRule],
  );
  const stage = useStage(props, table);
  const { view, mine, trace } = stage;
  const legal = stage.live && pending === undefined ? props.legal : NOTHING;
  const choice = useChoice(view, legal, settings.confirm, props.send);
  const [looking, setLooking] = useState(false);
  const [enlarged, setEnlarged] = useState<number>();
  useHomeFocus(stage.root, '.bl-hand');

  const shown = seat ?? view.turn;
  const own = view.seats[shown]!;
  const others = view.seats.map((_, index) => (shown + 1 + index) % view.seats.length).filter(one => one !== seat);
  const look = (card: Card, from: HTMLElement) => inspector.pin({ card }, from);
  const tapHand = (card: Card, from: HTMLElement) => {
    const placing = mine && legal.length > 0 && (view.phase === 'turn' || view.phase === 'place' || choice.herald);
    if (looking) look(card, from);
    else if (choice.moveOf(card) !== undefined || card === choice.card || placing) choice.tapHand(card);
    else look(card, from);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (inspector.open) inspector.close();
    else if (choice.canGoBack) choice.goBack();
    else return;
    event.preventDefault();
  };
  const over = view.phase === 'over' && stage.live;

  return (
    <TableContext.Provider value={table}>
      <section class="bl" ref={stage.root} aria-label={strings.table} onPointerDownCapture={stage.skip} onKeyDown={onEscape}>
        <div class="bl-board" data-mine={mine} data-over={over} data-watching={seat === undefined}>
          {over ? (
            <Armorial view={view} seat={seat} ending={props.facts.find((fact): fact is FactOf<'game-over'> => fact.type === 'game-over')} />
          ) : (
            <>
              <Opponents view={view} others={others} seats={props.seats} did={didWords(table, trace.did)} enlarge={setEnlarged} />
              <div class="bl-common" data-anchor="market">
                <Awards
                  awards={view.awards}
                  claimed={seat === undefined ? [] : own.claimed}
                  mine={seat === undefined ? undefined : visibleCards(own.shield)}
                  moves={choice.now.awards}
                  last={trace.claimed}
                  claim={choice.offer}
                  look={(award, from) =>
                    inspector.pin({ award, markers: view.awards.find(one => one.award === award)?.markers ?? [] }, from)
                  }
                />
                <Market view={view} now={choice.now} fresh={trace.fresh} take={choice.offer} look={look} looking={looking} />
                <Track view={view} seat={seat} look={(marker, from) => inspector.pin({ marker }, from)} />
              </div>
              <ShieldArea
                seat={shown}
                isMine={seat !== undefined}
                view={own}
                pending={view.turn === shown ? view.pending : undefined}
                chosen={choice.placement}
                places={choice.places}
                asking={choice.card !== undefined && choice.placement === undefined}
                last={trace.placed?.seat === shown ? trace.placed.column : undefined}
                choose={choice.choosePlace}
                ask={(column, band) =>
                  choice.card !== undefined &&
                  choice.ask(
                    spellPlacement(choice.card, column, band, { isFigure: !isTincture(printed(choice.card).type), herald: choice.herald }),
                  )
                }
                look={(column, from) => {
                  const card = own.shield[column]?.at(-1);
                  inspector.pin(
                    card === undefined ? { column, band: column[0] === 'A' ? null : own.bands[column[0] as 'B' | 'C'] } : { card },
                    from,
                  );
                }}
                enlarge={() => setEnlarged(shown)}
              />
            </>
          )}
          <div class="bl-mine">
            <Sentence view={view} mine={mine} seat={seat} choice={choice} pending={pending} refusal={refusal} told={trace.told} />
            {seat !== undefined && !over && (
              <>
                <Bar legal={legal} choice={choice} view={own} looking={looking} lookAround={() => setLooking(!looking)} />
                <Hand
                  cards={view.hand ?? []}
                  label={strings.yourHand(own.hand)}
                  moveOf={choice.moveOf}
                  element={choice.card}
                  picked={choice.tooMany > 0 ? choice.discards : choice.payment}
                  pickedAs={choice.tooMany > 0 ? 'discard' : 'pay'}
                  fresh={trace.fresh}
                  pending={pending}
                  tap={tapHand}
                />
              </>
            )}
          </div>
          <div class="bl-layer" ref={stage.layer} aria-hidden="true" />
          {inspector.open && <Inspector of={inspector.open} close={inspector.close} />}
        </div>
        {enlarged !== undefined && view.seats[enlarged] && (
          <SeatSheet seat={enlarged} view={view.seats[enlarged]} isMine={enlarged === seat} close={() => setEnlarged(undefined)} />
        )}
      </section>
    </TableContext.Provider>
  );
}
