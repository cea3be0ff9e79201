type Answer = 'yes' | 'known' | 'no';

const TONES: Record<Answer, readonly (readonly [hertz: number, from: number, to: number])[]> = {
  yes: [[880, 0, 0.12]],
  known: [[660, 0, 0.08], [660, 0.12, 0.2]],
  no: [[196, 0, 0.35]],
};

let context: AudioContext | null = null;

/** What a hand that holds a badge hears without looking. Silent where the browser has no sound, or lets none before a touch. */
export function sound(answer: Answer): void {
  try {
    if (typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    const { currentTime, destination } = context;
    for (const [hertz, from, to] of TONES[answer]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = hertz;
      volume.gain.value = 0.15;
      tone.connect(volume).connect(destination);
      tone.start(currentTime + from);
      tone.stop(currentTime + to);
    }
  } catch {
    // The page says it as well.
  }
}
