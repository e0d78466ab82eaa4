import type { Beast } from '../src/elements.ts';
import type { Breed } from './breed.ts';
import { bear } from './breeds/bear.ts';
import { boar } from './breeds/boar.ts';
import { bull } from './breeds/bull.ts';
import { griffin } from './breeds/griffin.ts';
import { horse } from './breeds/horse.ts';
import { lion } from './breeds/lion.ts';
import { stag } from './breeds/stag.ts';
import { talbot } from './breeds/talbot.ts';
import { unicorn } from './breeds/unicorn.ts';
import { wolf } from './breeds/wolf.ts';

export const BREEDS: Readonly<Record<Beast, Breed>> = { lion, griffin, horse, unicorn, stag, bear, wolf, talbot, bull, boar };
