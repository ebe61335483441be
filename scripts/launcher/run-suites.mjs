import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { environmentFor } from './find-node.mjs';
import { programOf } from './program-of.mjs';
import { inProject, projectDir } from './project.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 */

/** Runs a test program in the open. @returns {Promise<number>} its exit code */
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

/**
 * Runs a suite and counts what its JSON report says. A skipped test counts as failed, and so does a suite that ran
 * nothing, wrote no report, or ended badly although every test passed.
 */
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

/**
 * Unit and API tests.
 * @param {string} node
 * @param {string[]} words more arguments of Vitest, such as a part of a file's name
 * @returns {Promise<Count>}
 */
export function runVitest(node, words) {
  const env = environmentFor(node, { NODE_ENV: 'test' });
  return runSuite(node, [programOf('vitest'), 'run', ...words], env, 'vitest.json', (report) => ({
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + brokenFiles(report),
  }));
}

/** Test files that failed before any test of theirs ran. */
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
  const env = environmentFor(node, { CHROMIUM_PATH: chromium });
  const program = programOf('@playwright/test', 'playwright');
  return runSuite(node, [program, 'test', ...words], env, 'playwright.json', ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + (stats.unexpected === 0 ? errors.length : 0),
  }));
}
