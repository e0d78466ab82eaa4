/** Soft sounds made on the spot: no files, nothing to load. A browser lets them sound once the player has touched the page. */
let context: AudioContext | undefined;

const PEAK = 0.12;

/** A small bell: «your turn». */
export function bell(): void {
  tone(880, 0.9, 0);
  tone(1318.5, 0.7, 0.08);
}

/** A quill's tap: something happened. */
export function tap(): void {
  tone(190, 0.07, 0);
}

/** Two knocks on wood: little time is left. */
export function hurry(): void {
  tone(392, 0.16, 0);
  tone(392, 0.16, 0.22);
}

function tone(hertz: number, seconds: number, after: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const start = context.currentTime + after;
  const swing = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(PEAK, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  swing.connect(volume).connect(context.destination);
  swing.start(start);
  swing.stop(start + seconds);
}
