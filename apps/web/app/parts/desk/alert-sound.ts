import type { AlertKind } from '@hidamari/domain/staff';

/** Hertz, one after the other: danger sounds otherwise than somebody who waits. */
const TONES: Readonly<Record<AlertKind, readonly number[]>> = {
  waiting: [660, 880],
  danger: [880, 660, 880, 660],
  calls: [880, 660, 880, 660],
};
const TONE_SECONDS = 0.18;
const LOUDNESS = 0.15;
/** A browser that nobody has touched since the page came plays nothing: later it would sound for no reason. */
const WAKES_WITHIN_MS = 300;

let context: AudioContext | null = null;

/** Lets the page sound later: browsers ask for one press first. */
export function wakeSound(): void {
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
}

/** A short sound, drawn by the browser itself; nothing is fetched. False where the browser does not let the page sound. */
export async function playAlert(kind: AlertKind): Promise<boolean> {
  wakeSound();
  const player = context;
  if (player === null) return false;
  if (player.state !== 'running') {
    await Promise.race([player.resume(), new Promise((resolve) => setTimeout(resolve, WAKES_WITHIN_MS))]);
  }
  if (player.state !== 'running') return false;
  for (const [index, hertz] of TONES[kind].entries()) tone(player, hertz, index * TONE_SECONDS);
  return true;
}

function tone(player: AudioContext, hertz: number, after: number): void {
  const begins = player.currentTime + after;
  const source = new OscillatorNode(player, { frequency: hertz });
  const volume = new GainNode(player, { gain: 0 });
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begins + 0.02);
  volume.gain.linearRampToValueAtTime(0, begins + TONE_SECONDS);
  source.connect(volume).connect(player.destination);
  source.start(begins);
  source.stop(begins + TONE_SECONDS);
}
