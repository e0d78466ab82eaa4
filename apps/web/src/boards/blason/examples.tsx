import { columnsOf, needsOf, visibleCard } from '@tabard/blason';
import type { ComponentChildren } from 'preact';
import { Between, type ExampleProps, type Examples, Figure, SILENT } from '../kit/example.tsx';
import { Notches } from './awards.tsx';
import { CardFace } from './card.tsx';
import { useHeraldry } from './coat.tsx';
import { TableContext, useTable } from './context.ts';
import type { BandName, Card, Say, Shield } from './game.ts';
import { Accepted, RowSign } from './niches.tsx';
import { STRINGS } from './strings.ts';
import './cards.css';
import './common.css';
import './shield.css';
import './examples.css';

interface DrawnProps extends ExampleProps {
  readonly children: ComponentChildren;
}

function Drawn({ words, lang, settings, children }: DrawnProps) {
  const heraldry = useHeraldry();
  return (
    <TableContext.Provider value={{ ...SILENT, say: words as Say, strings: STRINGS[lang], lang, settings, heraldry }}>
      <Figure dress="bl">{children}</Figure>
    </TableContext.Provider>
  );
}

const Single = ({ card }: { readonly card: Card }) => (
  <span class="bl-example-card">
    <CardFace card={card} />
  </span>
);

const PerPale = (props: ExampleProps) => (
  <Drawn {...props}>
    <Single card="per-pale" />
  </Drawn>
);

/** Row C with Or 1 alone, and the same row once a beast has fixed its band. */
const Band = (props: ExampleProps) => (
  <Drawn {...props}>
    <RowC shield={{ C3: ['or-1'] }} band={null} />
    <Between sign="↓" />
    <RowC shield={{ C1: ['lion'], C3: ['or-1'] }} band="upper" />
  </Drawn>
);

function RowC({ shield, band }: { readonly shield: Shield; readonly band: BandName | null }) {
  return (
    <div class="bl-row" data-row="C">
      <RowSign row="C" band={band} />
      {columnsOf('C').map(column => {
        const card = visibleCard(shield, column);
        return (
          <div key={column} class="bl-niche" data-filled={card !== undefined}>
            <div class="bl-niche-face">{card === undefined ? <Accepted column={column} band={band} /> : <CardFace card={card} />}</div>
          </div>
        );
      })}
    </div>
  );
}

const QUEST: Shield = { C1: ['bull'], A1: ['per-bend'], C3: ['or-2'] };

/** The three cards, and the award with all its notches marked. */
const Questing = (props: ExampleProps) => (
  <Drawn {...props}>
    {Object.values(QUEST).flatMap(cards => cards.map(card => <Single key={card} card={card} />))}
    <span class="bl-example-award">
      <Between sign="=" />
      <Ribbon />
    </span>
  </Drawn>
);

function Ribbon() {
  const { say } = useTable();
  return (
    <span class="bl-award">
      <span class="bl-award-name">{say.award('questing')}</span>
      <Notches needs={needsOf('questing', QUEST)} />
    </span>
  );
}

export default { '1.1': PerPale, '4.2': Band, '5.1': Questing } satisfies Examples;
