import type { AnyTallyWords, Curve, Naming } from '@tabard/core';
import { heightIn, labelled, linesIn, pathOf, spread, ticksUpTo } from './plot.ts';

const WIDTH = 340;
const HEIGHT = 168;
const FRAME = { left: 26, top: 10, width: 226, height: 128 };
const LABEL_GAP = 13;
const STEPS_LABELLED = 6;
const LONGEST_NAME = 11;

interface Props {
  readonly curve: Curve;
  readonly words: AnyTallyWords['curves'][string];
  readonly name: Naming;
  readonly winners: readonly number[];
  readonly asTable: string;
}

/** How everybody stood, step by step: a line a seat, in its colour and its own dashes, with its name where it ends; and the same as a table. */
export function CurvePlot({ curve, words, name, winners, asTable }: Props) {
  const { steps } = curve;
  const last = steps.at(-1)!.values;
  return (
    <figure class="curve">
      <figcaption>{words.title}</figcaption>
      <Drawn curve={curve} name={name} winners={winners} />
      <details>
        <summary>{asTable}</summary>
        <table class="tally">
          <thead>
            <tr>
              <td />
              {last.map((_, seat) => (
                <th key={seat} scope="col">
                  {name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ label, n, values }) => (
              <tr key={n}>
                <th scope="row">{words.step(label)}</th>
                {values.map((value, seat) => (
                  <td key={seat}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Drawn({ curve, name, winners }: Pick<Props, 'curve' | 'name' | 'winners'>) {
  const { steps } = curve;
  const ticks = ticksUpTo(Math.max(...steps.flatMap(({ values }) => values)));
  const most = ticks.at(-1)!;
  const bottom = FRAME.top + FRAME.height;
  const lines = linesIn(
    FRAME,
    steps.map(({ values }) => values),
    most,
  );
  const ends = lines.map(line => line.at(-1)!);
  const heights = spread(
    ends.map(({ y }) => y),
    LABEL_GAP,
    bottom,
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {ticks.map(tick => (
        <g key={tick} class="curve-tick">
          <path d={`M${FRAME.left} ${heightIn(FRAME, tick, most)}h${FRAME.width}`} />
          <text x={FRAME.left - 5} y={heightIn(FRAME, tick, most)} dy=".32em" text-anchor="end">
            {tick}
          </text>
        </g>
      ))}
      {labelled(steps.length, STEPS_LABELLED).map(at => (
        <text key={at} class="curve-step" x={lines[0]![at]!.x} y={bottom + 16} text-anchor="middle">
          {steps[at]!.label}
        </text>
      ))}
      {lines.map((line, seat) => (
        <g key={seat} class="curve-seat" data-seat={seat} data-winner={winners.includes(seat)}>
          <path d={pathOf(line)} />
          <path class="curve-lead" d={`M${ends[seat]!.x} ${ends[seat]!.y}L${ends[seat]!.x + 10} ${heights[seat]!}`} />
          <circle cx={ends[seat]!.x} cy={ends[seat]!.y} r="3" />
          <text x={ends[seat]!.x + 13} y={heights[seat]!} dy=".32em">
            {short(name(seat))}
          </text>
        </g>
      ))}
    </svg>
  );
}

const short = (name: string): string => ([...name].length > LONGEST_NAME ? `${[...name].slice(0, LONGEST_NAME - 1).join('')}…` : name);
