/**
 * Lets many who ask at the same time share one reading.
 * @param read what reads; who asks while it does waits for the same
 * @param forMs how long what was read is given to others (milliseconds)
 */
export function shareReading<T>(read: () => Promise<T>, forMs: number): () => Promise<T> {
  let shared: Promise<T> | null = null;
  return () => {
    if (shared) return shared;
    const reading = read();
    shared = reading;
    const forget = () => {
      if (shared === reading) shared = null;
    };
    reading.then(() => setTimeout(forget, forMs).unref(), forget);
    return reading;
  };
}
