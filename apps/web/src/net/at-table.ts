import type { Body } from '@tabard/protocol';
import { complain } from '../notice.ts';
import { ask } from './api.ts';
import type { Session } from './session.ts';

/** What can be asked of a table; the answer is how it stands then. */
type Wished =
  | 'sit'
  | 'leave'
  | 'invite'
  | 'bot'
  | 'open'
  | 'start'
  | 'callOff'
  | 'standIn'
  | 'takeBack'
  | 'undo'
  | 'offer'
  | 'answer'
  | 'resume'
  | 'resign'
  | 'close';

/** Asks the house to do something at this session's table; true when it was done. */
export const asker =
  (session: Session, fetching?: typeof fetch) =>
  async <Name extends Wished>(name: Name, body: Body<Name>): Promise<boolean> => {
    const answer = await ask(name, { table: session.id, body }, fetching);
    if (answer.ok) session.learn(answer.value);
    else complain(answer.error);
    return answer.ok;
  };
