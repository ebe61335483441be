import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** What the figures were measured on, and of what: without it they say nothing. */
export function describeMachine() {
  const processors = cpus();
  return {
    at: new Date().toISOString(),
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
    processors: `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}`,
    memory: `${(totalmem() / 1024 ** 3).toFixed(1)} GB`,
    system: `${type()} ${release()}`,
    node: process.version,
    /** Of the minute before the first row: others who work on the machine at the same time are in every figure. */
    load: Number(loadavg()[0]?.toFixed(2)),
  };
}
