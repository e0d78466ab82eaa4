import { elementsOf, markerValue, scoreOf, standings, worth } from '@tabard/blason/questions';
import { armsPath } from '../../arms-link.ts';
import { t } from '../../i18n/index.ts';
import { fileName, savePng, saveSvg } from '../../ui/save-arms.ts';
import { Coat, draw } from './coat.tsx';
import { useTable } from './context.ts';
import type { FactOf, View } from './game.ts';
import { Blazon } from './sheet.tsx';
import { achievementOf } from './shield.ts';
import { MarkSign } from './signs.tsx';

interface ArmorialProps {
  readonly view: View;
  readonly seat: number | undefined;
  /** How it ended; without it the totals say who won. */
  readonly ending: FactOf<'game-over'> | undefined;
}

/** The last screen: all arms in a row on parchment, the winner's with laurels, ready to save. */
export function Armorial({ view, seat, ending }: ArmorialProps) {
  const { strings } = useTable();
  const ranking = ending?.ranking ?? standings(view);
  const winners = ranking[0] ?? [];
  const totals = view.seats.map(one => scoreOf(one).total);
  const isTied = new Set(totals).size < totals.length;
  /** What a hand is worth, where that decides a tie (6.4). */
  const handOf = (one: number): number | undefined => (ending && isTied ? worth(ending.hands[one] ?? []) : undefined);
  return (
    <section class="bl-armorial" aria-label={strings.armorial}>
      <header>
        <h2>{strings.armorial}</h2>
        <p>{strings.armorialHelp}</p>
      </header>
      <ol class="bl-arms-row">
        {ranking.flat().map(one => (
          <Entry key={one} seat={one} view={view} isWinner={winners.includes(one)} isMine={one === seat} hand={handOf(one)} />
        ))}
      </ol>
    </section>
  );
}

interface EntryProps {
  readonly seat: number;
  readonly view: View;
  readonly isWinner: boolean;
  readonly isMine: boolean;
  readonly hand: number | undefined;
}

function Entry({ seat, view, isWinner, isMine, hand }: EntryProps) {
  const { strings, say, name, heraldry, settings } = useTable();
  const own = view.seats[seat]!;
  const arms = achievementOf(own);
  const elements = elementsOf(own.shield);
  const score = scoreOf(own);
  const svg = heraldry && draw(heraldry, arms, settings.hatching);
  const markers = [...own.markers].sort((a, b) => markerValue(b) - markerValue(a));
  return (
    <li class="bl-entry" data-winner={isWinner} data-mine={isMine}>
      <div class="bl-entry-coat">
        {isWinner && <MarkSign of="crown" />}
        <Coat of={arms} />
      </div>
      <h3 aria-label={isWinner ? strings.all([name(seat), strings.winner]) : undefined}>{name(seat)}</h3>
      <Blazon of={arms} />
      <table class="bl-score">
        <tbody>
          <tr>
            <th scope="row">{strings.fromTrack}</th>
            <td>{score.track}</td>
          </tr>
          <tr>
            <th scope="row">
              {strings.fromMarkers}
              <span class="bl-score-markers">
                {strings.all(
                  markers.map(one => (one.includes('-') ? say.marker(one) : strings.markerWorth(say.marker(one), markerValue(one)))),
                )}
              </span>
            </th>
            <td>{score.markers}</td>
          </tr>
          <tr>
            <th scope="row">{strings.fromHeralds}</th>
            <td>{score.heralds}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{strings.total}</th>
            <td>{score.total}</td>
          </tr>
          {hand !== undefined && (
            <tr class="bl-score-tie">
              <th scope="row">{strings.handForTie}</th>
              <td>{hand}</td>
            </tr>
          )}
        </tfoot>
      </table>
      {svg && (
        <div class="bl-save">
          <button
            type="button"
            class="button"
            aria-label={strings.saveOf(strings.saveSvg, name(seat))}
            onClick={() => saveSvg(svg, fileName(name(seat)))}
          >
            {strings.saveSvg}
          </button>
          <button
            type="button"
            class="button"
            aria-label={strings.saveOf(strings.savePng, name(seat))}
            onClick={() => void savePng(svg, fileName(name(seat)))}
          >
            {strings.savePng}
          </button>
          {elements !== undefined && (
            <a class="button" href={armsPath(elements)} aria-label={t.value.armsShareOf(name(seat))}>
              {t.value.armsShare}
            </a>
          )}
        </div>
      )}
    </li>
  );
}
