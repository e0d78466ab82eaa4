import { Between, type ExampleProps, type Examples, Figure, SILENT } from '../kit/example.tsx';
import { CardBack, CardFace } from './card.tsx';
import { TableContext } from './context.ts';
import { sayAt, type View } from './game.ts';
import { Links } from './links.tsx';
import { Sign } from './signs.tsx';
import { STRINGS } from './strings.ts';
import './cards.css';
import './examples.css';

/** Which table it is makes no difference to what is drawn. */
const USUAL: View['config'] = { edition: 'ja', deck: 'box', goal: 200, call: 'players' };

const KNIGHT = 2;
const GOLEM = 4;
const SUM = KNIGHT + GOLEM;

/** A Knight and a Golem, the colour that is named, the chain, and the cards that are drawn for it. */
function Chain({ words, lang, settings }: ExampleProps) {
  const table = { ...SILENT, say: sayAt(words, { config: USUAL }), strings: STRINGS[lang], settings, seats: [] };
  return (
    <TableContext.Provider value={table}>
      <Figure dress="bn">
        <span class="bn-example-card">
          <CardFace card="knight-r" />
          <b>{KNIGHT}</b>
        </span>
        <span class="bn-example-step">
          <Between sign="+" />
          <span class="bn-example-card" data-t="b">
            <CardFace card="golem" />
            <Sign of="b" />
            <b>{GOLEM}</b>
          </span>
        </span>
        <span class="bn-example-step">
          <Between sign="=" />
          <span class="bn-example-drawn">
            <Links chain={SUM} />
            <span class="bn-example-backs">
              {Array.from({ length: SUM }, (_, at) => (
                <CardBack key={at} />
              ))}
            </span>
          </span>
        </span>
      </Figure>
    </TableContext.Provider>
  );
}

export default { '3.3': Chain } satisfies Examples;
