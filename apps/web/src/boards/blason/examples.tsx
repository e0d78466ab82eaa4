import { AUGMENTATIONS, columnsOf, needsOf, printed, visibleCard } from '@tabard/blason/questions';
import type { ComponentChildren } from 'preact';
import { Between, type ExampleProps, type Examples, Figure, SILENT } from '../kit/example.tsx';
import { speaking } from '../kit/speaking.tsx';
import { Notches } from './awards.tsx';
import { CardBack, CardFace } from './card.tsx';
import { useHeraldry } from './coat.tsx';
import { TableContext, useTable } from './context.ts';
import type { BandName, Card, Say, Shield } from './game.ts';
import { Accepted, RowSign } from './niches.tsx';
import { EmblemSign, MarkSign } from './signs.tsx';
import { STRINGS, type Strings } from './strings.ts';
import './cards.css';
import './common.css';
import './shield.css';
import './examples.css';

interface DrawnProps extends ExampleProps {
  readonly children: ComponentChildren;
}

const Drawn = speaking<DrawnProps, Strings>(STRINGS, ({ words, strings, lang, settings, children }) => {
  const heraldry = useHeraldry();
  return (
    <TableContext.Provider value={{ ...SILENT, say: words as Say, strings, lang, settings, heraldry }}>
      <Figure dress="bl">{children}</Figure>
    </TableContext.Provider>
  );
});

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

const HAND: readonly Card[] = ['or-2', 'bear'];

/** A Lion is worth 5: two cards pay for it, and it scores as much. */
const Paying = (props: ExampleProps) => (
  <Drawn {...props}>
    {HAND.map(card => (
      <Single key={card} card={card} />
    ))}
    <Between sign="→" />
    <Single card="lion" />
    <Between sign={`+${printed('lion').value}`} />
  </Drawn>
);

const Taking = (props: ExampleProps) => (
  <Drawn {...props}>
    <Single card="azure-3" />
    <Between sign="+" />
    <span class="bl-example-card">
      <CardBack pile="figures" />
    </span>
  </Drawn>
);

/** What takes the place of Or in A2 if A3 shows it: anything but Or. */
const Partners = (props: ExampleProps) => (
  <Drawn {...props}>
    <Single card="or-1" />
    <Between sign="≠" />
    <Single card="or-3" />
  </Drawn>
);

const Heralds = (props: ExampleProps) => (
  <Drawn {...props}>
    <b class="bl-example-ten">10</b>
    <Between sign="→" />
    <span class="bl-example-sign">
      <MarkSign of="herald" />
    </span>
  </Drawn>
);

const Majorities = (props: ExampleProps) => (
  <Drawn {...props}>
    {AUGMENTATIONS.map(augmentation => (
      <span key={augmentation} class="bl-example-sign">
        <EmblemSign of={augmentation} />
        <small>{(props.words as Say).augmentations[augmentation]}</small>
      </span>
    ))}
  </Drawn>
);

export default {
  'minute.2': Taking,
  'minute.3': Paying,
  'minute.4': Band,
  'minute.5': Questing,
  'minute.6': Heralds,
  'minute.7': Majorities,
  '1.1': PerPale,
  '4.2': Band,
  '4.4': Partners,
  '4.6': Paying,
  '5.1': Questing,
  '6.3': Majorities,
} satisfies Examples;
