/** Rows as they were told last. */
export class RowsTold<Row> {
  readonly #told = new Map<string, { readonly row: Row; readonly text: string }>();

  get all(): Row[] {
    return [...this.#told.values()].map(({ row }) => row);
  }

  /** What is to be told now that these are all rows. */
  become(rows: ReadonlyMap<string, Row>): { changed: Row[]; gone: string[] } {
    const gone = [...this.#told.keys()].filter(id => !rows.has(id));
    const changed = [...rows].filter(([id, row]) => this.note(id, row)).map(([, row]) => row);
    for (const id of gone) this.#told.delete(id);
    return { changed, gone };
  }

  /** A row as it is now; undefined: it is there no more. False: nothing new. */
  note(id: string, row: Row | undefined): boolean {
    if (row === undefined) return this.#told.delete(id);
    const text = JSON.stringify(row);
    if (this.#told.get(id)?.text === text) return false;
    this.#told.set(id, { row, text });
    return true;
  }

  clear(): void {
    this.#told.clear();
  }
}
