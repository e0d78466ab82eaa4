/** Control characters and line breaks of any kind, and what turns the direction of writing. */
const UNSHOWN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Text from outside (a file, a server, an option) as a terminal may be shown it: on one line, and what could command the terminal spelled
 * out. JSON stays the same JSON.
 */
export const shown = (text: string): string =>
  text.replaceAll(UNSHOWN, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
