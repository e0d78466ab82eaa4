/** SQL in pieces, with a parameter between each two of them, as `postgres` takes it. It is prepared once by every connection. */
export type PostgresStatement = TemplateStringsArray;

/** The parameters must stand in the text in their order, each once. */
export function statement(text: string): PostgresStatement {
  const pieces = text.split(/\$\d+/);
  return Object.assign(pieces, { raw: pieces });
}
