/**
 * Checks that requirements name tests which exist, that what documents and comments cite exists, and that every decision is
 * in the index. With parts (`unit browser`): the named tests passed, by the reports of the last run.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { citedIn, faultsOf, readRequirements, unprovedBy } from './requirements/requirements.ts';
import { testsOfPlaywright, testsOfVitest } from './requirements/test-reports.ts';

/** What the project makes when it is run, and a fresh clone does not have. */
const MADE = /^(screens\/taken|tests\/results)\b/;

const read = (file: string) => readFileSync(file, 'utf8');
const readIfThere = (file: string) => (existsSync(file) ? read(file) : null);

const requirements = readRequirements(read('docs/requirements.md'));
const parts = process.argv.slice(2);
const faults = parts.length === 0 ? whatIsWritten() : whatRan();
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

function whatRan(): string[] {
  const report = (file: string): unknown => JSON.parse(readIfThere(`tests/results/${file}`) ?? '{}');
  const ran = [
    ...testsOfVitest(report('vitest.json'), process.cwd()),
    ...testsOfPlaywright(report('playwright.json'), process.cwd()),
  ];
  return unprovedBy(ran, requirements, parts);
}

function whatIsWritten(): string[] {
  const decisions = globSync('docs/decisions/[0-9]*.md').sort();
  const index = read('docs/decisions/README.md');
  const known = new Set([
    ...requirements.map(({ number }) => number),
    ...decisions.map((file) => `decision ${basename(file).slice(0, 3)}`),
  ]);
  const texts = globSync(
    [
      '{app,bench,chaos,database,fuzz,screens,scripts,server,shop,soak,tasks,tests}/**/*.{ts,tsx,mjs,css}',
      '*.{ts,md}',
      'docs/**/*.md',
    ],
    { exclude: (path) => /node_modules|tests\/results|screens\/taken/.test(path) },
  );
  return [
    ...faultsOf(requirements, readIfThere),
    ...texts.flatMap((file) =>
      [...new Set(citedIn(read(file)))]
        .filter((cited) => !known.has(cited))
        .map((cited) => `${file} cites ${cited}, which does not exist`),
    ),
    ...decisions
      .filter((file) => !index.includes(basename(file)))
      .map((file) => `docs/decisions/README.md leaves out ${file}`),
    ...['ARCHITECTURE.md', 'README.md', ...globSync('docs/**/*.md')].flatMap(missingPaths),
  ];
}

/** Of the paths that a document names as code, those that are not there. */
function missingPaths(document: string): string[] {
  const paths = read(document).matchAll(
    /`((?:app|bench|database|docs|fuzz|screens|scripts|server|shop|tasks|tests)\/[\w./-]+)`/g,
  );
  return [...new Set(Array.from(paths, ([, path = '']) => path))]
    .filter((path) => !MADE.test(path) && !existsSync(path))
    .map((path) => `${document} names ${path}, which does not exist`);
}
