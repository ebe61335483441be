import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files whose tests take long: ten seconds and more. */
const LONG =
  /\/(chaos|run-program|backup|every-version|embedded|archive|payment-model|fuzz|day|order-model|product-imports-any)\.test\.ts$/;

/**
 * Where nothing is known of an earlier run, as on a build machine, Vitest begins with the largest files. Those of LONG go
 * before them: otherwise the last one would keep a single core busy when all else is done.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) => !LONG.test(moduleId);
    return (await super.sort(files)).toSorted((one, other) => Number(isShort(one)) - Number(isShort(other)));
  }
}

export default defineConfig({
  test: {
    include: [
      '{app,chaos,day,shop,server,soak,tasks,database}/**/*.test.ts',
      'tests/*.test.ts',
      'tests/{api,programs,migrations}/**/*.test.ts',
    ],
    globalSetup: ['tests/support/postgres-for-tests.ts'],
    setupFiles: ['tests/support/every-test-file.ts'],
    // What Node compiled for one program that a test starts need not be compiled for the next.
    env: { NODE_COMPILE_CACHE: resolve('tests/results/compiled') },
    // Two more than the cores of a small machine: a test waits half of its time for PostgreSQL, a program or a pause.
    maxWorkers: 4,
    // The files of a worker share their modules, so that Fastify, sharp and the rest are loaded once and not 82 times.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', 'json'],
    outputFile: { json: 'tests/results/vitest.json' },
    // A slow machine is no fault of the shop. A test that is given up there goes on beside the next one, and fails that too.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
