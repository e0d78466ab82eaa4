import { everythingIn, languageContract, type Vocabulary } from '@tabard/testkit';
import { LOBBY_WORDS } from './words.ts';

languageContract('the lobby', lang => everythingIn(LOBBY_WORDS[lang] as unknown as Vocabulary));
