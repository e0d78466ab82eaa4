/** What is wrong with a document, as lines: tags that do not close, attributes twice, text that should be escaped, ids twice or nowhere. */
export function complaintsAbout(xml: string): string[] {
  const complaints: string[] = [];
  const open: string[] = [];
  const ids: string[] = [];
  const used: string[] = [];
  let rest = xml;
  while (rest !== '') {
    const [text] = /^[^<]*/.exec(rest)!;
    if (/[>&]/.test(text)) complaints.push(`unescaped: ${text}`);
    rest = rest.slice(text.length);
    if (rest === '') break;
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/.exec(rest);
    if (!tag) return [...complaints, `no tag: ${rest.slice(0, 60)}`];
    const [all, closing, name, attributes, empty] = tag as unknown as [string, string, string, string, string];
    const names = [...attributes.matchAll(/ ([a-zA-Z-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) complaints.push(`twice the same attribute: ${all}`);
    if (/NaN|undefined|Infinity|null/.test(attributes)) complaints.push(`no number: ${all}`);
    ids.push(...[...attributes.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!));
    used.push(...[...attributes.matchAll(/(?:href="|url\()#([^")]*)/g)].map(([, id]) => id!));
    if (closing && open.pop() !== name) complaints.push(`closes what is not open: ${all}`);
    if (!closing && !empty) open.push(name);
    rest = rest.slice(all.length);
  }
  if (open.length > 0) complaints.push(`never closed: ${open.join(', ')}`);
  if (new Set(ids).size < ids.length) complaints.push(`ids twice: ${ids.filter((id, i) => ids.indexOf(id) !== i).join(', ')}`);
  return [...complaints, ...used.filter(id => !ids.includes(id)).map(id => `nothing has the id ${id}`)];
}
