import type { MyDevice } from '@tabard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../announce.ts';
import { lang, t } from '../i18n/index.ts';
import { ask } from '../net/api.ts';
import { complain } from '../notice.ts';
import { Question } from './dialog.tsx';
import { loadMyBots, useMyBots } from './my-bots.tsx';
import { daysAgo } from './since.ts';

/** Every device that is me, each to be signed out; nothing before there is any. */
export function MyDevices() {
  const words = t.value;
  const [devices, setDevices] = useState<readonly MyDevice[]>([]);
  const bots = useMyBots();
  const [leaving, setLeaving] = useState<MyDevice | 'others' | undefined>(undefined);
  useEffect(() => {
    void ask('devices').then(answer => answer.ok && setDevices(answer.value.devices));
  }, []);
  const signOut = async (what: MyDevice | 'others') => {
    setLeaving(undefined);
    const answer = await (what === 'others' ? ask('signOutOthers') : ask('signOut', { body: { device: what.id } }));
    if (!answer.ok) return complain(answer.error);
    // Nothing of who I was may stay on the screen, or in memory.
    if (what !== 'others' && what.here) return location.assign('/');
    setDevices(answer.value.devices);
    announce(words.signedOut);
    void loadMyBots();
  };
  if (devices.length === 0) return null;
  const others = devices.filter(({ here }) => !here).length;
  return (
    <section class="sheet device" aria-label={words.devices}>
      <h2>{words.devices}</h2>
      <p class="soft">{words.devicesHelp}</p>
      <ul class="my-devices">
        {devices.map(device => (
          <li key={device.id}>
            <div>
              <b>{nameOf(device)}</b>
              <p class="soft small">{aboutOf(device)}</p>
            </div>
            <button type="button" class="button plain danger" onClick={() => setLeaving(device)}>
              {device.here ? words.signOutHere : words.signOutThere}
              {!device.here && <span class="visually-hidden">{words.aside(nameOf(device))}</span>}
            </button>
          </li>
        ))}
      </ul>
      {others > 1 && (
        <button type="button" class="button" onClick={() => setLeaving('others')}>
          {words.signOutOthers}
        </button>
      )}
      {leaving && (
        <Question
          {...askedFor(leaving, { isLast: others === 0, hasBots: bots.length > 0 })}
          yes={() => void signOut(leaving)}
          no={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

function nameOf({ browser, system }: MyDevice): string {
  const { browserOn, unknownDevice } = t.value;
  return browser && system ? browserOn(browser, system) : browser || system || unknownDevice;
}

function aboutOf({ here, seen, made }: MyDevice): string {
  const { thisDevice, lastHere, yoursSince } = t.value;
  const since = made === null ? [] : [yoursSince(new Date(made).toLocaleDateString(lang.value, { dateStyle: 'medium' }))];
  return [here ? thisDevice : lastHere(daysAgo(seen)), ...since].join(' · ');
}

interface Mine {
  readonly isLast: boolean;
  readonly hasBots: boolean;
}

/** What becomes of the tokens of bots is said beforehand. */
function askedFor(leaving: MyDevice | 'others', { isLast, hasBots }: Mine): { title: string; text: string; verb: string } {
  const words = t.value;
  const withBots = (help: string) => (hasBots ? words.signOutBots(help) : help);
  if (leaving === 'others') {
    const { signOutOthersAsk: title, signOutOthersHelp: help, signOutOthers: verb } = words;
    return { title, text: hasBots ? words.signOutOthersBots(help) : help, verb };
  }
  if (!leaving.here) return { title: words.signOutAsk(nameOf(leaving)), text: withBots(words.signOutHelp), verb: words.signOutThere };
  return { title: words.signOutHereAsk, text: withBots(isLast ? words.signOutLastHelp : words.signOutHereHelp), verb: words.signOutHere };
}
