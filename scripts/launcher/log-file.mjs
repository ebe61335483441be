import { appendFileSync, mkdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { LauncherError, projectDir } from './project.mjs';

/** Where the file cannot be written, lines go to the terminal for so long before it is tried again (milliseconds). */
const patience = 30_000;

/** Lines that wait because the disk stands still are dropped from here on (bytes): the shop goes on without its log. */
const mostWaiting = 4 * 1024 * 1024;

/**
 * Opens the file that the settings name for the shop's log. It is written here and not by the shop: so it has one writer,
 * however many processes the shop has, and the last words of one that crashed.
 * @param {Record<string, string | undefined>} env
 * @returns null where the settings name none; else what takes the shop's output. What is no line of JSON is for people, and
 * is shown on the terminal too.
 */
export async function openLogFile({ LOG_FILE, LOG_FILE_MEGABYTES, LOG_FILES_KEPT }) {
  if (!LOG_FILE?.trim()) return null;
  const file = resolve(projectDir, LOG_FILE);
  try {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, '', { mode: 0o600 });
  } catch (error) {
    throw new LauncherError(`The setting LOG_FILE is not usable: ${file} cannot be written (${error.code}).`);
  }
  // It comes with the packages of the shop, which were not there when this program began.
  const { createStream } = await import('rotating-file-stream');
  // The shop refuses other numbers; until it does, these will do.
  const megabytes = Math.floor(Number(LOG_FILE_MEGABYTES)) || 10;
  const kept = Math.floor(Number(LOG_FILES_KEPT)) || 7;

  let stream = open();
  function open() {
    const opened = createStream((index) => (index ? `${basename(file)}.${index}` : basename(file)), {
      path: dirname(file),
      size: `${megabytes}M`,
      rotate: kept,
      mode: 0o600,
    });
    opened.on('error', (error) => {
      if (stream !== opened) return;
      stream = null;
      console.error(`The log file cannot be written (${error.code}): its lines come here until it can.`);
      setTimeout(() => {
        stream = open();
      }, patience).unref();
    });
    opened.on('warning', () => {});
    return opened;
  }

  function write(line) {
    if (!stream) process.stdout.write(line);
    else if (stream.writableLength < mostWaiting) stream.write(line);
  }

  return {
    /** Takes what a program prints, to its end. @param {import('node:stream').Readable} output */
    take(output, terminal = process.stdout) {
      let rest = '';
      const takeLine = (line) => {
        write(line);
        if (stream && !line.startsWith('{"level"')) terminal.write(line);
      };
      output.setEncoding('utf8').on('data', (chunk) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) takeLine(`${line}\n`);
      });
      output.on('end', () => rest && takeLine(`${rest}\n`));
    },
    /** Says something to both. @param {string} line */
    say(line) {
      write(`${line}\n`);
      if (stream) console.error(line);
    },
    /** Waits until everything is in the file. */
    close: () => new Promise((done) => (stream ? stream.end(done) : done(undefined))),
  };
}
