import { readdirSync, readFileSync } from 'node:fs';

/** The memory of a process and of all that it started, in megabytes. Linux only. */
export interface Memory {
  /** As they show it themselves: what several share counts for each. */
  resident: number;
  /** Shared memory is divided among those who share it: what the machine needs for all together. */
  proportional: number;
}

/**
 * @param pid of the one that started the others
 * @param without one of them that is left out, with all that it started
 */
export function memoryOf(pid: number, without?: number): Memory {
  if (pid === without) return NONE;
  return childrenOf(pid)
    .map((child) => memoryOf(child, without))
    .reduce((one, other) => sum(one, other), memoryOfOne(pid));
}

/** The memory of one process by itself. */
export function memoryOfOne(pid: number): Memory {
  return {
    resident: field(pid, 'status', 'VmRSS'),
    proportional: field(pid, 'smaps_rollup', 'Pss'),
  };
}

function sum(one: Memory, other: Memory): Memory {
  return {
    resident: one.resident + other.resident,
    proportional: one.proportional + other.proportional,
  };
}

/** The larger of each figure. */
export function peak(one: Memory, other: Memory): Memory {
  return {
    resident: Math.max(one.resident, other.resident),
    proportional: Math.max(one.proportional, other.proportional),
  };
}

const NONE: Memory = { resident: 0, proportional: 0 };

/** The processes that this one started itself. */
export function childrenOf(pid: number): number[] {
  const tasks = listed(`/proc/${pid}/task`);
  return tasks.flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
}

/** A field of the process that the system gives in kB, in MB; 0 where there is none. */
export function field(pid: number, file: 'status' | 'smaps_rollup', name: string): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(read(`/proc/${pid}/${file}`))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Empty for a process that has ended in the meantime. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
