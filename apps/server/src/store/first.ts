import type { Row } from '@tabard/house';

/** The first append of a table tells all of its row: one that does not is refused before it could spoil a commit for others. */
export function checkFirst(table: string, { about, acting, due }: Row): void {
  if (!about || !acting || due === undefined) throw new Error(`the first append of table ${table} does not tell all of its row`);
}
