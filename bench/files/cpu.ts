import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS = 1e6;

/** Milliseconds of CPU time that all threads of a process have used; 0 if it has ended. */
export function cpuOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
      const [ran] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return sum + Number(ran) / NANOSECONDS;
    }, 0);
  } catch {
    return 0;
  }
}

/** CPU time of a process and its children: PostgreSQL starts one for each connection. */
export const cpuOfTree = (pid: number): number =>
  cpuOf(pid) + childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), 0);

/** Children of a process. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parentOf(one) === pid);
}

function parentOf(pid: number): number | null {
  try {
    const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(parent);
  } catch {
    return null;
  }
}

/** Current memory of a process, in megabytes. */
export const megabytesOf = (pid: number): number => inStatus(pid, 'VmRSS');

/** Maximum memory of a process so far, in megabytes; 0 if it has ended. */
export function mostMegabytesOf(pid: number): number {
  try {
    return inStatus(pid, 'VmHWM');
  } catch {
    return 0;
  }
}

function inStatus(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status) ?? [];
  return Number(kilobytes ?? 0) / 1024;
}
