import type { Advantage, Colour, Line, Place, SeatColour, Tile, VillainName } from '../../engine/data.ts';

/** A noun, for one and for several of the thing. */
interface Noun {
  readonly one: string;
  readonly other: string;
}

/** What the things of the game are called in one language: in German as in the rulebook. */
export interface Terms {
  readonly places: Readonly<Record<Place, string>>;
  readonly inkworld: string;
  readonly tiles: Readonly<Record<Tile, string>>;
  readonly advantages: Readonly<Record<Advantage, string>>;
  readonly villains: Readonly<Record<VillainName, string>>;
  /** The two lines of rewards. */
  readonly lines: Readonly<Record<Line, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly seatColours: Readonly<Record<SeatColour, string>>;
  readonly castle: Noun;
  readonly tile: Noun;
  readonly provision: Noun;
  readonly locationCard: Noun;
  readonly advantageCard: Noun;
  readonly villainCard: Noun;
  readonly villain: Noun;
  /** Different tiles that are handed in together. */
  readonly set: Noun;
  /** Of the victory track. */
  readonly space: Noun;
  /** A space that opens only from places of its colour. */
  readonly gate: Noun;
  readonly track: string;
  readonly marker: string;
  readonly figure: string;
  readonly supply: string;
  readonly secretPath: string;
  readonly dustfinger: string;
  readonly whiteWomen: string;
}
