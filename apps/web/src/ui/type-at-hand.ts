/** What the first screen is set in. */
const FACES = [
  '400 1em "EB Garamond"',
  '600 1em "EB Garamond"',
  'italic 400 1em "EB Garamond"',
  '400 1em "Source Sans 3"',
  '600 1em "Source Sans 3"',
];
/** Longer nobody is kept waiting for it: then lines may break anew when it comes. */
const PATIENCE_MS = 500;

/** Until our type is there: in another, the first screen would be set otherwise, and jump. */
export async function typeAtHand(): Promise<void> {
  const loaded = Promise.allSettled(FACES.map(face => document.fonts.load(face)));
  await Promise.race([loaded, new Promise(resolve => setTimeout(resolve, PATIENCE_MS))]);
}
