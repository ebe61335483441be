const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Says what is being done and how long it took, one line a step; a terminal also sees the seconds so far.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @param {(value: T) => string} [outcome] a word for the end of the line
 */
export async function step(label, work, outcome = () => '') {
  const since = Date.now();
  const moving = process.stdout.isTTY;
  const draw = (sign) => process.stdout.write(`\r\x1b[2K${sign} ${label} … ${seconds(since)}`);
  const timer = moving
    ? setInterval(() => draw(frames[Math.floor(Date.now() / 100) % frames.length]), 100)
    : null;
  const finish = (word) => {
    if (timer) clearInterval(timer);
    const ending = `${seconds(since)}${word ? ` (${word})` : ''}`;
    const sign = word === 'failed' ? '✗' : '✓';
    process.stdout.write(`${moving ? `\r\x1b[2K${sign} ` : ''}${label} … ${ending}\n`);
  };
  try {
    const value = await work();
    finish(outcome(value));
    return value;
  } catch (error) {
    finish('failed');
    throw error;
  }
}
