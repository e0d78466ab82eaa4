import type { About } from '@tabard/table';
import { expect, test } from 'vitest';
import { peopleAndHost } from './calls.ts';

const seated = (player: string, program: boolean) => ({ kind: 'player', player, program, standIn: null }) as const;

test.each<[what: string, host: string, people: readonly string[]]>([
  ['a host who sits there is called once', 'ann', ['ann']],
  ['a host who does not sit there is called, too', 'eve', ['ann', 'eve']],
  ['a program is not called, even as the host', 'engine', ['ann']],
])('%s', (_, host, people) => {
  const chairs = [seated('ann', false), seated('engine', true), { kind: 'open' }] as const;
  expect(peopleAndHost({ chairs, host } as unknown as About)).toEqual(people);
});
