import type { Viewer } from './game.ts';

type AnyFact = { readonly type: string };
type OfType<Fact extends AnyFact, Type extends Fact['type']> = Extract<Fact, { readonly type: Type }>;
type FieldOf<One> = One extends unknown ? keyof One : never;
type PartOf<One> = One extends unknown ? { readonly [Field in keyof One]?: One[Field] | undefined } : never;

/** What everybody is told of each type of fact, besides its type; a field that is not listed is a secret, a type that is not does not compile. */
export type Told<Fact extends AnyFact> = { readonly [Type in Fact['type']]: readonly FieldOf<OfType<Fact, Type>>[] };

/** What a viewer is told besides; a field that is undefined is left out. */
export type Secrets<Fact extends AnyFact> = {
  readonly [Type in Fact['type']]?: (fact: OfType<Fact, Type>, viewer: Viewer) => PartOf<OfType<Fact, Type>> | undefined;
};

/** A game's `redact`: every fact is built field by field, so that one added later is told to nobody until it is listed. */
export function redactBy<Fact extends AnyFact>(told: Told<Fact>, secrets: Secrets<Fact> = {}): (fact: Fact, viewer: Viewer) => Fact {
  return (fact, viewer) => {
    const type: Fact['type'] = fact.type;
    const seen: Record<PropertyKey, unknown> = { type };
    for (const field of told[type]) if (field in fact) seen[field] = fact[field as keyof Fact];
    const more = secrets[type]?.(fact as OfType<Fact, Fact['type']>, viewer);
    if (more) for (const [field, value] of Object.entries(more)) if (value !== undefined) seen[field] = value;
    return seen as unknown as Fact;
  };
}
