import { everythingIn, languageContract, type Vocabulary } from '@tabard/testkit';
import { STRINGS } from './strings.ts';

languageContract('the coach', lang => everythingIn(STRINGS[lang] as unknown as Vocabulary));
