import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useHomeFocus } from '../kit/home-focus.ts';
import { useInspector } from '../kit/inspection.ts';
import { type Table, TableContext } from './context.ts';
import { type Card, type FactOf, type Props, printed, type Say, type Scroll, scrollsOf } from './game.ts';
import { Hand } from './hand.tsx';
import { hasAbility, Inspector, type Thing } from './inspector.tsx';
import { MyPlate } from './me.tsx';
import { Opponent } from './opponent.tsx';
import { Piles } from './piles.tsx';
import { MyScrolls } from './scrolls.tsx';
import { Seal, useSeal } from './seal.tsx';
import { around, othersOf } from './seating.ts';
import { Sentence } from './sentence.tsx';
import { useStage } from './stage.tsx';
import { STRINGS } from './strings.ts';
import { LastRound, RoundSummary, ScoutedHand } from './summary.tsx';
import { Tray } from './tray.tsx';
import { useChoice } from './use-choice.ts';
import './board.css';
import './cards.css';
import './mine.css';
import './overlays.css';
import './seats.css';
import './table.css';
import './room.css';

const NOTHING: readonly string[] = [];

/** Blanc Noir: an oval table, the others around it, my cards before me. */
export default function BlancNoirBoard(props: Props) {
  const { seat, settings, pending, refusal } = props;
  const strings = STRINGS[props.lang];
  const inspector = useInspector<Thing>(hasAbility);
  const table = useMemo<Table>(
    () => ({
      say: props.words as Say,
      strings,
      settings,
      inspect: inspector.inspect,
      seats: props.seats,
      name: props.name,
      openRule: props.openRule,
    }),
    [props.words, strings, settings, inspector.inspect, props.seats, props.name, props.openRule],
  );
  const stage = useStage(props, table);
  const { view, mine, trace } = stage;
  const legal = stage.live && pending === undefined ? props.legal : NOTHING;
  const choice = useChoice(legal, settings.confirm, move => props.send([move]));
  const seal = useSeal(props);
  const [hint, setHint] = useState<number>();
  const [looking, setLooking] = useState(false);
  const [notice, putAway] = useNotice(props, stage.live);
  useHomeFocus(stage.root, '.bn-hand');
  const last = view.phase === 'over' ? props.facts.find((fact): fact is FactOf<'round-over'> => fact.type === 'round-over') : undefined;

  const look = (card: Card, from: HTMLElement) => inspector.pin({ card }, from);
  const lookAt = (scroll: Scroll, from: HTMLElement) => inspector.pin({ scroll }, from);
  const tapCard = (card: Card) => {
    if (choice.picked[0] === 'exclude' || choice.picked[0] === 'buy') choice.pick(card);
    else choice.begin('play', card);
  };
  /** Why a card does not fit is the rules' to say: it is asked for, and refused in a sentence. */
  const askWhy = (card: Card, from: HTMLElement) => {
    const asks = mine && stage.live && pending === undefined && view.phase === 'turn' && choice.picked.length === 0;
    if (asks) props.send([`play ${card}${printed(card).tincture === 'k' ? ' r' : ''}`]);
    else look(card, from);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (inspector.open) inspector.close();
    else if (choice.canGoBack) choice.goBack();
    else return;
    event.preventDefault();
  };

  const others = othersOf(view.seats.length, seat);
  return (
    <TableContext.Provider value={table}>
      <section class="bn" ref={stage.root} aria-label={strings.table} onPointerDownCapture={stage.skip} onKeyDown={onEscape}>
        <div class="bn-board" data-mine={mine} data-others={others.length}>
          <div class="bn-table" data-anchor="table">
            <div class="bn-oval" aria-hidden="true" />
            <ul class="bn-seats" aria-label={strings.players} data-asked={choice.now.places.size > 0}>
              {others.map((other, index) => (
                <Opponent
                  key={other}
                  seat={other}
                  view={view.seats[other]!}
                  info={props.seats[other]}
                  active={view.turn === other && view.phase !== 'over'}
                  move={choice.now.seats.get(other)}
                  places={choice.now.places}
                  picked={choice.picked}
                  drew={trace.drew.get(other)}
                  at={around(index, others.length)}
                  choose={() => choice.pick(`@${other}`)}
                  choosePlace={choice.pick}
                  putBack={choice.unpick}
                  look={from => inspector.pin({ seat: other, view: view.seats[other]! }, from)}
                />
              ))}
            </ul>
            <Piles
              view={view}
              seat={seat}
              mine={mine}
              trace={trace}
              draw={choice.now.draw}
              buy={choice.now.buy}
              pilePlace={choice.now.places.get('pile')}
              pilePicked={choice.picked.includes('pile')}
              drawCard={() => choice.offer('draw')}
              buyScroll={() => choice.begin('buy')}
              choosePile={() => (choice.picked.includes('pile') ? choice.unpick('pile') : choice.pick('pile'))}
            />
            <Tray
              legal={legal}
              picked={choice.picked}
              now={choice.now}
              staged={choice.staged}
              canGoBack={choice.canGoBack}
              send={choice.offer}
              goBack={choice.goBack}
            />
            {last !== undefined && stage.live && <LastRound fact={last} seat={seat} />}
          </div>
          <Sentence
            view={view}
            mine={mine}
            seat={seat}
            pending={pending}
            hint={hint === props.seq ? strings.endTurnHint : undefined}
            refusal={refusal}
          />
          {seat !== undefined && (
            <div class="bn-mine">
              <MyScrolls
                seat={seat}
                scrolls={scrollsOf(view.seats[seat]!)}
                usable={choice.scrolls}
                places={choice.now.places}
                picked={choice.picked}
                use={(scroll, from) => (looking ? lookAt(scroll, from) : choice.begin('use', scroll))}
                choose={choice.pick}
                putBack={choice.unpick}
                look={lookAt}
              />
              <Hand
                cards={view.hand ?? []}
                label={strings.yourHand(view.seats[seat]!.hand)}
                tappable={choice.hand}
                picked={choice.picked}
                fresh={trace.fresh}
                pending={pending}
                tap={(card, from) => (looking ? look(card, from) : tapCard(card))}
                putBack={choice.unpick}
                ask={(card, from) => (looking ? look(card, from) : askWhy(card, from))}
              />
              <div class="bn-bar">
                <MyPlate
                  seat={seat}
                  view={view.seats[seat]!}
                  drew={trace.drew.get(seat)}
                  looking={looking}
                  look={() => setLooking(!looking)}
                />
                {view.config.call === 'players' && <Seal {...seal} mine={mine} hint={() => setHint(props.seq)} />}
              </div>
            </div>
          )}
          <div class="bn-layer" ref={stage.layer} aria-hidden="true" />
          {inspector.open && <Inspector of={inspector.open} close={inspector.close} />}
        </div>
        {notice?.type === 'scouted' && <ScoutedHand fact={notice} close={putAway} />}
        {notice?.type === 'round-over' && <RoundSummary fact={notice} seat={seat} close={putAway} />}
      </section>
    </TableContext.Provider>
  );
}

type Notice = FactOf<'scouted'> | FactOf<'round-over'>;

/** What is shown to me until I put it away, whatever happens meanwhile. */
function useNotice({ seq, facts, seat, view }: Props, live: boolean) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const told = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!live || told.current === seq) return;
    told.current = seq;
    const news = facts.filter(
      (fact): fact is Notice =>
        (fact.type === 'round-over' && view.phase !== 'over') ||
        (fact.type === 'scouted' && fact.hand !== undefined && fact.target !== seat),
    );
    if (news.length > 0) setNotices(before => [...before, ...news]);
  }, [seq, live]);
  return [notices[0], () => setNotices(before => before.slice(1))] as const;
}
