import { signal } from '@preact/signals';
import { type MyBot, NAME_LENGTH } from '@tabard/protocol';
import { useEffect, useId, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { ask } from '../net/api.ts';
import { complain } from '../notice.ts';
import { Avatar } from './avatar.tsx';
import { CopyLink } from './copy-link.tsx';
import { Question } from './dialog.tsx';

/** Bots of one's own: each comes in with a token, which is shown once and can be revoked. */
export function MyBots() {
  const words = t.value;
  const bots = useMyBots();
  const [made, setMade] = useState<{ readonly bot: MyBot; readonly token: string } | undefined>(undefined);
  const [revoking, setRevoking] = useState<MyBot | undefined>(undefined);
  const make = async (name: string) => {
    const answer = await ask('makeBot', { body: { name } });
    if (!answer.ok) {
      complain(answer.error);
      return false;
    }
    setMade(answer.value);
    myBots.value = [...bots, answer.value.bot];
    return true;
  };
  const revoke = async ({ id }: MyBot) => {
    setRevoking(undefined);
    const answer = await ask('revokeBot', { body: { bot: id } });
    if (!answer.ok) return complain(answer.error);
    myBots.value = answer.value.bots;
    if (made?.bot.id === id) setMade(undefined);
  };
  return (
    <section class="sheet device" aria-label={words.myBots}>
      <h2>{words.myBots}</h2>
      <p class="soft">{words.myBotsHelp}</p>
      {bots.length > 0 && (
        <ul class="my-bots">
          {bots.map(bot => (
            <li key={bot.id}>
              <Avatar of={bot} />
              <b>{bot.name}</b>
              <button type="button" class="button plain danger" onClick={() => setRevoking(bot)}>
                {words.revoke}
                <span class="visually-hidden">{words.aside(bot.name)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {made && <CopyLink label={words.tokenOnce(made.bot.name)} link={made.token} verb={words.copyToken} />}
      <NewBot make={make} />
      {revoking && (
        <Question
          title={words.revokeAsk(revoking.name)}
          text={words.revokeHelp}
          verb={words.revoke}
          yes={() => void revoke(revoking)}
          no={() => setRevoking(undefined)}
        />
      )}
    </section>
  );
}

/** The bots I made tokens for, as far as the server has told. */
const myBots = signal<readonly MyBot[]>([]);

/** Asks for them anew. */
export async function loadMyBots(): Promise<void> {
  const answer = await ask('myBots');
  if (answer.ok) myBots.value = answer.value.bots;
}

export function useMyBots(): readonly MyBot[] {
  useEffect(() => void loadMyBots(), []);
  return myBots.value;
}

function NewBot({ make }: { make(name: string): Promise<boolean> }) {
  const id = useId();
  const [name, setName] = useState('');
  const run = async (event: Event) => {
    event.preventDefault();
    if (await make(name.trim())) setName('');
  };
  return (
    <form class="with-button" onSubmit={event => void run(event)}>
      <div class="field">
        <label for={id}>{t.value.botName}</label>
        <input
          id={id}
          type="text"
          autocomplete="off"
          maxLength={NAME_LENGTH}
          value={name}
          onInput={event => setName(event.currentTarget.value)}
        />
      </div>
      <button type="submit" class="button" disabled={name.trim() === ''}>
        {t.value.makeToken}
      </button>
    </form>
  );
}
