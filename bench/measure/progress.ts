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
