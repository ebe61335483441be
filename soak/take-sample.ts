import { readdirSync, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { childrenOf, field } from '../bench/measure/memory.ts';
import { findPostmaster } from '../database/embedded/postmaster.ts';
import { type SeriesName, toMegabytes } from './series.ts';

/** Where the parts of a running shop are. */
export interface Place {
  /** Of the shop's process. */
  pid: number;
  port: number;
  /** Its `DATA_DIR`. */
  dataDir: string;
  /** What the probe writes down (shop-probe.ts). */
  probeDir: string;
  /** Its `TMPDIR`. */
  temporaryDir: string;
}

const probeSchema = z.object({
  heapInUse: z.number(),
  heapTotal: z.number(),
  external: z.number(),
  arrayBuffers: z.number(),
  cached: z.number(),
  lagMs: z.number(),
});

/** As the kernel numbers the states of a TCP connection (include/net/tcp_states.h). */
const ESTABLISHED = '01';
const LISTENING = '0A';

/** What the machine says of the shop at this moment. */
export async function takeSample(place: Place): Promise<Record<SeriesName, number>> {
  const clusterDir = join(place.dataDir, 'postgres');
  const postmaster = findPostmaster(clusterDir)?.pid ?? 0;
  const ofPostgres = [postmaster, ...childrenOf(postmaster)];
  const pictures = childrenOf(place.pid).filter((pid) => wordsOf(pid).includes('picture-program'));
  const probe = probeSchema.parse(
    JSON.parse(readFileSync(join(place.probeDir, `${place.pid}.json`), 'utf8')),
  );
  const states = connectionStates(place.port);
  const [cluster, wal, media, received, temporary] = await Promise.all([
    sizeOf(clusterDir),
    sizeOf(join(clusterDir, 'pg_wal')),
    sizeOf(join(place.dataDir, 'media')),
    sizeOf(join(place.dataDir, 'uploads')),
    sizeOf(place.temporaryDir),
  ]);
  return {
    'memory of the shop': field(place.pid, 'status', 'VmRSS'),
    'heap in use': toMegabytes(probe.heapInUse),
    'memory outside the heap': toMegabytes(probe.external),
    'array buffers': toMegabytes(probe.arrayBuffers),
    'cached pages': toMegabytes(probe.cached),
    'memory of picture processes': total(pictures, (pid) => field(pid, 'status', 'VmRSS')),
    'memory of PostgreSQL, its own': total(ofPostgres, (pid) => field(pid, 'smaps_rollup', 'Pss_Anon')),
    'memory of PostgreSQL, shared': total(ofPostgres, (pid) => field(pid, 'smaps_rollup', 'Pss_Shmem')),
    'processes of PostgreSQL': ofPostgres.length,
    threads: Number(/^Threads:\s+(\d+)$/m.exec(read(`/proc/${place.pid}/status`))?.[1] ?? 0),
    'open files': entriesOf(`/proc/${place.pid}/fd`),
    'connections, open': states.filter((state) => state === ESTABLISHED).length,
    'connections, half closed': states.filter((state) => state !== ESTABLISHED && state !== LISTENING).length,
    'files being received': received.files,
    'temporary files': temporary.files,
    'event loop late, p99': probe.lagMs,
    'write-ahead log': toMegabytes(wal.bytes),
    'database, for each write': (cluster.bytes - wal.bytes) / 1024,
    'pictures, for each that was sent': media.bytes / 1024,
  };
}

/** Processor time of the shop, all that it started, and its PostgreSQL so far (seconds). */
export function processorTime({ pid, dataDir }: Place): number {
  const postmaster = findPostmaster(join(dataDir, 'postgres'))?.pid ?? 0;
  return timeOf(pid) + timeOf(postmaster);
}

/** A hundred ticks are a second on every Linux that Node runs on. */
const TICKS = 100;

/** Of the process, of what it started, and of what it waited for. */
function timeOf(pid: number): number {
  // Behind the name, which may have any signs in it, the 12th to 15th word are the times.
  const words = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  const own = words.slice(11, 15).reduce((sum, word) => sum + Number(word), 0) / TICKS;
  return childrenOf(pid).reduce((sum, child) => sum + timeOf(child), own);
}

/** The states of the shop's own ends of all connections to its port; those that are only remembered have no owner. */
function connectionStates(port: number): string[] {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    read(file)
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , , , , , , , inode]) => local?.endsWith(wanted) && inode !== '0')
      .map(([, , , state = '']) => state),
  );
}

/** What lies in a folder and below it; files that go meanwhile are not counted. */
async function sizeOf(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        stat(join(entry.parentPath, entry.name))
          .then(({ size }) => size)
          .catch(() => null),
      ),
  );
  const there = sizes.filter((size) => size !== null);
  return { files: there.length, bytes: there.reduce((sum, size) => sum + size, 0) };
}

function entriesOf(folder: string): number {
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
}

const total = (pids: readonly number[], figure: (pid: number) => number) =>
  pids.reduce((sum, pid) => sum + figure(pid), 0);

const wordsOf = (pid: number) => read(`/proc/${pid}/cmdline`);

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
