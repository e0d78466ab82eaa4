import type { ComponentChild, ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { type Home, useHomeFocus } from './home-focus.ts';
import type { Inspection, Inspector } from './inspection.ts';
import type { Stage } from './stage.ts';
import './board.css';

interface FrameProps<Thing> {
  /** What the board's class names begin with. */
  readonly dress: string;
  readonly label: string;
  readonly stage: Stage;
  readonly inspector: Inspector<Thing>;
  /** What is told of the thing that is looked at. */
  about(inspection: Inspection<Thing>): ComponentChild;
  /** One step back in what is being chosen; undefined where there is none. */
  readonly back: (() => void) | undefined;
  /** Where the focus goes when what had it is gone. */
  readonly home: Home & { readonly hand: string };
  readonly style?: Readonly<Record<string, string>>;
  /** What the styles are told of the position. */
  readonly marks: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;
  /** Dialogs over the board. */
  readonly sheets?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** What every board is made of: its things, over them the layer in which things travel, then what is told of one of them. */
export function BoardFrame<Thing>(props: FrameProps<Thing>) {
  const { dress, label, stage, inspector, about, home, style, marks, sheets, children } = props;
  const putAway = (event: KeyboardEvent) => onEscape(event, inspector.open ? inspector.close : props.back);
  useHomeFocus(stage.root, home.hand, home);
  useKeysAround(stage.root, putAway);
  return (
    <section
      class={`board-frame ${dress}`}
      ref={stage.root}
      aria-label={label}
      {...(style === undefined ? {} : { style })}
      onPointerDownCapture={stage.skip}
      onKeyDown={putAway}
    >
      <div class={`board-room ${dress}-board`} {...marks}>
        {children}
        <div class={`board-layer ${dress}-layer`} ref={stage.layer} aria-hidden="true" />
        {inspector.open && about(inspector.open)}
      </div>
      {sheets}
    </section>
  );
}

/** A tap on something that takes no focus leaves it with the page, or with the part of it the board stands in: the board hears of keys all the same. */
function useKeysAround(board: RefObject<HTMLElement | null>, hear: (event: KeyboardEvent) => void): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (target !== board.current && target.contains(board.current)) hear(event);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  });
}

/** Escape puts away what is looked at, else takes a choice one step back; a sheet over the board closes by itself. */
function onEscape(event: KeyboardEvent, act: (() => void) | undefined): void {
  if (event.key !== 'Escape' || event.defaultPrevented || act === undefined || (event.target as Element).closest('dialog')) return;
  act();
  event.preventDefault();
}
