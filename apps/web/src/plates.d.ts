/** What the first screen says of each game; made from the catalogue by `vite.config.ts`. */
declare module 'virtual:plates' {
  interface Plate {
    readonly id: string;
    readonly seats: { readonly min: number; readonly max: number };
    /** Options of a short match, where the game has any. */
    readonly short?: Readonly<Record<string, string | number | boolean>>;
    /** Whether it has a guided first match. */
    readonly lesson: boolean;
    readonly words: Readonly<Record<'en' | 'de' | 'fr' | 'ja', { readonly title: string; readonly tagline: string }>>;
  }
  export const PLATES: readonly Plate[];
}
