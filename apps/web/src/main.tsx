import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/page.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { speak } from './i18n/index.ts';
import { firstLang, recall } from './identity.ts';
import { followLinks } from './route.ts';
import { typeAtHand } from './ui/type-at-hand.ts';

const type = typeAtHand();
await speak(firstLang());
followLinks();
await type;
render(<App />, document.getElementById('app')!);
await recall();
