import type { Beast } from '../src/elements.ts';
import type { Head } from './head.ts';
import { BEAR, BEAR_FRONT } from './heads/bear.ts';
import { BOAR, BOAR_FRONT } from './heads/boar.ts';
import { BULL, BULL_FRONT } from './heads/bull.ts';
import { GRIFFIN, GRIFFIN_FRONT } from './heads/griffin.ts';
import { HORSE, HORSE_FRONT } from './heads/horse.ts';
import { LION, LION_FRONT } from './heads/lion.ts';
import { STAG, STAG_FRONT } from './heads/stag.ts';
import { TALBOT, TALBOT_FRONT } from './heads/talbot.ts';
import { UNICORN, UNICORN_FRONT } from './heads/unicorn.ts';
import { WOLF, WOLF_FRONT } from './heads/wolf.ts';

export const PROFILES: Readonly<Record<Beast, Head>> = {
  lion: LION,
  griffin: GRIFFIN,
  horse: HORSE,
  unicorn: UNICORN,
  stag: STAG,
  bear: BEAR,
  wolf: WOLF,
  bull: BULL,
  boar: BOAR,
  talbot: TALBOT,
};

export const FRONTS: Readonly<Record<Beast, Head>> = {
  lion: LION_FRONT,
  griffin: GRIFFIN_FRONT,
  horse: HORSE_FRONT,
  unicorn: UNICORN_FRONT,
  stag: STAG_FRONT,
  bear: BEAR_FRONT,
  wolf: WOLF_FRONT,
  bull: BULL_FRONT,
  boar: BOAR_FRONT,
  talbot: TALBOT_FRONT,
};
