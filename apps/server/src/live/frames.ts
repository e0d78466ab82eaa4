/**
 * Texts as unmasked WebSocket frames (RFC 6455, 5.2) in one piece, a character for each byte: `ws` would write each header and text apart,
 * which costs most of a send, and a buffer would be filled only to be copied again.
 */
export function frames(texts: readonly string[]): string {
  let frames = '';
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    frames += header(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
  }
  return frames;
}

const FINAL_TEXT = 0x81;

function header(length: number): string {
  if (length < 126) return String.fromCharCode(FINAL_TEXT, length);
  if (length < 0x10000) return String.fromCharCode(FINAL_TEXT, 126, length >> 8, length & 0xff);
  const wide = Buffer.alloc(8);
  wide.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(FINAL_TEXT, 127, ...wide);
}
