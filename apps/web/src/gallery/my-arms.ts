import type { MyArms } from '@tabard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { myShield } from '../identity.ts';
import { ask } from '../net/api.ts';

/** The arms I have won, as the house knows them, and how to ask it again; undefined until it has answered. */
export function useMyArms(): readonly [MyArms | 'offline' | undefined, () => Promise<void>] {
  const [mine, setMine] = useState<MyArms | 'offline' | undefined>(undefined);
  const load = async () => {
    const answer = await ask('myArms');
    setMine(answer.ok ? answer.value : 'offline');
    if (answer.ok) wearHere(answer.value);
  };
  useEffect(() => void load(), []);
  return [mine, load];
}

/** Another device of mine may have chosen them. */
function wearHere({ worn }: MyArms): void {
  const { arms: _, ...shield } = myShield.value;
  myShield.value = worn === null ? shield : { ...shield, arms: worn };
}
