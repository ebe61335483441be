const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Says what is being done while it is done, and how long it took: one line a step. A terminal sees a moving
 * sign with the seconds so far; a log file gets the finished line alone.
 * @template T
 * @param {string} label what is done, for example "Installing packages"
 * @param {() => Promise<T>} work
 * @param {(value: T) => string} [outcome] a word for the end of the line; nothing by default
 * @returns {Promise<T>} what the work returned
 * @throws what the work threw, after the line was ended with "failed"
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
    process.stdout.write(
      moving
        ? `\r\x1b[2K✓ ${label} … ${ending}\n`.replace('✓', word === 'failed' ? '✗' : '✓')
        : `${label} … ${ending}\n`,
    );
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
