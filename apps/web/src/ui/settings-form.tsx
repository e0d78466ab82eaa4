import { LANGS, type Lang } from '@tabard/core';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../announce.ts';
import { CallSwitch } from '../calls/call-switch.tsx';
import { GALLERY } from '../gallery/words.ts';
import { LANG_NAMES, lang, t } from '../i18n/index.ts';
import { CALL_SECONDS, change, changeLang, changeName, myName, myShield, prefs, THEMES, type Theme } from '../identity.ts';
import { ask } from '../net/api.ts';
import { complain, notify } from '../notice.ts';
import { bell } from '../sound.ts';
import { setTips, tips } from '../tips/known.ts';
import { Avatar } from './avatar.tsx';
import { Choices } from './choices.tsx';
import { Invite } from './invite.tsx';
import { NameField } from './name-field.tsx';
import { Switch } from './switch.tsx';
import '../styles/forms.css';

/** How I want to play, changed at once and kept with the identity; the same on its own screen and at the table. */
export function SettingsForm() {
  const words = t.value;
  const { theme, pace, confirm, sound, letters, hatching, callSeconds, talk } = prefs.value;
  const themes: Readonly<Record<Theme, string>> = { auto: words.themeAuto, day: words.themeDay, night: words.themeNight };
  return (
    <div class="form">
      <MyName />
      <Choices
        legend={words.language}
        name="lang"
        options={LANGS.map(one => ({ value: one, label: LANG_NAMES[one], lang: one }))}
        value={lang.value}
        choose={value => void changeLang(value as Lang)}
      />
      <Choices
        legend={words.theme}
        name="theme"
        options={THEMES.map(one => ({ value: one, label: themes[one] }))}
        value={theme}
        choose={value => change({ theme: value as Theme })}
      />
      <Choices
        legend={words.pace}
        name="pace"
        options={[
          { value: '0', label: words.paceQuick },
          { value: '1', label: words.paceUsual },
          { value: '2', label: words.paceSlow },
        ]}
        value={String(pace)}
        choose={value => change({ pace: Number(value) as 0 | 1 | 2 })}
      />
      <Choices
        legend={words.callTime}
        name="call"
        options={CALL_SECONDS.map(one => ({ value: String(one), label: seconds(one) }))}
        value={String(callSeconds)}
        choose={value => change({ callSeconds: Number(value) })}
      />
      <div>
        <Switch label={words.confirm} on={confirm} change={on => change({ confirm: on })} />
        <Switch
          label={words.sound}
          on={sound}
          change={on => {
            change({ sound: on });
            if (on) bell();
          }}
        />
        <Switch label={words.talkOn} help={words.talkOnHelp} on={talk} change={on => change({ talk: on })} />
        <CallSwitch />
        <Switch label={words.letters} help={words.lettersHelp} on={letters} change={on => change({ letters: on })} />
        <Switch label={words.tips} help={words.tipsHelp} on={tips.value.on} change={setTips} />
        <Switch label={words.hatching} help={words.hatchingHelp} on={hatching} change={on => change({ hatching: on })} />
      </div>
    </div>
  );
}

const seconds = (count: number): string =>
  new Intl.NumberFormat(lang.value, { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(count);

function MyName() {
  const [name, setName] = useState(myName.value);
  useEffect(() => setName(myName.value), [myName.value]);
  const save = async (event: Event) => {
    event.preventDefault();
    if (await changeName(name)) announce(t.value.saved);
    else notify(t.value.somethingWrong);
  };
  return (
    <form class="with-button" onSubmit={event => void save(event)}>
      {myShield.value.crest && (
        <a href="/arms/mine" aria-label={GALLERY[lang.value].title}>
          <Avatar of={myShield.value} size={44} />
        </a>
      )}
      <NameField value={name} change={setName} />
      <button type="submit" class="button" disabled={name.trim() === '' || name === myName.value}>
        {t.value.saveName}
      </button>
    </form>
  );
}

/** A one-time link that makes another device me. */
export function DeviceLinkMaker() {
  const [made, setMade] = useState<{ readonly code: string; readonly expires: number } | undefined>(undefined);
  const make = async () => {
    const answer = await ask('link');
    if (answer.ok) setMade(answer.value);
    else complain(answer.error);
  };
  const until = made && new Date(made.expires).toLocaleTimeString(lang.value, { hour: '2-digit', minute: '2-digit' });
  return (
    <section class="sheet device">
      <h2>{t.value.otherDevice}</h2>
      <p class="soft">{t.value.otherDeviceHelp}</p>
      {made ? (
        <Invite
          path={`/link/${made.code}`}
          title={t.value.otherDevice}
          label={t.value.linkOnce(until!)}
          cameraHelp={t.value.qrDeviceHelp}
        />
      ) : (
        <button type="button" class="button" onClick={() => void make()}>
          {t.value.makeLink}
        </button>
      )}
    </section>
  );
}
