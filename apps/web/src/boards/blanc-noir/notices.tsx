import { useEffect, useRef, useState } from 'preact/hooks';
import type { FactOf, Props } from './game.ts';
import { RoundSummary, ScoutedHand } from './summary.tsx';

type Telling = FactOf<'scouted'> | FactOf<'round-over'>;
interface Notice {
  readonly fact: Telling;
  /** When it was told. */
  readonly seq: number;
}

/** What is shown to me until I put it away, whatever happens meanwhile; a hand only to players: who watches reads it in the history. */
export function Notices({ props, live }: { readonly props: Props; readonly live: boolean }) {
  const { seq, facts, seat, view, mine } = props;
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const told = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!live || told.current === seq) return;
    told.current = seq;
    const news = facts.filter(
      (fact): fact is Telling =>
        (fact.type === 'round-over' && view.phase !== 'over') ||
        (fact.type === 'scouted' && fact.hand !== undefined && seat !== undefined && fact.target !== seat),
    );
    if (news.length > 0) setNotices(before => [...before, ...news.map(fact => ({ fact, seq }))]);
  }, [seq, live]);
  const [notice] = notices;
  const putAway = () => setNotices(before => before.slice(1));
  return (
    <>
      {notice?.fact.type === 'scouted' && <ScoutedHand fact={notice.fact} isPast={seq > notice.seq} mine={mine} close={putAway} />}
      {notice?.fact.type === 'round-over' && <RoundSummary fact={notice.fact} seat={seat} close={putAway} />}
    </>
  );
}
