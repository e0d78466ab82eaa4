import { lobbyWords } from './terms.ts';

/** The code of a table, to be read from across a room; a screen reader says letter after letter. */
export function CodeCard({ code }: { readonly code: string | null }) {
  if (code === null) return null;
  const words = lobbyWords();
  return (
    <div class="code-card">
      <p class="legend">{words.sayCode}</p>
      <p class="code-letters">
        <span aria-hidden="true">{code}</span>
        <span class="visually-hidden">{[...code].join(' ')}</span>
      </p>
      <p class="soft small">{words.sayCodeHelp}</p>
    </div>
  );
}
