import type { Position } from '@tabard/core';
import type { GameId } from './positions.ts';

/** A position made by hand, and what Ada on seat 0 has to decide in it, or in the middle of deciding. */
export interface Scene {
  readonly position: Position;
  readonly moments: readonly Moment[];
}

/** What is measured, and what she presses to come there, one after another, from where nothing is chosen. */
export interface Moment {
  readonly name: string;
  readonly presses?: readonly string[];
  /** What shows that she is there, where that takes a while. */
  readonly shows?: string;
  /** Others have to decide in between: bots do. */
  readonly bots?: boolean;
}

/** Everything a player can be asked, with so many at the table. */
export const SCENES = {
  'blanc-noir': blancNoirScenes,
  blason: blasonScenes,
  tintenblut: tintenblutScenes,
} as const satisfies Record<GameId, (seats: number) => readonly Scene[]>;

const move = (text: string): string => `[data-move="${text}"]`;
const moving = (text: string): string => `[data-move^="${text}"]`;
const asPosition = (position: object): Position => position as unknown as Position;

/** Blanc Noir: what lies before the others, and in their hands. */
const OTHERS = [
  { hand: ['1r', '2r', '3b'], scrolls: [{ scroll: 'blizzard' }, { scroll: 'mirage', up: true }], points: 117 },
  { hand: ['4r'], called: true, scrolls: [{ scroll: 'herald-r', up: true }, { scroll: 'herald-y', up: true }, { scroll: 'explosion' }] },
  { hand: ['4r', '6b', '8y', '9y', '9r', '7b', '7g', '1y', '1b', '2b'], scrolls: [{ scroll: 'herald-b' }], points: 64, quests: 2 },
  { hand: ['4g'], points: 159 },
  { hand: ['4g', '6g', '8r'], scrolls: [{ scroll: 'herald-g' }, { scroll: 'shock-wave' }] },
];

interface Deal {
  readonly hand: readonly string[];
  readonly called?: boolean;
  readonly scrolls?: readonly (string | { readonly scroll: string; readonly up: boolean })[];
  readonly discard?: readonly string[];
  readonly others?: readonly object[];
  readonly [more: string]: unknown;
}

