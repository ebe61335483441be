/** A log gets a line at most so often (milliseconds). */
const APART_MS = 5_000;
let saidAt = 0;

/** Says what is being done: a line that changes in a terminal, a line now and then in a log. */
export function progress(text: string): void {
  if (process.stdout.isTTY) {
    process.stdout.write(`\r\x1b[2K${text}`);
  } else if (Date.now() - saidAt >= APART_MS) {
    saidAt = Date.now();
    console.log(text);
  }
}

/** Takes the changing line away, so that what is printed next has a line of its own. */
export function progressOver(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K');
}

const CELLS = 24;

/** How much of all is done, for `progress`: in a terminal with a bar. */
export function progressBar(label: string, done: number, all: number): string {
  const share = all > 0 ? Math.min(done / all, 1) : 1;
  const full = Math.round(share * CELLS);
  const bar = process.stdout.isTTY ? `${'█'.repeat(full)}${'░'.repeat(CELLS - full)} ` : '';
  const count = (number: number) => number.toLocaleString('en');
  return `${bar}${label}: ${count(done)} of ${count(all)} (${Math.floor(share * 100)} %)`;
}
