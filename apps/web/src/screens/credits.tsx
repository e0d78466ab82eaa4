import { t } from '../i18n/index.ts';
import { Page } from '../ui/page.tsx';

/** Everybody who drew for game-icons.net, as its licence page names them. */
const AUTHORS =
  'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion';

const FONTS = ['EB Garamond', 'Source Sans 3', 'Shippori Mincho', 'Noto Sans JP'];

export default function Credits() {
  const words = t.value;
  return (
    <Page title={words.credits} narrow>
      <h1 tabIndex={-1}>{words.credits}</h1>
      <Part title={words.creditsIcons} text={words.creditsIconsText}>
        <p lang="en">{AUTHORS}.</p>
        <p>
          <a href="https://game-icons.net" target="_blank" rel="noreferrer">
            game-icons.net
          </a>
          {' · '}
          <a href="https://creativecommons.org/licenses/by/3.0/" target="_blank" rel="noreferrer">
            CC BY 3.0
          </a>
        </p>
      </Part>
      <Part title={words.creditsFonts} text={words.creditsFontsText}>
        <p lang="en">{FONTS.join(' · ')}</p>
      </Part>
      <Part title={words.creditsGames} text={words.creditsGamesText} />
      <Part title={words.creditsCode} text={words.creditsCodeText} />
    </Page>
  );
}

function Part({ title, text, children }: { readonly title: string; readonly text: string; readonly children?: preact.ComponentChildren }) {
  return (
    <section class="sheet form">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
