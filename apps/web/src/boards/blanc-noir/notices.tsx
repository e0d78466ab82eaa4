import { useEffect, useRef, useState } from 'preact/hooks';
import type { Happened } from '../board.ts';
import type { Fact, FactOf, Props } from './game.ts';
import { RoundSummary, ScoutedHand } from './summary.tsx';

type Notice = Happened<FactOf<'scouted'> | FactOf<'round-over'>>;

/** What is shown to me until I put it away, whatever happens meanwhile; a hand only to players: who watches reads it in the history. */
export function Notices({ props, live }: { readonly props: Props; readonly live: boolean }) {
  const { seq, facts, happened, seat, view, mine } = props;
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const told = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!live || told.current === seq) return;
    told.current = seq;
    const isForMe = (one: Happened<Fact>): one is Notice =>
      (one.fact.type === 'round-over' && view.phase !== 'over') ||
      (one.fact.type === 'scouted' && one.fact.hand !== undefined && seat !== undefined && one.fact.target !== seat);
    const news = happened.filter(one => facts.includes(one.fact)).filter(isForMe);
    if (news.length > 0) setNotices(before => [...before, ...news]);
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
