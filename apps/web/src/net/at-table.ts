import type { Body } from '@tabard/protocol';
import { complain } from '../notice.ts';
import { ask } from './api.ts';
import type { Session } from './session.ts';

/** What can be asked of a table; the answer is how it stands now. */
type Deed = 'sit' | 'leave' | 'invite' | 'bot' | 'open' | 'start' | 'standIn' | 'takeBack' | 'resign' | 'close';

/** Asks the server to do something at this session's table; true when it was done. */
export const asker =
  (session: Session) =>
  async <Name extends Deed>(name: Name, body: Body<Name>): Promise<boolean> => {
    const answer = await ask(name, { match: session.match, body });
    if (answer.ok) session.table.value = answer.value;
    else complain(answer.error);
    return answer.ok;
  };
