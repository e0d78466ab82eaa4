import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Switch } from '../ui/switch.tsx';
import { calling, callMe, callMeNoMore, recallCalling } from './calling.ts';

/** Being called, on or off; nothing where it cannot be had. */
export function CallSwitch() {
  useEffect(() => void recallCalling(), []);
  const words = t.value;
  if (calling.value === 'unknown' || calling.value === 'impossible') return null;
  if (calling.value === 'refused') return <p class="soft small">{words.callsRefused}</p>;
  return (
    <Switch label={words.calls} help={words.callsHelp} on={calling.value === 'on'} change={on => void (on ? callMe() : callMeNoMore())} />
  );
}
