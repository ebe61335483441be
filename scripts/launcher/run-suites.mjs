import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { environmentFor } from './find-node.mjs';
import { programOf } from './program-of.mjs';
import { inProject, projectDir } from './project.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 */

/** A folder in memory, as Linux has one, and the room that the folders of a run may need there (bytes). */
const IN_MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/**
 * Where tests make their folders: in memory where there is room for them, which a container may not have, else on the
 * disk. They make and remove ten thousands of PostgreSQL's files, on which a disk's file system spends more time than
 * PostgreSQL on all queries (decision 107).
 */
function temporaryFolders() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) > ROOM ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

function runOpenly(node, words, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, words, { cwd: projectDir, env, stdio: 'inherit' });
    const passOn = () => child.kill('SIGTERM');
    process.once('SIGTERM', passOn);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.removeListener('SIGTERM', passOn);
      resolve(code ?? 1);
    });
  });
}

/** Runs a suite and counts what its JSON report says. Skipped counts as failed, and so does a suite without a test. */
async function runSuite(node, words, env, report, countReport) {
  const file = inProject('tests', 'results', report);
  rmSync(file, { force: true });
  const code = await runOpenly(node, words, env);
  const { passed, failed } = existsSync(file)
    ? countReport(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  const unexplained = failed === 0 && (code !== 0 || passed === 0);
  if (unexplained)
    console.log(
      `${report}: ${passed === 0 ? 'no test ran' : `ended with code ${code}`}, which counts as failed.`,
    );
  return { passed, failed: unexplained ? 1 : failed };
}

/** Tests without a browser. @param {string} node @param {string[]} words more arguments of Vitest @returns {Promise<Count>} */
export function runVitest(node, words) {
  const env = environmentFor(node, { NODE_ENV: 'test', TMPDIR: temporaryFolders() });
  const run = [programOf('vitest'), 'run', ...words];
  return runSuite(node, run, env, 'vitest.json', (report) => ({
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + brokenFiles(report),
  }));
}

const brokenFiles = (report) =>
  report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;

/**
 * Browser tests, against the built shop.
 * @param {string} node
 * @param {string} chromium the browser's program
 * @param {string[]} words more arguments of Playwright
 * @returns {Promise<Count>}
 */
export function runPlaywright(node, chromium, words) {
  const env = environmentFor(node, {
    CHROMIUM_PATH: chromium,
    TMPDIR: temporaryFolders(),
    // Playwright is one file of 3.6 MB, which each worker would compile again.
    NODE_COMPILE_CACHE: inProject('tests', 'results', 'compiled'),
  });
  const program = programOf('@playwright/test', 'playwright');
  return runSuite(node, [program, 'test', ...words], env, 'playwright.json', ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + (stats.unexpected === 0 ? errors.length : 0),
  }));
}
