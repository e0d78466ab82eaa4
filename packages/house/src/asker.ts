import type { Who } from '@tabard/table';
import type { Player } from './store.ts';

/** Who wishes for something. */
export type Asker = Pick<Player, 'id' | 'owner'> & { readonly device?: string | undefined };

export const whoIs = ({ id: player, owner, device }: Asker): Exclude<Who, 'house'> => ({
  player,
  program: owner !== null,
  owner: owner ?? undefined,
  device,
});
