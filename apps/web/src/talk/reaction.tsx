import type { Line, Phrase, Reaction } from '@tabard/protocol';
import { REACTION_PATHS } from './symbols.ts';
import { wordsOfLine } from './use-talk.ts';

const isReaction = (phrase: Phrase): phrase is Reaction => phrase in REACTION_PATHS;

export function ReactionSign({ of }: { readonly of: Reaction }) {
  return (
    <svg class="icon reaction" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={REACTION_PATHS[of]} />
    </svg>
  );
}

/** A line as it is read: a sentence, or a symbol with its name for those who hear it. */
export function Spoken({ line }: { readonly line: Line }) {
  if ('phrase' in line && isReaction(line.phrase)) {
    return (
      <span title={wordsOfLine(line)}>
        <ReactionSign of={line.phrase} />
        <span class="visually-hidden">{wordsOfLine(line)}</span>
      </span>
    );
  }
  return <>{wordsOfLine(line)}</>;
}
