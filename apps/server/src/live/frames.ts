/** Texts as unmasked WebSocket frames (RFC 6455, 5.2) in one piece: `ws` would write each header and text apart, which costs most of a send. */
export function frames(texts: readonly string[]): Buffer {
  const lengths = texts.map(text => Buffer.byteLength(text));
  const frame = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerOf(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHeader(frame, at, lengths[i]!);
    at += frame.write(text, at);
  }
  return frame;
}

const FINAL_TEXT = 0x81;

const headerOf = (length: number): number => (length < 126 ? 2 : length < 0x10000 ? 4 : 10);

/** Returns where the text begins. */
function writeHeader(frame: Buffer, at: number, length: number): number {
  frame[at] = FINAL_TEXT;
  if (length < 126) {
    frame[at + 1] = length;
    return at + 2;
  }
  if (length < 0x10000) {
    frame[at + 1] = 126;
    return frame.writeUInt16BE(length, at + 2);
  }
  frame[at + 1] = 127;
  return frame.writeBigUInt64BE(BigInt(length), at + 2);
}
