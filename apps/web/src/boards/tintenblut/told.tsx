import { actorOf } from '../turns.ts';
import { useTable } from './context.ts';
import type { Fact } from './game.ts';

interface ToldProps {
  readonly fact: Fact;
  /** Who reads it. */
  readonly me: number | undefined;
  /** In as few words as on a face. */
  readonly brief?: boolean;
}

/** What happened: what befell me is said to me, what I did is said of «you». */
export function Told({ fact, me, brief = false }: ToldProps) {
  const { say, strings, name } = useTable();
  const toMe = me === undefined ? '' : say.toYou(fact, me, name);
  const doer = actorOf(fact);
  const deed = doer === undefined ? '' : say.deed(fact, name);
  if (toMe !== '') return <>{toMe}</>;
  if (doer === undefined || deed === '' || (doer !== me && !brief)) return <>{say.fact(fact, name, me)}</>;
  return (
    <>
      <b>{doer === me ? capital(strings.you) : name(doer)}</b> {deed}
    </>
  );
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
