import type { Game, Viewer } from './game.ts';

/** What a screen gets of a state: the view without what a perfect memory adds, as screens show no more than the rules allow. */
export function screenView<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  state: State,
  viewer: Viewer,
): View {
  return game.fast?.screenView?.(state, viewer) ?? withoutSeen(game.view(state, viewer));
}

function withoutSeen<View>(view: View): View {
  if (typeof view !== 'object' || view === null || !('seen' in view)) return view;
  const { seen: _, ...rest } = view;
  return rest as View;
}
