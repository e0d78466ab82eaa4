import { readFileSync } from 'node:fs';
import { lessonContract } from '@tabard/testkit';
import { tintenblut } from '../src/index.ts';
import { SYNONYMS } from '../src/text/synonyms.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { lesson } from './index.ts';
import { ja } from './ja.ts';

const rules = readFileSync(new URL('../rules/en.md', import.meta.url), 'utf8');
lessonContract(tintenblut, { lesson, texts: { en, de, fr, ja }, rules, synonyms: SYNONYMS });
