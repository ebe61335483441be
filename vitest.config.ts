import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,chaos,day,shop,server,soak,tasks,database}/**/*.test.ts', 'tests/{api/**/,}*.test.ts'],
    globalSetup: ['tests/support/postgres-for-tests.ts'],
    setupFiles: ['tests/support/every-test-file.ts'],
    // What Node compiled for one program that a test starts need not be compiled for the next.
    env: { NODE_COMPILE_CACHE: resolve('tests/results/compiled') },
    // One more than the cores of a small machine: a test waits half of its time for PostgreSQL or for a program.
    maxWorkers: 3,
    // The files of a worker share their modules, so that Fastify, sharp and the rest are loaded once and not 82 times.
    isolate: false,
    reporters: ['default', 'json'],
    // A slow machine is no fault of the shop. A program that a test starts takes seconds there.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
