import { writeFile } from 'node:fs/promises';
import type { Listing } from '@tabard/catalog';
import { LANGS, type Naming, type Replay } from '@tabard/core';
import { storyFile } from '@tabard/story';
import { Failure, oneOf, UsageError } from '../usage.ts';
import { typeFor } from './type.ts';

export interface Asked {
  /** Where the diary goes. */
  readonly diary?: string | undefined;
  readonly lang?: string | undefined;
  readonly names?: string | undefined;
}

/** How to write the diary that is asked for, if one is. Whatever is wrong with the asking is said here, before anything is played. */
export function diaryWriter(listing: Listing, replay: Replay, { diary, lang, names }: Asked): (() => Promise<void>) | undefined {
  if (diary === undefined) {
    if (lang !== undefined || names !== undefined) throw new UsageError('--lang and --names are for a --diary');
    return;
  }
  const tell = listing.diary;
  if (!tell) throw new UsageError(`there is no diary of a match of "${listing.id}"`);
  const language = oneOf('lang', lang ?? 'en', LANGS);
  const name = names === undefined ? undefined : naming(names, replay.seats);
  return async () => {
    const story = await tell(replay, language, name);
    if (!story) throw new Failure(`tabard verify: the match ${missing(replay)}, so there is no diary of it`);
    await writeFile(diary, storyFile(story, await typeFor(story.body, language))).catch((error: Error) => {
      throw new Failure(`tabard verify: ${diary} cannot be written: ${error.message}`);
    });
  };
}

/** A match that can be played again has a diary if the whole of it is written down. */
const missing = ({ from }: Replay): string => (from ? 'does not begin with a deal' : 'was not played to its end');

function naming(names: string, seats: number): Naming {
  const given = names.split(',').map(name => name.trim());
  if (given.length !== seats || given.includes(''))
    throw new UsageError(`--names takes ${seats} names with commas between them, not "${names}"`);
  return seat => given[seat]!;
}
