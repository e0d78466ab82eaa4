import type { Rng } from '@tabard/core';

export interface ScriptedRng extends Rng {
  /** The rolls nobody asked for yet. */
  rest(): readonly number[];
}

/** Dice that roll what the test says, and complain when asked for more or for something they cannot roll. */
export function scripted(...rolls: readonly number[]): ScriptedRng {
  let used = 0;
  return {
    below(n) {
      const roll = rolls[used];
      if (roll === undefined) throw new Error(`scripted dice: roll ${used + 1}, below(${n}), is not in the script (${rolls.join(', ')})`);
      if (roll < 0 || roll >= n) throw new Error(`scripted dice: roll ${used + 1} is ${roll}, but below(${n}) was asked`);
      used++;
      return roll;
    },
    rest: () => rolls.slice(used),
  };
}
