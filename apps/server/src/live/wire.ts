import type { ServerMessage, Step } from '@tabard/protocol';

let last: { readonly message: ServerMessage; readonly text: string } | undefined;

/** A message as it travels. Whoever sees the same is sent the same, one after the other: it is spelled once. */
export function spell(message: ServerMessage): string {
  if (last?.message !== message) last = { message, text: message.type === 'step' ? spellStep(message) : JSON.stringify(message) };
  return last.text;
}

/** By hand, as there are most of these: ids, hashes and numbers need no quoting. */
function spellStep({ table, epoch, seq, after, head, since, entries, view, acting, legal, clocks, deadlineMs }: Step): string {
  const time = (clocks ? `,"clocks":${JSON.stringify(clocks)}` : '') + (deadlineMs === undefined ? '' : `,"deadlineMs":${deadlineMs}`);
  return `{"type":"step","table":"${table}","epoch":${epoch},"seq":${seq},"after":${after},"head":"${head}","since":${since},"entries":${JSON.stringify(entries)},"view":${JSON.stringify(view)},"acting":[${acting.join()}],"legal":${JSON.stringify(legal)}${time}}`;
}

let framed: { readonly text: string; readonly frame: string } | undefined;

/**
 * A text as an unmasked WebSocket frame (RFC 6455, 5.2), a character for each byte: `ws` would write each header and text apart, which costs
 * most of a send, and a buffer would be filled only to be copied again. What very many are sent, one after the other, is framed once.
 */
export function frame(text: string): string {
  if (framed?.text !== text) framed = { text, frame: frameOf(text) };
  return framed.frame;
}

function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  return header(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
}

const FINAL_TEXT = 0x81;

function header(length: number): string {
  if (length < 126) return String.fromCharCode(FINAL_TEXT, length);
  if (length < 0x10000) return String.fromCharCode(FINAL_TEXT, 126, length >> 8, length & 0xff);
  const wide = Buffer.alloc(8);
  wide.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(FINAL_TEXT, 127, ...wide);
}
