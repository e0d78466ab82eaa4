import type { Sheet } from '@tabard/tintenblut/map';
import { useMemo, useState } from 'preact/hooks';
import { isUpright } from '../../ui/media.ts';
import { useHomeFocus } from '../kit/home-focus.ts';
import { useInspector } from '../kit/inspection.ts';
import { Advantages } from './advantages.tsx';
import { Bar } from './bar.tsx';
import { type Table, TableContext } from './context.ts';
import { didWords } from './did.ts';
import { MAP_COLOURS } from './drawing.tsx';
import { End } from './end.tsx';
import { type FactOf, LOCATIONS, type Props, type Say, type Thing } from './game.ts';
import { Hand } from './hand.tsx';
import { Inspector } from './inspector.tsx';
import { MapView } from './map.tsx';
import { Players } from './players.tsx';
import { Purse } from './purse.tsx';
import { Reckoning } from './reckoning.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { Sentence } from './sentence.tsx';
import { CardSign, MarkSign } from './signs.tsx';
import { Slip } from './slip.tsx';
import { Stacks } from './stacks.tsx';
import { useStage } from './stage.tsx';
import { STRINGS } from './strings.ts';
import { useChoice } from './use-choice.ts';
import { useOutlook } from './use-outlook.ts';
import './board.css';
import './map.css';
import './cards.css';
import './players.css';
import './overlays.css';

const NOTHING: readonly string[] = [];

/** Tintenblut: the drawn map with its ring in the middle, everybody's things beside it, my cards and tiles below. */
export default function TintenblutBoard(props: Props) {
  const { seat, settings, pending, refusal } = props;
  const strings = STRINGS[props.lang];
  const sheet: Sheet = isUpright.value ? 'tall' : 'wide';
  const inspector = useInspector<Thing>(speaks);
  const table = useMemo<Table>(
    () => ({
      say: props.words as Say,
      strings,
      lang: props.lang,
      settings,
      inspect: inspector.inspect,
      look: inspector.pin,
      name: props.name,
      openRule: props.openRule,
    }),
    [props.words, strings, props.lang, settings, inspector.inspect, props.name, props.openRule],
  );
  const stage = useStage(props, table, sheet);
  const { view, mine, trace } = stage;
  const legal = stage.live && pending === undefined ? props.legal : NOTHING;
  const [dismissed, setDismissed] = useState<unknown>();
  const choice = useChoice(view, seat, legal, {
    mine,
    confirm: settings.confirm,
    send: moves => {
      setDismissed(trace.reckoning);
      props.send(moves);
    },
  });
  const outlook = useOutlook(view, seat, choice, { mine });
  const [enlarged, setEnlarged] = useState<number>();
  const [drawer, setDrawer] = useState<{ readonly phase: string; readonly cards: boolean }>();
  useHomeFocus(stage.root, '.tb-hand', { first: '.tb-bar .primary', settled: stage.live && pending === undefined });

  const own = seat === undefined ? undefined : view.seats[seat];
  const over = view.phase === 'over' && stage.live;
  const showsCards = drawer?.phase === view.phase ? drawer.cards : mine && (view.phase === 'arrived' || view.phase === 'after');
  const reckoning = trace.reckoning !== dismissed && !over ? trace.reckoning : undefined;
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (inspector.open) inspector.close();
    else if (choice.act !== undefined) choice.goBack();
    else if (reckoning) setDismissed(reckoning);
    else return;
    event.preventDefault();
  };

  return (
    <TableContext.Provider value={table}>
      <section
        class="tb"
        ref={stage.root}
        aria-label={strings.table}
        style={MAP_COLOURS}
        onPointerDownCapture={stage.skip}
        onKeyDown={onEscape}
      >
        <div class="tb-board" data-mine={mine} data-over={over} data-watching={seat === undefined} data-phase={view.phase}>
          <Players view={view} seat={seat} seats={props.seats} choice={choice} did={didWords(table, trace.did)} enlarge={setEnlarged} />
          <Stacks view={view} reckoning={trace.reckoning && !reckoning ? () => setDismissed(undefined) : undefined} />
          <MapView
            view={view}
            seat={seat}
            sheet={sheet}
            choice={choice}
            plan={outlook.plan}
            dustfingersWay={outlook.dustfingersWay}
            ghost={outlook.ghost}
            trace={trace}
            consider={outlook.considerPlace}
            look={(place, from) => inspector.pin({ kind: 'place', place }, from)}
          />
          {reckoning && choice.act === undefined && (
            <Reckoning of={reckoning} seats={view.seats.length} close={() => setDismissed(reckoning)} />
          )}
          {over && <End view={view} ending={props.facts.find((fact): fact is FactOf<'game-over'> => fact.type === 'game-over')} />}
          {!over && (
            <div class="tb-dock" data-planning={outlook.plan !== undefined} data-drawer={showsCards ? 'cards' : 'hand'}>
              <div class="tb-say">
                <Sentence view={view} mine={mine} seat={seat} choice={choice} pending={pending} refusal={refusal} told={trace.told} />
                <Bar view={view} choice={choice} mine={mine && legal.length > 0} />
              </div>
              {outlook.plan && seat !== undefined && <Slip plan={outlook.plan} seat={seat} />}
              {own && seat !== undefined && (
                <>
                  <Purse
                    view={view}
                    own={own}
                    choice={choice}
                    sets={outlook.sets}
                    active={mine && legal.length > 0 && (view.phase === 'after' || view.phase === 'lose')}
                    considerSet={outlook.considerSet}
                  />
                  <button type="button" class="button tb-drawer" onClick={() => setDrawer({ phase: view.phase, cards: !showsCards })}>
                    <span class="visually-hidden">{showsCards ? strings.showPlaces : strings.showCards(own.advantages)}</span>
                    {showsCards ? <MarkSign of="walk" /> : <CardSign />}
                    <b aria-hidden="true">{showsCards ? LOCATIONS.length - own.played.length : own.advantages}</b>
                  </button>
                  <Hand seat={seat} own={own} choice={choice} pending={pending} consider={outlook.considerCard} />
                  <Advantages view={view} cards={own.hand ?? []} choice={choice} mine={mine && legal.length > 0} />
                </>
              )}
            </div>
          )}
          <div class="tb-layer" ref={stage.layer} aria-hidden="true" />
          {inspector.open && <Inspector of={inspector.open} close={inspector.close} />}
        </div>
        {enlarged !== undefined && view.seats[enlarged] && (
          <SeatSheet seat={enlarged} own={view.seats[enlarged]} women={view.whiteWomen === enlarged} close={() => setEnlarged(undefined)} />
        )}
      </section>
    </TableContext.Provider>
  );
}

/** Places and location cards answer with the route and the slip; they are explained on demand. */
const speaks = ({ kind }: Thing): boolean => kind !== 'place' && kind !== 'location';
