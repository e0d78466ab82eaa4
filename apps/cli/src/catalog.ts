import type { Listing } from '@tabard/catalog';

/** The games on offer, and the module whose `CATALOG` lists them: a worker has to load it anew. */
export interface Catalog {
  readonly module: string;
  readonly games: readonly Listing[];
}

export const USUAL_CATALOG = '@tabard/catalog';

export async function openCatalog(module: string): Promise<Catalog> {
  const { CATALOG } = (await import(module)) as { readonly CATALOG: readonly Listing[] };
  return { module, games: CATALOG };
}