function blancNoirScenes(seats: number): readonly Scene[] {
  const deal = ({ hand, called = false, scrolls = ['mirage'], discard = ['5b'], others = OTHERS, ...more }: Deal): Position =>
    asPosition({
      game: 'blanc-noir',
      config: { edition: 'ja', deck: 'box', goal: 200, call: 'players' },
      seats: [
        { hand, called, scrolls: scrolls.map(one => (typeof one === 'string' ? { scroll: one } : one)) },
        ...others.slice(0, seats - 1),
      ],
      discard,
      ...more,
    });
  const one = (name: string, deals: Deal, ...presses: string[]): Scene => ({ position: deal(deals), moments: [{ name, presses }] });
  const asked = (by: string, more: Deal): Deal => ({ ...more, discard: [by, '5b'], pending: { by, count: 0 } });
  const hand = ['3r', '3b', '3g', '5y', '8r', '2g', 'golem'];
  const many = ['1g', '2g', '2y', '3r', '3b', '3g', '5y', '8r', '8g', '9b', 'mage-r', 'prince-y', 'princess-g', 'golem', 'goddess'];
  const isCrowd = seats > 2;
  return [
    {
      position: deal({ hand, scrolls: ['herald-g', 'explosion', 'blizzard', 'shock-wave'] }),
      moments: [
        { name: 'a card is to be played' },
        { name: 'buying a scroll', presses: [move('buy')] },
        { name: 'two of three cards are chosen', presses: [move('buy'), '[data-anchor="card:3r"]', '[data-anchor="card:3b"]'] },
        { name: 'naming a colour', presses: [move('play golem')] },
        { name: 'Herald', presses: [moving('use herald-g')] },
        // With one other player there is nothing to choose.
        ...(isCrowd ? [{ name: 'Explosion', presses: [moving('use explosion')] }] : []),
        { name: 'Blizzard', presses: [move('use blizzard')] },
        { name: 'Shock Wave', presses: [move('use shock-wave')] },
        { name: 'Shock Wave has its scroll', presses: [move('use shock-wave'), '.bn-seats [data-move^="use shock-wave"]'] },
        { name: 'a card is refused', presses: ['[data-anchor="card:8r"]'] },
      ],
    },
    {
      position: deal({
        hand: ['1g', 'dragon', 'golem', 'gargoyle', '8r', '9y'],
        scrolls: ['mirage', 'tornado', 'salvation', 'revelation', 'menace'],
      }),
      moments: [
        { name: 'five scrolls' },
        { name: 'Mirage', presses: [move('use mirage')] },
        { name: 'Tornado', presses: [move('use tornado')] },
        { name: 'Salvation', presses: [move('use salvation')] },
        { name: 'Revelation', presses: [move('use revelation')] },
        ...(isCrowd ? [{ name: 'Menace', presses: [moving('use menace')] }] : []),
      ],
    },
    {
      position: deal({ hand: many, scrolls: ['explosion', 'tornado', { scroll: 'salvation', up: true }] }),
      moments: [{ name: 'fifteen cards' }, { name: 'fifteen cards, naming a colour', presses: [move('play golem')] }],
    },
    {
      // Nobody can do anything but draw: then every seat tells of it.
      position: deal({ hand: ['8r', '2g'], scrolls: [], others: ['1r', '2r', '4r', '6r', '7r'].map(card => ({ hand: [card] })) }),
      moments: [
        { name: 'only drawing' },
        {
          name: 'everybody has drawn',
          presses: [move('draw')],
          shows: '.table-screen:has(.undo-button):has(.bn-seat:last-child .bn-deed) [data-move="draw"]',
          bots: true,
        },
      ],
    },
    one('any card fits', { hand, discard: ['golem'] }),
    {
      position: deal({ hand: ['knight-b', 'golem', '3r', '8y'], discard: ['golem', 'knight-r'], colour: 'r', chain: 6 }),
      moments: [
        { name: 'bound by a chain' },
        { name: 'answering a chain with a colour', presses: [move('play golem')] },
        { name: 'the chain cannot be drawn', presses: ['[data-anchor="draw"]'] },
      ],
    },
    one('a chain is drawn', { hand: hand.slice(0, 6), discard: ['knight-r', '3r'], chain: 2, scrolls: ['blizzard', 'tornado'] }),
    one('the first colour', { hand, discard: ['dragon'], phase: 'start-colour', config: german() }),
    one('Lord', asked('lord-r', { hand, phase: 'exclude' })),
    one('Princess', asked('princess-y', { hand: [...many.slice(3, 12), 'prince-r'], phase: 'exclude' })),
    one('Escort', { hand, discard: ['princess-y', '5b'], phase: 'exclude', pending: { by: 'escort', count: 1 } }),
    one('Salvation is at work', {
      hand: many,
      scrolls: ['mirage', { scroll: 'salvation', up: true }],
      phase: 'exclude',
      pending: { by: 'salvation', count: 3 },
    }),
    ...(isCrowd
      ? [
          one('Dragon', asked('dragon', { hand, phase: 'target', colour: 'g' })),
          one('Gargoyle, who may be declined', { ...asked('gargoyle', { hand, phase: 'target', colour: 'g' }), config: german() }),
        ]
      : []),
    {
      position: deal(asked('pixie', { hand, scrolls: ['mirage', 'tornado'], phase: 'swap', colour: 'y' })),
      moments: [
        { name: 'Pixie' },
        { name: 'Pixie has one scroll', presses: [moving('swap @0.0')] },
        { name: 'Pixie has both', presses: [moving('swap @0.0'), '[data-anchor="scrolls"][data-move]'] },
      ],
    },
    one('Valkyrie', {
      hand,
      discard: ['valkyrie', '9g', '1r', '2b', 'lord-g', 'jester-r', 'knight-y', '7r', '6y', 'priestess-b', '4b', '5r', 'pixie'],
      colour: 'b',
      phase: 'take',
      pending: { by: 'valkyrie', count: 0 },
    }),
    one('a call is due', { hand: ['3r'], phase: 'call' }),
    {
      position: deal({ hand: ['3b'], called: true }),
      moments: [{ name: 'the round is over', presses: [move('play 3b')], shows: 'dialog[open]' }],
    },
  ];
}

const german = () => ({ edition: 'de', deck: 'box', goal: 200, call: 'players' });

