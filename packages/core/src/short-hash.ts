/** A quick hash (FNV-1a) of a text, 32 bits: it tells texts apart, and is no seal. */
export function shortHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
