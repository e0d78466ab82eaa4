import type { Listing } from '@tabard/catalog';
import { parseReplay, type Replay } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import { type Story, storyFile } from '@tabard/story';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { openCatalog } from '../games.ts';
import { lang, t } from '../i18n/index.ts';
import { ask } from '../net/api.ts';
import { diaryPath, go, replayPath, tablePath } from '../route.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { download, fitForFiles } from '../ui/download.ts';
import { Patience } from '../ui/lazy.tsx';
import { Page } from '../ui/page.tsx';
import { typeFor } from '../ui/type-in-use.ts';
import { useNaming } from './play.tsx';
import { Trouble, troubleOf, type What } from './trouble.tsx';
import '../styles/forms.css';
import '../styles/diary.css';

interface Finished {
  readonly table: Table;
  readonly replay: Replay;
  readonly tell: NonNullable<Listing['diary']>;
}

/** A finished match told as a page: to read, to share by its link, to keep as a file. */
export default function DiaryScreen({ id }: { readonly id: string }) {
  const [found, setFound] = useState<Finished | What | undefined>(undefined);
  useEffect(() => {
    void find(id).then(setFound);
  }, [id]);
  if (!found) return <Patience />;
  return typeof found === 'string' ? <Trouble what={found} act={() => location.reload()} /> : <Told {...found} />;
}

async function find(id: string): Promise<Finished | What | undefined> {
  const [table, games] = await Promise.all([ask('table', { table: id }), openCatalog()]);
  if (!table.ok) return troubleOf(table.error.code) ?? 'unknown';
  if (table.value.status !== 'over') {
    go(tablePath(id), { replace: true });
    return;
  }
  const tell = games.find(one => one.id === table.value.game)?.diary;
  if (!tell) return 'no-page';
  const record = await ask('replay', { table: id });
  if (!record.ok) return troubleOf(record.error.code) ?? 'unknown';
  const replay = parseReplay(JSON.stringify(record.value));
  return replay.ok ? { table: table.value, replay: replay.value, tell } : 'outdated';
}

function Told({ table, replay, tell }: Finished) {
  const words = t.value;
  const name = useNaming(table);
  const [story, setStory] = useState<Story | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const day = new Date(table.created).toLocaleDateString(lang.value, { dateStyle: 'long' });
    void tell(replay, lang.value, name, day).then(told => {
      if (!gone) setStory(told);
    });
    return () => {
      gone = true;
    };
  }, [replay, lang.value, name]);
  useStyle(story?.style ?? '');
  const told = useMemo(() => ({ __html: story?.body ?? '' }), [story]);
  if (!story) return <Patience />;
  return (
    <Page title={story.title}>
      <div class="diary-screen">
        <div class="diary-share">
          <CopyLink label={words.diaryLink} link={location.origin + diaryPath(table.id)} />
          <div class="buttons">
            <button type="button" class="button primary" onClick={() => void save(story)}>
              {words.saveDiary}
            </button>
            <a class="button" href={replayPath(table.id)}>
              {words.seeAgain}
            </a>
          </div>
        </div>
        <div dangerouslySetInnerHTML={told} />
      </div>
    </Page>
  );
}

async function save(story: Story): Promise<void> {
  const page = storyFile(story, await typeFor(story.body));
  download(new Blob([page], { type: 'text/html' }), `${fitForFiles(story.title)}.html`);
}

/** The policy of the house forbids styles in a page, but not sheets made by its own script. */
function useStyle(css: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet);
    };
  }, [css]);
}