/** Blason: the shields of the others. */
const SHIELDS = [
  { A1: ['per-pale'], A2: ['or-1'], B1: ['fess'], C1: ['boar', 'wolf'], C3: ['sable-1'] },
  { A1: ['per-fess'], B1: ['lozenge'], B2: ['two-in-fess'], C1: ['talbot'], C2: ['statant'] },
  { A2: ['gules-1'], A3: ['vert-1'], B1: ['pale'], B2: ['wavy'], B3: ['azure-1'], C1: ['bull'] },
  { A1: ['gyronny'], A2: ['vert-4'], A3: ['sable-4'], B1: ['cross'], B2: ['rayonny'], B3: ['vair-5'], C1: ['griffin'], C2: ['salient'] },
];
const DISPLAY = ['gules-3', 'counter-vair-5', 'fleur-de-lis', 'bordure', 'rampant-guardant', 'six-three-two-and-one'];
const AWARDS = ['blazoning', 'marshalling', 'questing', 'descending', 'knighting'];

function blasonScenes(seats: number): readonly Scene[] {
  const deal = (own: object, more: object = {}): Position =>
    asPosition({
      game: 'blason',
      config: { fifty: false, seatBonus: false },
      seats: [
        { heralds: 2, ...own },
        ...SHIELDS.slice(0, seats - 1).map((shield, at) => ({
          shield,
          track: 7 + 9 * at,
          heralds: 1,
          markers: [['10'], ['20', '30'], [], []][at],
          hand: ['garb', 'tower', 'crown', 'label'].slice(at, at + 1),
        })),
      ],
      display: DISPLAY,
      awards: AWARDS.map(award => ({ award, markers: [7, 5, 3, 2, 1] })),
      ...more,
    });
  const one = (name: string, own: object, more: object): Scene => ({ position: deal(own, more), moments: [{ name }] });
  const hand = ['lion', 'key', 'rose', 'or-2', 'azure-3', 'argent-1', 'vair-2'];
  const rich = {
    A1: ['chequy'],
    A2: ['or-4'],
    A3: ['argent-4'],
    B1: ['chief'],
    B2: ['dancetty'],
    B3: ['purpure-3'],
    C1: ['stag'],
    C3: ['ermine-4'],
    C4: ['crescent'],
  };
  return [
    {
      position: deal({ hand, shield: { A1: ['quarterly'], B3: ['gules-4'] }, track: 7 }),
      moments: [
        { name: 'taking or placing' },
        { name: 'choosing a column', presses: [move('place key')] },
        { name: 'choosing a band', presses: [move('place rose')] },
        { name: 'paying', presses: [move('place lion')] },
        { name: 'paying too much', presses: [move('place key'), '[data-lit="true"] [data-move]', move('pay lion')] },
        { name: 'a herald is at work', presses: [move('herald')] },
        { name: 'a herald lets one place', presses: [move('herald'), move('herald place key')] },
        { name: 'asking what things are', presses: ['.bl-info'] },
      ],
    },
    one('one is taken', { hand }, { phase: 'acquire' }),
    one('both are taken', { hand }, { phase: 'close' }),
    one('one is placed', { hand, shield: { A1: ['quarterly'] }, track: 3 }, { phase: 'place', placed: true }),
    one(
      'an element is to be paid',
      { hand: hand.slice(1) },
      {
        phase: 'pay',
        pending: { card: 'lion', column: 'C1', band: 'upper', cost: 5, paid: 2, back: 'place' },
        placed: true,
      },
    ),
    {
      position: deal({ hand, shield: rich, bands: { C: 'upper' }, track: 42 }, { phase: 'claim', placed: true }),
      moments: [{ name: 'claiming one of two awards' }],
    },
    {
      position: deal({ hand: [...hand, 'sword', 'gules-2'] }, { phase: 'discard' }),
      moments: [{ name: 'too many cards' }, { name: 'one of them is chosen', presses: [move('discard key')] }],
    },
    one('the last turns', { hand, shield: rich, bands: { C: 'upper' }, track: 42 }, { lastTurns: 1 }),
  ];
}

/** Tintenblut: how the others stand. */
const TRAVELLERS = [
  {
    place: 'mill',
    played: ['farm', 'mill'],
    tiles: { courage: 3, strength: 2, wit: 0, honour: 4 },
    provisions: 5,
    villains: ['mortola', 'firefox'],
    marker: 29,
  },
  {
    place: 'camp',
    played: ['inkworld', 'camp'],
    tiles: { courage: 0, strength: 5, wit: 1, honour: 0 },
    provisions: 0,
    villains: ['slasher', 'sootbird', 'miller'],
    marker: 19,
  },
  {
    place: 'farm',
    played: ['farm'],
    tiles: { courage: 6, strength: 6, wit: 6, honour: 6 },
    provisions: 11,
    advantages: ['mo', 'resa', 'meggie'],
    villains: ['innkeeper'],
    marker: 8,
  },
];

