import type { Lang } from '@tabard/core';

/** A finished match told as a page: shown within a page of the house, or kept as one file that needs nothing else. */
export interface Story {
  readonly lang: Lang;
  readonly title: string;
  /** A stylesheet; its rules concern only what is in `body`. */
  readonly style: string;
  /** HTML without scripts, inline styles or anything that has to be fetched. */
  readonly body: string;
}

/** The story as one self-contained file, with the faces of type that travel with it. It may fetch nothing and run nothing, whatever is in it. */
export function storyFile({ lang, title, style, body }: Story, faces = ''): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
${faces}
:root { color-scheme: light dark; background: light-dark(#f3ead7, #1d1713); }
@media print { :root { color-scheme: light; background: none; } }
body { margin: 0; }
${style}
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

const UNSAFE: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it is written in HTML, between tags and in attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, sign => UNSAFE[sign]!);
