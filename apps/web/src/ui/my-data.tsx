import { useId, useState } from 'preact/hooks';
import { calling, callMeNoMore } from '../calls/calling.ts';
import { sayFarewell } from '../farewell.ts';
import { t } from '../i18n/index.ts';
import { forgetAll } from '../kept.ts';
import { ask } from '../net/api.ts';
import { complain } from '../notice.ts';
import { Dialog } from './dialog.tsx';
import { download } from './download.ts';

/** What the server knows about me, to take along or to be forgotten. */
export function MyData() {
  const words = t.value;
  const [isLeaving, setLeaving] = useState(false);
  const [isFetching, setFetching] = useState(false);
  const take = async () => {
    setFetching(true);
    const answer = await ask('myData');
    setFetching(false);
    if (!answer.ok) return complain(answer.error);
    const day = new Date(answer.value.exported).toISOString().slice(0, 10);
    download(new Blob([JSON.stringify(answer.value, null, 2)], { type: 'application/json' }), `tabard-${day}.json`);
  };
  return (
    <section class="sheet device" aria-label={words.myData}>
      <h2>{words.myData}</h2>
      <p class="soft">{words.myDataHelp}</p>
      <button type="button" class="button" disabled={isFetching} onClick={() => void take()}>
        {words.takeData}
      </button>
      <button type="button" class="button plain danger" onClick={() => setLeaving(true)}>
        {words.deleteMe}
      </button>
      {isLeaving && <Farewell close={() => setLeaving(false)} />}
    </section>
  );
}

/** Asked by a word to be typed: nobody does that by mistake. */
function Farewell({ close }: { close(): void }) {
  const words = t.value;
  const id = useId();
  const [typed, setTyped] = useState('');
  const isSure = typed.trim().toLowerCase() === words.deleteWord.toLowerCase();
  const leave = async (event: Event) => {
    event.preventDefault();
    if (!isSure) return;
    if (calling.value === 'on') await callMeNoMore();
    const answer = await ask('deleteMe', { body: { forget: 'everything about me' } });
    if (!answer.ok) return complain(answer.error);
    // Nothing of who I was may stay in this browser, on the screen, or in memory.
    forgetAll();
    sayFarewell();
    location.assign('/');
  };
  return (
    <Dialog title={words.deleteAsk} close={close}>
      <form class="form" onSubmit={event => void leave(event)}>
        <p>{words.deleteHelp}</p>
        <div class="field">
          <label for={id}>{words.deleteType(words.deleteWord)}</label>
          <input
            id={id}
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={typed}
            onInput={event => setTyped(event.currentTarget.value)}
          />
        </div>
        <div class="buttons">
          <button type="submit" class="button danger" disabled={!isSure}>
            {words.deleteMe}
          </button>
          <button type="button" class="button" onClick={close}>
            {words.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
