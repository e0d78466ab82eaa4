import { type Inspection, usePanel } from '../kit/inspection.ts';
import { useTable } from './context.ts';
import type { Thing } from './game.ts';

/** What something is for, beside the thing itself. */
export function Inspector({ of, close }: { readonly of: Inspection<Thing>; close(): void }) {
  const { say, strings, openRule } = useTable();
  const panel = usePanel(of);
  const { title, text, rule } = say.inspect(of.thing);
  return (
    <div {...panel} class="tb-inspector" role="dialog" aria-label={title} data-pinned={of.pinned}>
      <h2>{title}</h2>
      <p>
        {text}{' '}
        {of.pinned ? (
          <button type="button" class="tb-link" onClick={() => openRule(rule)}>
            {strings.rule(rule)}
          </button>
        ) : (
          <span class="soft">({strings.rule(rule)})</span>
        )}
      </p>
      {of.pinned && (
        <button type="button" class="button" onClick={close}>
          {strings.close}
        </button>
      )}
    </div>
  );
}
