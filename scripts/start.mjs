import { inProject } from './launcher/project.mjs';
import { runProgram } from './launcher/run-program.mjs';

/** Megabytes. Left to itself, Node takes half the machine: 460 MB where 240 do, at the same speed (decision 050). */
const HEAP = ['--max-semi-space-size=16', '--max-old-space-size=512'];

/**
 * Left to itself, glibc gives every thread that allocates memory a pool of its own, eight for each core, and what is free in
 * one is of no use to another (decision 082).
 */
const MALLOC_ARENA_MAX = process.env.MALLOC_ARENA_MAX ?? '2';

/**
 * `npm start`: installs what is missing, builds what is stale, and runs the shop until it is stopped; one that crashes is
 * started again. In a container or under systemd run this file itself: npm ends before the shop has closed.
 */
await runProgram(['--enable-source-maps', ...HEAP, inProject('build/server/main.js')], {
  env: { NODE_ENV: 'production', MALLOC_ARENA_MAX },
  listens: true,
  restart: true,
});
