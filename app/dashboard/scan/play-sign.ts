let context: AudioContext | null = null;

/** Two short tones that are told apart without looking: high when it is done, low when somebody has to look. */
export function playSign(good: boolean): void {
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = good ? 1200 : 220;
  volume.gain.value = 0.15;
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + (good ? 0.1 : 0.4));
}
