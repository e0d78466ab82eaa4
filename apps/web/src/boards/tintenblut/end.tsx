import { AdvantageFace } from './advantages.tsx';
import { useTable } from './context.ts';
import { belongingsOf, endPointsOf, type FactOf, rankedNow, type View } from './game.ts';
import { SeatSign } from './signs.tsx';

interface EndProps {
  readonly view: View;
  /** Told with the last move; without it the markers say who won. */
  readonly ending: FactOf<'game-over'> | undefined;
}

/** How it ended: where everybody's marker stands, with the cards that were still in hand. */
export function End({ view, ending }: EndProps) {
  const { say, strings, name } = useTable();
  const ranking = ending?.ranking ?? rankedNow(view);
  const order = ranking.flat();
  const winners = ranking[0]!;
  return (
    <section class="tb-end" aria-label={strings.end}>
      <h2>{strings.end}</h2>
      {ending && <p class="tb-end-reason">{say.reason(ending.reason)}</p>}
      <ol>
        {order.map(seat => {
          const { hand = [], marker } = view.seats[seat]!;
          const kept = hand.reduce((fields, card) => fields + endPointsOf(card), 0);
          return (
            <li key={seat} class="tb-end-seat" data-winner={winners.includes(seat)}>
              <h3>
                <SeatSign seat={seat} />
                {name(seat)}
                {winners.includes(seat) && <span class="visually-hidden">, {strings.winner}</span>}
              </h3>
              <p class="tb-end-points">
                <span aria-hidden="true">
                  {marker - kept} + {kept} = <b>{marker}</b>
                </span>
                <span class="visually-hidden">{strings.points(marker)}</span>
              </p>
              <p class="soft">{strings.belongings(belongingsOf(view, seat))}</p>
              <ul class="tb-end-cards">
                {hand.map((card, index) => (
                  <li key={`${card} ${index}`}>
                    <AdvantageFace card={card} />
                    <span class="visually-hidden">{say.advantages[card]}</span>
                    <b>+{endPointsOf(card)}</b>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
