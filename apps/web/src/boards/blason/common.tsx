import { Awards } from './awards.tsx';
import { Market } from './market.tsx';
import type { Scene } from './scene.ts';
import { Track } from './track.tsx';

/** What lies there for all: the awards, the market, the track. */
export function Common({ scene: { props, stage, choice, looking, look, showAll } }: { readonly scene: Scene }) {
  const { view, trace } = stage;
  const own = props.seat === undefined ? undefined : view.seats[props.seat];
  return (
    <div class="bl-common">
      <Awards
        awards={view.awards}
        claimed={own?.claimed ?? []}
        mine={own?.shield}
        moves={choice.now.awards}
        last={trace.claimed?.award}
        claim={choice.offer}
        look={(award, from) => look({ award }, from)}
      />
      <Market
        view={view}
        mine={own}
        now={choice.now}
        fresh={trace.fresh}
        take={choice.offer}
        look={(card, from) => look({ card }, from)}
        looking={looking}
        isBusy={stage.mine && stage.legal.length === 0}
      />
      <Track view={view} seat={props.seat} look={(marker, from) => look({ marker }, from)} showAll={showAll} />
    </div>
  );
}
