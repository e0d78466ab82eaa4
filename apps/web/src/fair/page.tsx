import { lang } from '../i18n/index.ts';
import { Page } from '../ui/page.tsx';
import { FAIR_WORDS } from './words.ts';
import '../styles/forms.css';
import './fair.css';

/** How the cards come about, what is checked, and what a dishonest server could do all the same. */
export default function Fair() {
  const { title, intro, parts } = FAIR_WORDS[lang.value].page;
  return (
    <Page title={title} narrow>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{intro}</p>
      {parts.map(({ heading, text, points, code }) => (
        <section key={heading} class="sheet form fair">
          <h2>{heading}</h2>
          {text && <p>{text}</p>}
          {points && (
            <ol>
              {points.map(point => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          )}
          {code && <code lang="en">{code}</code>}
        </section>
      ))}
    </Page>
  );
}
