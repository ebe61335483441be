import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { findPostmaster } from '../database/embedded/postmaster.ts';
import type { DatabaseProxy } from './database-proxy.ts';
import type { ShopProcess } from './shop-process.ts';

export interface Target {
  shop: ShopProcess;
  /** Of its PostgreSQL. */
  clusterDir: string;
  /** Between shop and PostgreSQL; null where the shop has PostgreSQL to itself. */
  proxy: DatabaseProxy | null;
}

/** How long what is held up is held up (milliseconds). */
const HELD = 2_000;

type Fault = (target: Target) => Promise<void> | void;

/** Faults of a shop that has its own PostgreSQL, with two processes that answer. */
export const FAULTS_OF_MACHINE = {
  'kill -9 the shop': ({ shop }) => kill(shop.pid()),
  'kill -9 one of its processes': ({ shop }) => kill(workersOf(shop)[0]),
  'kill -9 PostgreSQL': ({ clusterDir }) => kill(postmasterOf(clusterDir)),
  'kill -9 one backend of PostgreSQL': ({ clusterDir }) => kill(backendsOf(clusterDir)[0]),
  'kill -9 everything': ({ shop, clusterDir }) => {
    for (const pid of [shop.pid(), ...workersOf(shop), postmasterOf(clusterDir), ...backendsOf(clusterDir)])
      kill(pid);
  },
  'one process stands still': async ({ shop }) => {
    const [worker] = workersOf(shop);
    kill(worker, 'SIGSTOP');
    await delay(HELD);
    kill(worker, 'SIGCONT');
  },
  'PostgreSQL stands still': async ({ clusterDir }) => {
    const backends = backendsOf(clusterDir);
    for (const pid of backends) kill(pid, 'SIGSTOP');
    await delay(HELD);
    for (const pid of backends) kill(pid, 'SIGCONT');
  },
} as const satisfies Record<string, Fault>;

/** Faults of the network between the shop and its PostgreSQL. */
export const FAULTS_OF_NETWORK = {
  'every connection breaks': ({ proxy }) => {
    proxy?.cut();
    proxy?.restore();
  },
  'PostgreSQL is out of reach': async ({ proxy }) => {
    proxy?.cut();
    await delay(HELD);
    proxy?.restore();
  },
  'answers of PostgreSQL are lost': async ({ proxy }) => {
    proxy?.loseAnswers();
    await delay(HELD / 4);
    proxy?.restore();
  },
  'the network swallows everything': async ({ proxy }) => {
    proxy?.silence();
    await delay(HELD);
    proxy?.cut();
    proxy?.restore();
  },
  'the network is slow': async ({ proxy }) => {
    proxy?.slowDown(150);
    await delay(HELD);
    proxy?.restore();
  },
} as const satisfies Record<string, Fault>;

function kill(pid: number | undefined, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    if (pid !== undefined) process.kill(pid, signal);
  } catch {
    // It ended by itself in between.
  }
}

const postmasterOf = (clusterDir: string) => findPostmaster(clusterDir)?.pid;

const workersOf = (shop: ShopProcess) =>
  childrenOf(shop.pid()).filter((pid) => wordsOf(pid).includes('node'));

/** The processes that work for one connection each. */
const backendsOf = (clusterDir: string) =>
  childrenOf(postmasterOf(clusterDir)).filter((pid) => /^postgres: saman/.test(wordsOf(pid)));

function childrenOf(parent: number | undefined): number[] {
  if (parent === undefined) return [];
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid)) return [];
    const [, rest = ''] = read(`/proc/${pid}/stat`).split(/\) (?=[^)]*$)/);
    return Number(rest.split(' ')[1]) === parent ? [pid] : [];
  });
}

const wordsOf = (pid: number) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
