import { elementsOf, markerValue, scoreOf, standings, worth } from '@tabard/blason/questions';
import { armsPath } from '../../arms-link.ts';
import { t } from '../../i18n/index.ts';
import { fileName, savePng, saveSvg } from '../../ui/save-arms.ts';
import { armorialSvg } from './armorial-sheet.ts';
import { Coat, draw } from './coat.tsx';
import { useTable } from './context.ts';
import type { FactOf, View } from './game.ts';
import { Blazon } from './sheet.tsx';
import { achievementOf } from './shield.ts';
import type { Strings } from './strings.ts';
import { type Why, whyWon } from './why.ts';

interface ArmorialProps {
  readonly view: View;
  readonly seat: number | undefined;
  /** How it ended; without it the totals say who won. */
  readonly ending: FactOf<'game-over'> | undefined;
}

const SHEET_WIDTH = 2400;

/** The last screen: all arms on one parchment, the winner's with helm and mantling, ready to save. */
export function Armorial({ view, seat, ending }: ArmorialProps) {
  const { strings, name, heraldry, lang, settings } = useTable();
  const ranking = ending?.ranking ?? standings(view);
  const winners = ranking[0] ?? [];
  const totals = view.seats.map(one => scoreOf(one).total);
  const isTied = new Set(totals).size < totals.length;
  /** What a hand is worth, where that decides a tie (6.4). */
  const handOf = (one: number): number | undefined => (ending && isTied ? worth(ending.hands[one] ?? []) : undefined);
  const found = whyWon(view, ranking, ending);
  const why = found ? told(found, strings, name) : '';
  const sheet = () => {
    const entries = ranking.flat().map(one => {
      const arms = achievementOf(view.seats[one]!);
      const whole = winners.includes(one);
      const picture = heraldry && draw(heraldry, arms, { hatching: settings.hatching, whole });
      return { name: name(one), points: strings.points(totals[one]!), blazon: heraldry?.blazon(arms, lang) ?? '', picture };
    });
    const drawn = entries.filter((entry): entry is typeof entry & { picture: string } => entry.picture !== undefined);
    void savePng(armorialSvg({ title: strings.armorial, why, entries: drawn }), fileName(strings.armorial), SHEET_WIDTH);
  };
  return (
    <section class="bl-armorial" aria-label={strings.armorial}>
      <header>
        <h2>{strings.armorial}</h2>
        <p>{why || strings.armorialHelp}</p>
      </header>
      <ol class="bl-arms-row">
        {ranking.flat().map(one => (
          <Entry key={one} seat={one} view={view} isWinner={winners.includes(one)} isMine={one === seat} hand={handOf(one)} />
        ))}
      </ol>
      <footer class="bl-save">
        <button type="button" class="button" disabled={!heraldry} onClick={sheet}>
          {strings.saveArmorial}
        </button>
        {seat !== undefined && elementsOf(view.seats[seat]!.shield) !== undefined && (
          <a class="button" href="/arms/mine">
            {strings.myArms}
          </a>
        )}
      </footer>
    </section>
  );
}

function told(why: Why, strings: Strings, name: (seat: number) => string): string {
  switch (why.by) {
    case 'points': {
      const part = { track: strings.fromTrack, markers: strings.fromMarkers, heralds: strings.fromHeralds }[why.part];
      return strings.wonByPoints(name(why.winner), name(why.second), why.totals, part, why.parts);
    }
    case 'hand':
      return strings.wonByHand(name(why.winner), name(why.second), why.total, why.hands);
    case 'number':
      return strings.wonByNumber(name(why.winner), name(why.second), why.total, why.numbers);
    case 'sharing':
      return strings.wonTogether(why.winners.map(name), why.total);
  }
}

interface EntryProps {
  readonly seat: number;
  readonly view: View;
  readonly isWinner: boolean;
  readonly isMine: boolean;
  readonly hand: number | undefined;
}

function Entry({ seat, view, isWinner, isMine, hand }: EntryProps) {
  const { strings, name, heraldry, settings } = useTable();
  const own = view.seats[seat]!;
  const arms = achievementOf(own);
  const elements = elementsOf(own.shield);
  const svg = heraldry && draw(heraldry, arms, { hatching: settings.hatching });
  return (
    <li class="bl-entry" data-winner={isWinner} data-mine={isMine}>
      <div class="bl-entry-coat">
        <Coat of={arms} whole={isWinner} />
      </div>
      <h3 aria-label={isWinner ? strings.all([name(seat), strings.winner]) : undefined}>{name(seat)}</h3>
      <p class="bl-entry-points">{strings.points(scoreOf(own).total)}</p>
      <Blazon of={arms} />
      <details class="bl-entry-more">
        <summary>{strings.scores}</summary>
        <Score seat={seat} view={view} hand={hand} />
      </details>
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

function Score({ seat, view, hand }: Pick<EntryProps, 'seat' | 'view' | 'hand'>) {
  const { strings, say } = useTable();
  const own = view.seats[seat]!;
  const score = scoreOf(own);
  const markers = [...own.markers].sort((a, b) => markerValue(b) - markerValue(a));
  return (
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
  );
}