function tintenblutScenes(seats: number): readonly Scene[] {
  const deal = (own: object, more: object = {}): Position =>
    asPosition({
      game: 'tintenblut',
      config: {},
      seats: [
        {
          place: 'ombra',
          played: ['mill', 'ombra'],
          tiles: { courage: 3, strength: 2, wit: 2, honour: 1 },
          provisions: 4,
          marker: 9,
          ...own,
        },
        ...TRAVELLERS.slice(0, seats - 1),
      ],
      ...more,
    });
  const held = ['barn-owl', 'fenoglio', 'farid', 'roxane', 'nettle', 'fat-prince'];
  const use = (card: string): string => move(`use ${card}`);
  return [
    {
      position: deal({ played: ['mill'], advantages: ['black-prince', 'mo', 'nettle'], villains: ['basta'] }),
      moments: [
        { name: 'a journey' },
        { name: 'a journey is chosen', presses: ['.tb-hand [data-move="go border-inn"]'] },
        { name: 'a long journey is chosen', presses: ['.tb-hand [data-move="go fortress"]'] },
        { name: 'a round trip is chosen', presses: ['.tb-hand [data-move="go ombra"]'] },
        { name: 'Inkworld asks for a place', presses: ['.tb-hand [data-card="inkworld"]'] },
        { name: 'the Black Prince', presses: [use('black-prince')] },
        { name: 'passing', presses: [move('pass')] },
      ],
    },
    {
      position: deal({ advantages: held, villains: ['basta', 'piper'] }, { phase: 'arrived', dustfinger: 'infirmary' }),
      moments: [
        { name: 'arrived' },
        { name: 'Dustfinger is sent', presses: ['.tb-bar [data-move="dustfinger"]'] },
        { name: 'Dustfinger has a goal', presses: ['.tb-bar [data-move="dustfinger"]', '.tb-places [data-move="dustfinger camp"]'] },
        { name: 'the Barn Owl', presses: [use('barn-owl')] },
        { name: 'the Barn Owl has a tile', presses: [use('barn-owl'), move('use barn-owl wit')] },
        { name: 'Fenoglio', presses: [use('fenoglio')] },
        { name: 'Fenoglio has a line', presses: [use('fenoglio'), move('use fenoglio company')] },
        { name: 'Farid', presses: [use('farid')] },
        { name: 'Roxane', presses: [use('roxane')] },
        { name: 'Nettle', presses: [use('nettle')] },
        { name: 'the Fat Prince', presses: [use('fat-prince')] },
      ],
    },
    {
      position: deal({ marker: 33, advantages: ['mo'] }, { phase: 'arrived', whiteWomen: 0 }),
      moments: [{ name: 'one of two rewards' }],
    },
    {
      position: deal({ place: 'night-castle', played: ['night-castle'], provisions: 1 }, { phase: 'rest', dustfinger: 'infirmary' }),
      moments: [{ name: 'Dustfinger in the night' }],
    },
    {
      position: deal({ advantages: held.slice(3), villains: ['basta'] }, { phase: 'after' }),
      moments: [
        { name: 'exchanging and converting' },
        { name: 'one tile is picked', presses: [move('pick courage')] },
        { name: 'a pair is picked', presses: [move('pick courage'), '.tb-wares [data-ware="courage"]'] },
        { name: 'a set is picked', presses: [move('set 4')] },
        { name: 'provisions are picked', presses: [move('pick provision')] },
        { name: 'provisions for a tile', presses: [move('pick provision'), move('trade provision honour')] },
      ],
    },
    {
      position: deal({ villains: ['basta'] }, { phase: 'lose', pending: { queue: [{ seat: 0, tiles: 3 }], back: 'round-end' } }),
      moments: [
        { name: 'tiles are to be given up' },
        { name: 'one of them is chosen', presses: [move('lose courage')] },
        { name: 'all of them are chosen', presses: [move('lose courage'), move('lose wit'), move('lose honour')] },
      ],
    },
    { position: deal({}, { phase: 'start-player' }), moments: [{ name: 'who begins' }] },
  ];
}
