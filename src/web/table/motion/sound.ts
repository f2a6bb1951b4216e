import { settings } from '../../state/settings.ts';

/** Sounds synthesised here, so that nothing has to be downloaded. Off by default. */
export type Sound = 'card' | 'turn' | 'bell' | 'win' | 'lose';

let audio: AudioContext | null = null;

/** A tone: frequency in hertz, start and duration in seconds, volume. */
function tone(
  context: AudioContext,
  hertz: number,
  at: number,
  rings: number,
  loud: number,
  kind: OscillatorType,
): void {
  const start = context.currentTime + at;
  const pitch = new OscillatorNode(context, { type: kind, frequency: hertz });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(loud, start + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + rings);
  pitch.connect(loudness).connect(context.destination);
  pitch.start(start);
  pitch.stop(start + rings);
}

/** The sound of a card: a short burst of filtered noise. */
function rustle(context: AudioContext): void {
  const length = Math.floor(context.sampleRate * 0.07);
  const noise = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const dull = new BiquadFilterNode(context, { type: 'bandpass', frequency: 1800, Q: 0.7 });
  const loudness = new GainNode(context, { gain: 0.22 });
  source.connect(dull).connect(loudness).connect(context.destination);
  source.start();
}

const SOUNDS: Readonly<Record<Sound, (context: AudioContext) => void>> = {
  card: rustle,
  turn: (context) => tone(context, 196, 0, 0.18, 0.06, 'sine'),
  bell: (context) => {
    tone(context, 659, 0, 0.9, 0.1, 'sine');
    tone(context, 1318, 0, 0.5, 0.03, 'sine');
  },
  win: (context) => {
    for (const [i, hertz] of [392, 494, 587, 784].entries()) tone(context, hertz, i * 0.13, 0.7, 0.08, 'triangle');
  },
  lose: (context) => {
    for (const [i, hertz] of [294, 277, 220].entries()) tone(context, hertz, i * 0.2, 0.7, 0.08, 'sine');
  },
};

export function playSound(sound: Sound): void {
  if (!settings.get().sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // Browsers play no sound before the user has interacted with the page.
  if (audio.state === 'suspended') void audio.resume();
  SOUNDS[sound](audio);
}
