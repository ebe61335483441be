import { relative, resolve } from 'node:path';
import { z } from 'zod';
import type { RanTest } from './requirements.ts';

const vitestReport = z.object({
  testResults: z
    .array(
      z.object({
        name: z.string(),
        assertionResults: z.array(
          z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
        ),
      }),
    )
    .default([]),
});

/** The tests of a report of Vitest. */
export function testsOfVitest(report: unknown, projectDir: string): RanTest[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(projectDir, name),
      name: [...ancestorTitles, title].join(' › '),
      passed: status === 'passed',
    })),
  );
}

const playwrightSuite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }).default({ rootDir: '' }),
  suites: z.array(playwrightSuite).default([]),
});

/** The tests of a report of Playwright, one for each kind of screen that it ran on. */
export function testsOfPlaywright(report: unknown, projectDir: string): RanTest[] {
  const { config, suites } = playwrightReport.parse(report);
  // The outermost suite is the file.
  return suites.flatMap((suite) =>
    testsIn(suite, relative(projectDir, resolve(config.rootDir, suite.file)), []),
  );
}

function testsIn(suite: z.infer<typeof playwrightSuite>, file: string, above: readonly string[]): RanTest[] {
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({
        file,
        name: [...above, title].join(' › '),
        passed: status === 'expected',
      })),
    ),
    ...suite.suites.flatMap((inner) => testsIn(inner, file, [...above, inner.title])),
  ];
}
