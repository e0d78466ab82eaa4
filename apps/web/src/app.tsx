import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { announcement } from './announce.ts';
import { useRows } from './home-rows.ts';
import { t } from './i18n/index.ts';
import { notice } from './notice.ts';
import { type Route, route } from './route.ts';
import { Home } from './screens/home.tsx';
import { Keys, keysShown } from './screens/keys.tsx';
import { Trouble } from './screens/trouble.tsx';
import { lazy } from './ui/lazy.tsx';

const NewTable = lazy(() => import('./screens/new-table.tsx'));
const TableScreen = lazy(() => import('./screens/table.tsx'));
const Replay = lazy(() => import('./screens/replay.tsx'));
const Diary = lazy(() => import('./screens/diary.tsx'));
const Learn = lazy(() => import('./learn/screen.tsx'));
const Lessons = lazy(() => import('./learn/lessons.tsx'));
const SettingsScreen = lazy(() => import('./screens/settings.tsx'));
const Fair = lazy(() => import('./fair/page.tsx'));
const Credits = lazy(() => import('./screens/credits.tsx'));
const ArmsScreen = lazy(() => import('./screens/arms.tsx'));
const DeviceLink = lazy(() => import('./screens/device-link.tsx'));

export function App() {
  useFocusOnArrival();
  useRows();
  useEffect(() => {
    const help = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target)) keysShown.value = true;
    };
    document.addEventListener('keydown', help);
    return () => document.removeEventListener('keydown', help);
  }, []);
  return (
    <>
      <a class="skip button" href="#content">
        {t.value.skip}
      </a>
      <Screen at={route.value} />
      {keysShown.value && <Keys />}
      <div class="notice" role="alert">
        {notice.value !== '' && <p>{notice.value}</p>}
      </div>
      <div class="visually-hidden" aria-live="polite">
        {announcement.value}
      </div>
    </>
  );
}

function Screen({ at }: { readonly at: Route }) {
  switch (at.at) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewTable game={at.game} />;
    case 'table':
      return <TableScreen key={at.table} id={at.table} />;
    case 'replay':
      return <Replay key={at.table} id={at.table} />;
    case 'diary':
      return <Diary key={at.table} id={at.table} />;
    case 'learn':
      return at.game === undefined ? <Lessons /> : <Learn key={at.game} game={at.game} />;
    case 'settings':
      return <SettingsScreen />;
    case 'fair':
      return <Fair />;
    case 'credits':
      return <Credits />;
    case 'link':
      return <DeviceLink code={at.code} />;
    case 'arms':
      return <ArmsScreen arms={at.arms} />;
    case 'nowhere':
      return <Trouble what="no-page" />;
  }
}

/** A new screen is read from its heading on. */
function useFocusOnArrival(): void {
  const arrived = useRef(false);
  useSignalEffect(() => {
    void route.value;
    if (arrived.current) requestAnimationFrame(readOn);
    arrived.current = true;
  });
}

/** Where the page is scrolled to is not changed by it. */
function readOn(): void {
  const start = document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector('main');
  start?.focus({ preventScroll: true });
}

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('input, textarea, select');
