import { Dialog } from '../../ui/dialog.tsx';
import { AdvantageFace } from './advantages.tsx';
import { useTable } from './context.ts';
import { cardNumber, cardsByNumber, type SeatView, TILES, villainOf, villainValue } from './game.ts';
import { LocationFace } from './hand.tsx';
import { VillainSign, WareSign } from './signs.tsx';

interface SheetProps {
  readonly seat: number;
  readonly own: SeatView;
  /** The White Women are here. */
  readonly women: boolean;
  /** The last turn. */
  readonly did: string | undefined;
  close(): void;
}

/** All that lies open before a player. */
export function SeatSheet({ seat, own, women, did, close }: SheetProps) {
  const { say, strings, name } = useTable();
  const unplayed = cardsByNumber(seat).filter(card => !own.played.includes(card));
  return (
    <Dialog title={name(seat)} slides close={close}>
      <div class="tb-sheet">
        <p>{[strings.points(own.marker), say.places[own.place]].join(' · ')}</p>
        {did !== undefined && <p class="tb-sheet-did">{did}</p>}
        {women && <p>{`${say.whiteWomen}: ${say.inspect({ kind: 'white-women' }).text}`}</p>}
        <ul class="tb-sheet-wares">
          {[...TILES, 'provision' as const].map(ware => (
            <li key={ware}>
              <WareSign of={ware} />
              <span>{ware === 'provision' ? strings.provisions(own.provisions) : `${say.tiles[ware]} ${own.tiles[ware]}`}</span>
            </li>
          ))}
        </ul>
        <h3>{strings.villainsTitle(own.villainSum)}</h3>
        {own.villains.length === 0 ? (
          <p class="soft">{strings.noVillains}</p>
        ) : (
          <ul class="tb-sheet-villains">
            {own.villains.map((card, index) => (
              <li key={`${card} ${index}`} class="tb-villain">
                <b>{villainValue(card)}</b>
                <VillainSign of={villainOf(card)} />
                <span>{say.villain(card)}</span>
                <small>{say.inspect({ kind: 'villain', card }).text}</small>
              </li>
            ))}
          </ul>
        )}
        <h3>{strings.playedTitle(own.played.length)}</h3>
        <ul class="tb-sheet-cards">
          {own.played.map(card => (
            <li key={card}>
              <LocationFace card={card} number={cardNumber(seat, card)} />
              <span class="visually-hidden">{say.locations[card]}</span>
            </li>
          ))}
        </ul>
        <h3>{strings.inHandTitle(unplayed.length)}</h3>
        <ul class="tb-sheet-cards">
          {unplayed.map(card => (
            <li key={card}>
              <LocationFace card={card} number={cardNumber(seat, card)} />
              <span class="visually-hidden">{say.locations[card]}</span>
            </li>
          ))}
        </ul>
        <h3>{strings.advantages(own.advantages)}</h3>
        {own.hand && own.hand.length > 0 && (
          <ul class="tb-sheet-cards">
            {own.hand.map((card, index) => (
              <li key={`${card} ${index}`} class="tb-sheet-advantage">
                <AdvantageFace card={card} />
                <span class="visually-hidden">{say.advantages[card]}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
