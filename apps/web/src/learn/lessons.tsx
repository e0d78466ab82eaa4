import { PLATES } from 'virtual:plates';
import { lang } from '../i18n/index.ts';
import { Page } from '../ui/page.tsx';
import { STRINGS } from './strings.ts';
import './learn.css';

/** Every game that can be learnt by playing. */
export default function Lessons() {
  const strings = STRINGS[lang.value];
  return (
    <Page title={strings.lessons} narrow>
      <h1 tabIndex={-1}>{strings.lessons}</h1>
      <p>{strings.lessonsHelp}</p>
      <ul class="lesson-list">
        {PLATES.filter(({ lesson }) => lesson).map(({ id, words }) => (
          <li key={id} class="sheet">
            <h2>{words[lang.value].title}</h2>
            <p class="soft">{words[lang.value].tagline}</p>
            <a class="button primary" href={`/learn/${id}`}>
              {strings.title(words[lang.value].title)}
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}
