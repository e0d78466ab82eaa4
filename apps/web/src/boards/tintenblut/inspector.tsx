import type { Inspection } from '../kit/inspection.ts';
import { About, Panel } from '../kit/panel.tsx';
import { useTable } from './context.ts';
import type { Thing } from './game.ts';

/** Places and location cards answer with the route and the slip; they are explained on demand. */
export const speaks = ({ kind }: Thing): boolean => kind !== 'place' && kind !== 'location';

/** What something is for, beside the thing itself. */
export function Inspector({ of, close }: { readonly of: Inspection<Thing>; close(): void }) {
  const { say, strings, openRule } = useTable();
  const { title, text, rule } = say.inspect(of.thing);
  const link = strings.rule(rule);
  return (
    <Panel of={of} dress="tb" title={title}>
      <h2>{title}</h2>
      <About dress="tb" text={text} rule={link} aside={strings.aside(link)} open={of.pinned ? () => openRule(rule) : undefined} />
      {of.pinned && (
        <button type="button" class="button" onClick={close}>
          {strings.close}
        </button>
      )}
    </Panel>
  );
}
