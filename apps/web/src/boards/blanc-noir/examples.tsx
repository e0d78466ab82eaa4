import type { ComponentChildren } from 'preact';
import { Between, type ExampleProps, type Examples, Figure } from '../kit/example.tsx';
import { CardBack, CardFace, ScrollFace } from './card.tsx';
import { useTable } from './context.ts';
import { Drawn } from './drawn.tsx';
import { type Card, COLOURS, printed } from './game.ts';
import { MARK_PATHS } from './icons.ts';
import { Links } from './links.tsx';
import { Icon, Sign } from './signs.tsx';
import './examples.css';

interface SceneProps extends ExampleProps {
  readonly small?: boolean;
  readonly children: ComponentChildren;
}

const Scene = ({ small = false, children, ...props }: SceneProps) => (
  <Drawn {...props}>
    <Figure dress={small ? 'bn-small-example bn' : 'bn'}>{children}</Figure>
  </Drawn>
);

const Cards = ({ of }: { readonly of: readonly Card[] }) => (
  <>
    {of.map(card => (
      <CardFace key={card} card={card} />
    ))}
  </>
);

const KNIGHT = 2;
const GOLEM = 4;
const SUM = KNIGHT + GOLEM;

/** A Knight and a Golem, the colour that is named, the chain, and the cards that are drawn for it. */
const Chain = (props: ExampleProps) => (
  <Scene {...props}>
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
  </Scene>
);

const LEFT: readonly Card[] = ['3y', '8g', 'golem'];

/** What is left in a hand, and what it costs. */
const Left = (props: ExampleProps) => (
  <Scene {...props} small>
    <Cards of={LEFT} />
    <Between sign="=" />
    <b class="bn-example-sum">{LEFT.reduce((sum, card) => sum + printed(card).number, 0)}</b>
  </Scene>
);

/** The same colour and the same number fit on a blue 7. */
const Fitting = (props: ExampleProps) => (
  <Scene {...props} small>
    <Cards of={['2b', '7r']} />
    <Between sign="→" />
    <CardFace card="7b" />
  </Scene>
);

const Black = (props: ExampleProps) => (
  <Scene {...props} small>
    <CardFace card="pixie" />
    <Between sign="→" />
    {COLOURS.map(colour => (
      <span key={colour} class="bn-example-colour" data-t={colour}>
        <Sign of={colour} />
      </span>
    ))}
  </Scene>
);

const SmallChain = (props: ExampleProps) => (
  <Scene {...props} small>
    <CardFace card="knight-r" />
    <Between sign="+" />
    <CardFace card="golem" />
    <Between sign="=" />
    <Links chain={SUM} />
  </Scene>
);

const Abilities = (props: ExampleProps) => (
  <Scene {...props} small>
    <Cards of={['jester-y', 'mage-g', 'dragon']} />
  </Scene>
);

const Buying = (props: ExampleProps) => (
  <Scene {...props} small>
    <Cards of={['3r', '3y', '3b']} />
    <Between sign="→" />
    <ScrollFace scroll="mirage" />
  </Scene>
);

const Calling = (props: ExampleProps) => (
  <Scene {...props} small>
    <CardFace card="4g" />
    <Between sign="+" />
    <Wax />
  </Scene>
);

function Wax() {
  const { strings } = useTable();
  return (
    <span class="bn-example-seal">
      <Icon path={MARK_PATHS.seal} />
      {strings.seal}
    </span>
  );
}

/** A Special goes out of the Princess's hand; her own Prince brings the Escort, down to one card. */
const Escort = (props: ExampleProps) => (
  <Scene {...props} small>
    <CardFace card="princess-r" />
    <Between sign="→" />
    <CardFace card="prince-r" />
    <Between sign="→" />
    <CardFace card="6g" />
  </Scene>
);

/** From four cards to one by a purchase: not called. */
const Bought = (props: ExampleProps) => (
  <Scene {...props} small>
    <Cards of={['5r', '5y', '5g', '2b']} />
    <Between sign="→" />
    <CardFace card="2b" />
    <Between sign="+" />
    <ScrollFace scroll={null} />
  </Scene>
);

export default {
  'minute.1': Left,
  'minute.2': Fitting,
  'minute.3': Black,
  'minute.4': SmallChain,
  'minute.5': Abilities,
  'minute.6': Buying,
  'minute.7': Calling,
  '2.6': Fitting,
  '3.3': Chain,
  '4.1': Buying,
  '5.5': Escort,
  '6.5': Bought,
} satisfies Examples;
