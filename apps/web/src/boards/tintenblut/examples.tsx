import type { ComponentChildren } from 'preact';
import { Between, type ExampleProps, type Examples, Figure, SILENT } from '../kit/example.tsx';
import { TableContext, useTable } from './context.ts';
import { PlacePicture } from './drawing.tsx';
import { type Place, type Say, type Tile, type VillainCard, villainOf, villainValue } from './game.ts';
import { KindSign, MarkSign, SeatSign, VillainSign, WareSign } from './signs.tsx';
import { STRINGS } from './strings.ts';
import './signs.css';
import './examples.css';

interface DrawnProps extends ExampleProps {
  readonly children: ComponentChildren;
}

const Drawn = ({ words, lang, settings, children }: DrawnProps) => (
  <TableContext.Provider value={{ ...SILENT, say: words as Say, strings: STRINGS[lang], lang, settings, look: () => {} }}>
    <Figure dress="tb">{children}</Figure>
  </TableContext.Provider>
);

const WAY: readonly { readonly to: Place; readonly cost: number }[] = [
  { to: 'night-castle', cost: 0 },
  { to: 'infirmary', cost: 1 },
  { to: 'mill', cost: 1 },
];

/** From the inn to the mill: what each place costs, and all of them together. */
const Journey = (props: ExampleProps) => (
  <Drawn {...props}>
    <Station place="border-inn" />
    {WAY.map(({ to, cost }) => (
      <span key={to} class="tb-example-step">
        <Between sign="→" />
        <Station place={to} cost={cost} />
      </span>
    ))}
    <span class="tb-example-sum">
      <Between sign="=" />
      <Cost of={WAY.reduce((sum, { cost }) => sum + cost, 0)} />
    </span>
  </Drawn>
);

function Station({ place, cost }: { readonly place: Place; readonly cost?: number }) {
  const { say } = useTable();
  return (
    <span class="tb-example-place">
      <span class="board-card tb-example-card">
        <PlacePicture place={place} />
        <span>{say.places[place]}</span>
      </span>
      {cost !== undefined && <Cost of={cost} />}
    </span>
  );
}

const Cost = ({ of }: { readonly of: number }) => (
  <b class="tb-example-cost">
    {of}
    <WareSign of="provision" />
  </b>
);

/** Seven tiles in Ombra: the sets that can be handed in, the one that cannot, and what is left. */
const Sets = (props: ExampleProps) => (
  <Drawn {...props}>
    <ul class="tb-example-sets">
      <TileSet tiles={['courage', 'strength', 'wit', 'honour']}>
        9 → <KindSign of="red" /> → 16
      </TileSet>
      <TileSet tiles={['courage', 'strength', 'wit']} closed>
        16 → <KindSign of="blue" /> 20 <MarkSign of="closed" />
      </TileSet>
      <TileSet tiles={['courage', 'strength']}>16 → 18</TileSet>
      <TileSet tiles={['wit']} />
    </ul>
  </Drawn>
);

interface TileSetProps {
  readonly tiles: readonly Tile[];
  readonly closed?: boolean;
  readonly children?: ComponentChildren;
}

const TileSet = ({ tiles, closed = false, children }: TileSetProps) => (
  <li data-closed={closed}>
    <span class="tb-example-tiles">
      {tiles.map(tile => (
        <WareSign key={tile} of={tile} />
      ))}
    </span>
    <b>{children}</b>
  </li>
);

const VILLAINS: readonly (readonly VillainCard[])[] = [
  ['basta', 'piper', 'adderhead:II'],
  ['mortola', 'firefox'],
  ['slasher', 'sootbird'],
];
const SUMS = VILLAINS.map(cards => cards.reduce((sum, card) => sum + villainValue(card), 0));

/** The villains before red, blue and green, their sums, and whom the Adderhead strikes. */
const Adderhead = (props: ExampleProps) => (
  <Drawn {...props}>
    <ul class="tb-example-seats">
      {VILLAINS.map((cards, seat) => (
        <li key={seat} data-hit={SUMS[seat] === Math.max(...SUMS)}>
          <SeatSign seat={seat} />
          <span class="tb-example-villains">
            {cards.map(card => (
              <Villain key={card} card={card} />
            ))}
          </span>
          <b>{SUMS[seat]}</b>
        </li>
      ))}
    </ul>
  </Drawn>
);

const Villain = ({ card }: { readonly card: VillainCard }) => (
  <span class="tb-example-villain" data-adderhead={villainOf(card) === 'adderhead'}>
    <VillainSign of={villainOf(card)} />
    {villainValue(card)}
  </span>
);

export default { '3.2': Journey, '3.8': Sets, '5.2': Adderhead } satisfies Examples;
