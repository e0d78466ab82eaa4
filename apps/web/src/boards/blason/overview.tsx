import { AUGMENTATIONS, inBoxOrder, markerValue, printed, symbolCounts, symbolLeaders, TYPES, unseenCards } from '@tabard/blason/questions';
import { Dialog } from '../../ui/dialog.tsx';
import { Checklist } from './checklist.tsx';
import { useTable } from './context.ts';
import type { Card, Marker, View } from './game.ts';
import { initialsOf } from './seats.ts';
import { EmblemSign, TypeSign } from './signs.tsx';
import { soft } from './soft.ts';

interface OverviewProps {
  readonly view: View;
  readonly seat: number | undefined;
  close(): void;
}

/** How everybody stands, and where the cards are: all that lies open, on one sheet. */
export function Overview({ view, seat, close }: OverviewProps) {
  const { strings, say } = useTable();
  const own = seat === undefined ? undefined : view.seats[seat];
  const unseen = unseenCards(view).map(card => printed(card).type);
  return (
    <Dialog title={strings.overview} slides close={close}>
      <div class="bl-overview">
        <h3>{strings.standing}</h3>
        <StandingTable view={view} seat={seat} />
        <p class="bl-soft">{strings.standingHelp(markerValue('rank'))}</p>
        {own && <h3>{strings.yourMarkers}</h3>}
        {own && <MyMarkers markers={own.markers} />}
        <h3>{strings.awards}</h3>
        {view.awards.map(({ award }) => (
          <section key={award} class="bl-overview-award">
            <h4>{say.award(award)}</h4>
            <Checklist award={award} view={view} seat={seat} />
          </section>
        ))}
        <h3>{strings.discardPiles}</h3>
        <Discards cards={[...view.discards.tinctures, ...view.discards.figures]} />
        <h3>{strings.unseen}</h3>
        <ul class="bl-unseen">
          {TYPES.map(type => (
            <li key={type}>
              <TypeSign of={type} /> {say.types[type]} <b>{unseen.filter(one => one === type).length}</b>
            </li>
          ))}
        </ul>
        <p class="bl-soft bl-keys">{strings.keys}</p>
      </div>
    </Dialog>
  );
}

/** For each augmentation how many everybody shows; the most are marked. */
function StandingTable({ view, seat }: Pick<OverviewProps, 'view' | 'seat'>) {
  const { strings, say, name, lang } = useTable();
  const counts = view.seats.map(({ shield }) => symbolCounts(shield));
  return (
    <table class="bl-standing-table">
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{strings.player}</span>
          </th>
          {AUGMENTATIONS.map(one => (
            <th key={one} scope="col">
              <EmblemSign of={one} />
              <span>{soft(lang, say.augmentations[one])}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((own, index) => (
          <tr key={name(index)} data-mine={index === seat} data-seat={index}>
            <th scope="row">{name(index)}</th>
            {AUGMENTATIONS.map(one => (
              <td key={one} data-most={symbolLeaders(view, one).includes(index)}>
                {own[one]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same at a glance: my count of each augmentation, and who shows the most. */
export function Standing({ view, seat }: { readonly view: View; readonly seat: number }) {
  const { strings, say, name, inspect } = useTable();
  const counts = view.seats.map(({ shield }) => symbolCounts(shield));
  const initials = initialsOf(counts.map((_, one) => name(one)));
  return (
    <ul class="bl-standing" aria-label={strings.standing}>
      {AUGMENTATIONS.map(one => {
        const leaders = symbolLeaders(view, one);
        return (
          <li
            key={one}
            title={strings.all([say.augmentations[one], ...counts.map((other, index) => strings.onTrack(name(index), other[one]))])}
            {...inspect({ augmentation: one })}
          >
            <EmblemSign of={one} />
            <span class="visually-hidden">{say.augmentations[one]}</span>
            <b>{counts[seat]![one]}</b>
            <span class="bl-leaders">
              {leaders.map(leader => (
                <i key={leader} data-seat={leader} title={name(leader)}>
                  {initials[leader]}
                  {leader === seat ? '' : counts[leader]![one]}
                </i>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function MyMarkers({ markers }: { readonly markers: readonly Marker[] }) {
  const { strings, say } = useTable();
  if (markers.length === 0) return <p>{strings.noMarkers}</p>;
  const sum = markers.reduce((total, marker) => total + markerValue(marker), 0);
  return (
    <ul class="bl-markers">
      {[...markers]
        .sort((a, b) => markerValue(b) - markerValue(a))
        .map(marker => (
          <li key={marker}>
            <b class="bl-seal">{markerValue(marker)}</b> {say.aboutMarker(marker)}
          </li>
        ))}
      <li class="bl-markers-sum">{strings.sumOf(sum)}</li>
    </ul>
  );
}

function Discards({ cards }: { readonly cards: readonly Card[] }) {
  const { strings, say } = useTable();
  if (cards.length === 0) return <p>{strings.emptyPile}</p>;
  return (
    <ul class="bl-unseen">
      {inBoxOrder(cards).map(card => (
        <li key={card}>
          <TypeSign of={printed(card).type} /> {say.element(card)}
        </li>
      ))}
    </ul>
  );
}
