import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { ask } from '../net/api.ts';
import { CopyLink } from './copy-link.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { lazy } from './lazy.tsx';
import { isOnlyHere, linksTo } from './links.ts';

const Qr = lazy(() => import('./qr.tsx'));

interface Props {
  readonly path: string;
  readonly title: string;
  /** What is said of the link, where it leads to no table. */
  readonly label?: string;
  readonly cameraHelp?: string;
}

/** Ways to come here from elsewhere: the link, the system's share sheet, a code for a camera. */
export function Invite({ path, title, label, cameraHelp = t.value.qrHelp }: Props) {
  const words = t.value;
  const friends = useFriends();
  const [showing, setShowing] = useState(false);
  const isOwn = isOnlyHere(location.hostname);
  const links = linksTo(path, location, friends);
  const [best = ''] = links;
  const isLocal = isOwn && friends.length === 0;
  return (
    <div class="invite">
      {links.map(link => (
        <CopyLink key={link} label={label ?? (isOwn && !isLocal ? words.inThisNetwork : words.theLink)} link={link} />
      ))}
      {isOwn && (
        <p class="soft small here-only">
          {words.thisComputerOnly}
          {!isLocal && words.aside(location.origin + path)}
        </p>
      )}
      <div class="buttons">
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => void navigator.share({ title, url: best }).catch(() => {})}>
            <Icon name="share" />
            {words.share}
          </button>
        )}
        {!isLocal && (
          <button type="button" class="button" onClick={() => setShowing(true)}>
            <Icon name="qr" />
            {words.qrCode}
          </button>
        )}
      </div>
      {showing && (
        <Dialog title={words.qrCode} close={() => setShowing(false)}>
          <Qr text={best} />
          <p>{cameraHelp}</p>
        </Dialog>
      )}
    </div>
  );
}

/** Where friends in the same network reach this server, as far as it tells. */
function useFriends(): readonly string[] {
  const [friends, setFriends] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isOnlyHere(location.hostname)) return;
    void ask('reach').then(answer => {
      if (answer.ok) setFriends(answer.value.friends);
    });
  }, []);
  return friends;
}
