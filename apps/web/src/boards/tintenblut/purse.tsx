import { useRoving } from '../kit/roving.ts';
import { useTable } from './context.ts';
import { type SeatView, TILES, type Tile, type TileSet, type View, WARES, type Ware } from './game.ts';
import { MarkSign, WareSign } from './signs.tsx';
import type { Choice } from './use-choice.ts';

interface PurseProps {
  readonly view: View;
  readonly own: SeatView;
  readonly choice: Choice;
  readonly sets: readonly TileSet[];
  /** Tiles mean something now: they can be converted, exchanged or must be given up. */
  readonly active: boolean;
  considerSet(set: TileSet | undefined): void;
}

/** My tiles and provisions: tapped, they are picked for a set, an exchange, a loss. */
export function Purse({ view, own, choice, sets, active, considerSet }: PurseProps) {
  const { strings } = useTable();
  const { group, groupProps, item } = useRoving(WARES.length);
  const naming = choice.asks === 'tile' || choice.asks === 'supply';
  return (
    <div class="tb-purse" data-anchor="purse">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
      <div class="tb-wares" role="group" aria-label={strings.purse} ref={group} {...groupProps}>
        {WARES.map((ware, index) => (
          <WareButton
            key={ware}
            ware={ware}
            held={ware === 'provision' ? own.provisions : own.tiles[ware]}
            view={view}
            choice={choice}
            active={active}
            rove={item(index)}
          />
        ))}
      </div>
      {naming ? (
        <Supply view={view} choice={choice} />
      ) : (
        <Sets sets={sets} choice={choice} active={active && choice.owed === 0} consider={considerSet} />
      )}
    </div>
  );
}

type Rove = ReturnType<ReturnType<typeof useRoving>['item']>;

interface WareProps {
  readonly ware: Ware;
  readonly held: number;
  readonly view: View;
  readonly choice: Choice;
  readonly active: boolean;
  readonly rove: Rove;
}

function WareButton({ ware, held, choice, active, rove }: WareProps) {
  const { say, strings, inspect, look } = useTable();
  const picked = choice.picked.filter(one => one === ware).length;
  const thing = ware === 'provision' ? ({ kind: 'provision' } as const) : ({ kind: 'tile', tile: ware } as const);
  const takes = active && held > 0 && (choice.owed === 0 || ware !== 'provision');
  const more = choice.act === undefined || (choice.act.kind === 'purse' && picked === 0) || choice.picked.length < choice.owed;
  const move = takes && more && picked < held ? moveOf(choice, ware) : undefined;
  const act = (from: HTMLElement) => {
    if (!takes) look(thing, from);
    else if (ware === 'provision') choice.tap({ type: 'provisions' });
    else choice.tap({ type: 'tile', tile: ware });
  };
  return (
    <button
      type="button"
      class="tb-stack"
      data-ware={ware}
      data-move={move}
      data-empty={held === 0}
      aria-pressed={picked > 0}
      {...rove}
      {...inspect(thing)}
      onClick={event => act(event.currentTarget)}
    >
      <span class="visually-hidden">
        {`${ware === 'provision' ? say.provisions : say.tiles[ware]}: ${held}${picked > 0 ? `, ${strings.picked(picked)}` : ''}`}
      </span>
      <WareSign of={ware} />
      <b aria-hidden="true">{held}</b>
      {picked > 0 && (
        <i class="tb-picked" aria-hidden="true">
          {picked}
        </i>
      )}
    </button>
  );
}

/** What a tap begins: a loss, an exchange, a set. */
function moveOf({ now, owed }: Choice, ware: Ware): string | undefined {
  if (owed > 0) return ware === 'provision' ? undefined : `lose ${ware}`;
  const means = [...now.trades, ...now.converts].some(
    move => move.split(' ').slice(1).includes(ware) && move !== `trade provision ${ware}`,
  );
  return means ? `pick ${ware}` : undefined;
}

interface SetsProps {
  readonly sets: readonly TileSet[];
  readonly choice: Choice;
  readonly active: boolean;
  consider(set: TileSet | undefined): void;
}

/** Sets of four, three and two: how far each leads, and whether a gate is in the way. */
function Sets({ sets, choice, active, consider }: SetsProps) {
  const { strings, say } = useTable();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div class="tb-sets" role="group" aria-label={strings.sets}>
      {sets.map(set => {
        const { size, steps, to, state, gate } = set;
        const why =
          state === 'open'
            ? strings.setTo(to)
            : state === 'closed'
              ? strings.setClosed(say.colours[gate!.colour], gate!.field)
              : strings.setStates[state];
        const usable = active && state === 'open';
        return (
          <button
            key={size}
            type="button"
            class="tb-set"
            data-state={state}
            data-move={usable && choice.act === undefined ? `set ${size}` : undefined}
            aria-disabled={!active || state === 'few'}
            title={why}
            onMouseEnter={() => consider(set)}
            onMouseLeave={() => consider(undefined)}
            onFocus={() => consider(set)}
            onBlur={() => consider(undefined)}
            onClick={() => active && set.tiles.length === size && choice.tap({ type: 'set', tiles: set.tiles })}
          >
            <span class="visually-hidden">{`${strings.set(size, steps)}: ${why}`}</span>
            <span class="tb-set-size" aria-hidden="true">
              {Array.from({ length: size }, (_, index) => (
                <i key={index} />
              ))}
            </span>
            <b aria-hidden="true">+{steps}</b>
            {state === 'closed' && <MarkSign of="closed" />}
          </button>
        );
      })}
    </div>
  );
}

/** The tiles nobody has: one of them can be named. */
function Supply({ view, choice }: { readonly view: View; readonly choice: Choice }) {
  const { strings, say } = useTable();
  const moveFor = (tile: Tile) =>
    choice.act?.kind === 'use' ? choice.now.uses.get(choice.act.card)?.get(tile) : `trade provision ${tile}`;
  const { act } = choice;
  const chosen = (tile: Tile) => (act?.kind === 'purse' && act.wanted === tile) || (act?.kind === 'use' && act.named === tile);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div class="tb-supply" role="group" aria-label={strings.supply}>
      {TILES.map(tile => {
        const move = moveFor(tile);
        const offered = move !== undefined && choice.isLegal(move);
        return (
          <button
            key={tile}
            type="button"
            class="tb-stack"
            data-ware={tile}
            data-move={offered && !chosen(tile) ? move : undefined}
            aria-pressed={chosen(tile)}
            aria-disabled={!offered}
            onClick={() => offered && choice.tap(act?.kind === 'use' ? { type: 'name', named: tile } : { type: 'want', tile })}
          >
            <span class="visually-hidden">{strings.inSupply(say.tiles[tile], view.supply[tile])}</span>
            <WareSign of={tile} />
            <b aria-hidden="true">{view.supply[tile]}</b>
          </button>
        );
      })}
    </div>
  );
}
