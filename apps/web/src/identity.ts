import { computed, effect, signal } from '@preact/signals';
import { LANGS, type Lang } from '@tabard/core';
import { type Me, USUAL_CALL_SECONDS } from '@tabard/protocol';
import type { Settings } from './boards/board.ts';
import { guessLang, lang, speak } from './i18n/index.ts';
import { keep, kept } from './kept.ts';
import { isLevel, type Level } from './levels.ts';
import { ask } from './net/api.ts';
import { notify } from './notice.ts';

export const CALL_SECONDS = [5, 10, 20, 60] as const;
export const THEMES = ['auto', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];
export interface Prefs extends Settings {
  readonly theme: Theme;
  /** Whether the column with history and rules stands open where there is room to spare. */
  readonly panel: boolean;
  /** The bots I play against unless I say otherwise. */
  readonly level: Level;
  /** «Play now» deals the whole game, also where there is a short one. */
  readonly full: boolean;
  /** Whether I hear what is said at tables. */
  readonly talk: boolean;
  /** The crests of those I do not want to hear. */
  readonly muted: readonly string[];
}

const USUAL: Prefs = {
  theme: 'auto',
  pace: 1,
  confirm: false,
  sound: false,
  letters: false,
  hatching: false,
  callSeconds: USUAL_CALL_SECONDS,
  panel: true,
  level: 'medium',
  full: false,
  talk: true,
  muted: [],
};
const MOST_MUTED = 100;
const KEPT = 'tabard.prefs';
const KEPT_LANG = 'tabard.lang';
const SAVE_AFTER_MS = 400;

export const prefs = signal<Prefs>(readPrefs(kept(KEPT)));
export const myName = signal('');
/** The shield others see beside it. */
export const myShield = signal<Pick<Me, 'crest' | 'arms'>>({});
/** What boards are told: no more than they need. */
export const settings = computed<Settings>(() => {
  const { pace, confirm, sound, letters, hatching, callSeconds } = prefs.value;
  return { pace, confirm, sound, letters, hatching, callSeconds };
});

effect(() => {
  const { theme } = prefs.value;
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
});

/** The language to begin with: the one chosen here before, or the browser's. */
export function firstLang(): Lang {
  const before = kept(KEPT_LANG);
  return LANGS.find(one => one === before) ?? guessLang();
}

/** Asks the server who I am; what it keeps wins over what this browser remembers. */
export async function recall(): Promise<void> {
  const answer = await ask('me');
  if (answer.ok) await become(answer.value);
  else if (answer.error.code === 'banned') notify(answer.error.text);
}

export async function become(me: Me): Promise<void> {
  myName.value = me.name;
  myShield.value = me;
  if (!me.known) return;
  if (Object.keys(me.settings).length > 0) {
    prefs.value = readPrefs(JSON.stringify({ ...prefs.value, ...me.settings }));
    keep(KEPT, JSON.stringify(prefs.value));
  }
  if (me.lang !== lang.value) await speak(me.lang);
  keep(KEPT_LANG, me.lang);
}

export function change(part: Partial<Prefs>): void {
  prefs.value = { ...prefs.value, ...part };
  keep(KEPT, JSON.stringify(prefs.value));
  saveSoon(part);
}

export async function changeLang(wanted: Lang): Promise<void> {
  await speak(wanted);
  keep(KEPT_LANG, wanted);
  await ask('changeMe', { body: { lang: wanted } });
}

export async function changeName(name: string): Promise<boolean> {
  const answer = await ask('changeMe', { body: { name } });
  if (answer.ok) myName.value = answer.value.name;
  return answer.ok;
}

let saving: ReturnType<typeof setTimeout> | undefined;
/** What the server has not heard of: only that is sent, as another device of mine may have changed something else. */
let unsaved: Partial<Prefs> = {};
function saveSoon(part: Partial<Prefs>): void {
  unsaved = { ...unsaved, ...part };
  clearTimeout(saving);
  saving = setTimeout(save, SAVE_AFTER_MS);
}

async function save(): Promise<void> {
  const settings = unsaved;
  unsaved = {};
  const answer = await ask('changeMe', { body: { settings: { ...settings } } });
  if (!answer.ok) unsaved = { ...settings, ...unsaved };
}

/** Whatever is not as it should be becomes the usual. */
function readPrefs(text: string | null): Prefs {
  let raw: Record<string, unknown> = {};
  try {
    raw = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {}
  const flag = (key: 'confirm' | 'sound' | 'letters' | 'hatching' | 'panel' | 'full' | 'talk') =>
    typeof raw[key] === 'boolean' ? raw[key] : USUAL[key];
  return {
    theme: THEMES.find(one => one === raw.theme) ?? USUAL.theme,
    pace: ([0, 1, 2] as const).find(one => one === raw.pace) ?? USUAL.pace,
    confirm: flag('confirm'),
    sound: flag('sound'),
    letters: flag('letters'),
    hatching: flag('hatching'),
    callSeconds: CALL_SECONDS.find(one => one === raw.callSeconds) ?? USUAL.callSeconds,
    panel: flag('panel'),
    full: flag('full'),
    talk: flag('talk'),
    muted: Array.isArray(raw.muted) ? raw.muted.filter(one => typeof one === 'string').slice(-MOST_MUTED) : USUAL.muted,
    level: isLevel(raw.level) ? raw.level : USUAL.level,
  };
}
