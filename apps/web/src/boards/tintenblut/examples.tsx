import type { ComponentChildren } from 'preact';
import { Between, type ExampleProps, type Examples, Figure, SILENT } from '../kit/example.tsx';
import { speaking } from '../kit/speaking.tsx';
import { TableContext, useTable } from './context.ts';
import { PlacePicture } from './drawing.tsx';
import { LINES, nextGate, offersAt, type Place, type Say, TILES, type Tile, type VillainCard, villainOf, villainValue } from './game.ts';
import { AdvantageSign, KindSign, LineSign, MarkSign, RewardSign, SeatSign, VillainSign, WareSign } from './signs.tsx';
import { STRINGS, type Strings } from './strings.ts';
import './signs.css';
import './examples.css';

interface DrawnProps extends ExampleProps {
  readonly children: ComponentChildren;
}

const Drawn = speaking<DrawnProps, Strings>(STRINGS, ({ words, strings, lang, settings, children }) => (
  <TableContext.Provider value={{ ...SILENT, say: words as Say, strings, lang, settings, look: () => {} }}>
    <Figure dress="tb">{children}</Figure>
  </TableContext.Provider>
));

const WAY: readonly { readonly to: Place; readonly cost: number }[] = [
  { to: 'night-castle', cost: 0 },
  { to: 'infirmary', cost: 1 },
  { to: 'mill', cost: 1 },
];

/** From the inn to the mill: what each place costs, and all of them together. */
const Journey = (props: ExampleProps) => <Travel {...props} way={WAY} />;

/** The same road, one place shorter. */
const ShortJourney = (props: ExampleProps) => <Travel {...props} way={WAY.slice(0, 2)} />;

const Travel = ({ way, ...props }: ExampleProps & { readonly way: typeof WAY }) => (
  <Drawn {...props}>
    <Station place="border-inn" />
    {way.map(({ to, cost }) => (
      <span key={to} class="tb-example-step">
        <Between sign="→" />
        <Station place={to} cost={cost} />
      </span>
    ))}
    <span class="tb-example-sum">
      <Between sign="=" />
      <Cost of={way.reduce((sum, { cost }) => sum + cost, 0)} />
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

const OMBRA: Place = 'ombra';

/** What Ombra gives to who is alone there, and to who is not. */
const Lines = (props: ExampleProps) => (
  <Drawn {...props}>
    <Station place={OMBRA} />
    <ul class="tb-example-lines">
      {LINES.map(line => (
        <li key={line}>
          <LineSign of={line} />
          <span class="tb-example-tiles">
            {offersAt(OMBRA, line).map(({ reward, count }) => (
              <b key={reward}>
                {count} <RewardSign of={reward} />
              </b>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </Drawn>
);

const SIZES = [2, 3, 4] as const;
const SPACES: Readonly<Record<number, number>> = { 2: 2, 3: 4, 4: 7 };

const SetSizes = (props: ExampleProps) => (
  <Drawn {...props}>
    <ul class="tb-example-sets">
      {SIZES.map(size => (
        <TileSet key={size} tiles={TILES.slice(0, size)}>
          +{SPACES[size]}
        </TileSet>
      ))}
    </ul>
  </Drawn>
);

const FIRST_LAP = 44;

const Gates = (props: ExampleProps) => (
  <Drawn {...props}>
    {gatesOf(FIRST_LAP).map(({ field, colour }) => (
      <b key={field} class="tb-example-cost">
        <KindSign of={colour} /> {field}
      </b>
    ))}
  </Drawn>
);

/** Every gate of the first lap, one after the other. */
function gatesOf(until: number) {
  const gates = [];
  for (let gate = nextGate(0); gate && gate.field < until; gate = nextGate(gate.field)) gates.push(gate);
  return gates;
}

const Helpers = (props: ExampleProps) => (
  <Drawn {...props}>
    {(['nettle', 'barn-owl', 'farid', 'roxane'] as const).map(card => (
      <span key={card} class="tb-example-helper">
        <AdvantageSign of={card} />
        <small>{(props.words as Say).advantages[card]}</small>
      </span>
    ))}
  </Drawn>
);

/** Alone in the Castle of Night: its reward, and a villain besides. */
const NightCastle = (props: ExampleProps) => (
  <Drawn {...props}>
    <Station place="night-castle" />
    <LineSign of="alone" />
    <Between sign="→" />
    <Villain card="basta" />
  </Drawn>
);

export default {
  'minute.2': ShortJourney,
  'minute.3': Lines,
  'minute.4': SetSizes,
  'minute.5': Gates,
  'minute.6': Adderhead,
  'minute.7': Helpers,
  '1.6': Gates,
  '3.2': Journey,
  '3.5': Lines,
  '3.6': NightCastle,
  '3.8': Sets,
  '5.2': Adderhead,
} satisfies Examples;
