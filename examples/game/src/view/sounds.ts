/** Sounds of the game, synthesised. */
export interface Sounds {
  /** A thing stands in the garden. */
  arrival(): void;
  /** One step of the player. */
  step(): void;
  /** Turns the sound on or off. Returns whether it is on. */
  toggle(): boolean;
  /** Number of sounds so far. */
  readonly played: { readonly arrivals: number; readonly steps: number };
}

/** Notes of an arrival, in hertz and seconds. */
const chime = [
  { pitch: 523, at: 0 },
  { pitch: 659, at: 0.09 },
  { pitch: 784, at: 0.18 },
] as const;
const [loudness, stepLoudness] = [0.12, 0.05];

/** Browsers are silent until the first key or touch, and so is the game. */
export function sounds(): Sounds {
  const played = { arrivals: 0, steps: 0 };
  let context: AudioContext | undefined;
  let isOn = true;
  const wake = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  for (const event of ['keydown', 'pointerdown'] as const) addEventListener(event, wake, { once: true });
  const speaker = () => (isOn && context?.state === 'running' ? context : undefined);
  return {
    played,
    toggle: () => {
      isOn = !isOn;
      return isOn;
    },
    arrival() {
      played.arrivals += 1;
      const out = speaker();
      if (out) for (const { pitch, at } of chime) note(out, pitch, out.currentTime + at);
    },
    step() {
      played.steps += 1;
      const out = speaker();
      if (out) footfall(out);
    },
  };
}

function note(context: AudioContext, pitch: number, start: number): void {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.6);
}

/** A short burst of low noise. */
function footfall(context: AudioContext): void {
  const length = Math.floor(context.sampleRate * 0.09);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 2;
  const noise = new AudioBufferSourceNode(context, { buffer });
  const low = new BiquadFilterNode(context, { type: 'lowpass', frequency: 420 });
  noise
    .connect(low)
    .connect(new GainNode(context, { gain: stepLoudness * 4 }))
    .connect(context.destination);
  noise.start();
}
