import { readdirSync, readFileSync } from 'node:fs';

/** Role of a process in a stack, by its command line. A process without a match has the role of its parent. */
const ROLES: readonly (readonly [role: string, command: RegExp])[] = [
  ['pictures', /picture-child/],
  ['PostgreSQL', /(^|\/)postgres\b/],
  ['gateway', /local\.main|nginx/],
  ['services', /scripts\/stack\.mjs/],
  ['parent', /scripts\/run\.mjs/],
  ['npm', /^npm\b|npm-cli/],
];

export const ROLE_NAMES = [...ROLES.map(([role]) => role).reverse(), 'other'];

export interface OneProcess {
  pid: number;
  parent: number;
  command: string;
}

/** Memory in megabytes of a process and all its descendants, by role. Shared pages are divided among the processes that share them. */
export function memoryByRole(root: number): Record<string, number> {
  const memory: Record<string, number> = {};
  for (const [pid, role] of rolesBelow(root, allProcesses())) memory[role] = (memory[role] ?? 0) + megabytesOf(pid);
  return memory;
}

/** Seconds of CPU time of a process and all its descendants so far, by role. Includes descendants that have ended. */
export function secondsByRole(root: number): Record<string, number> {
  const seconds: Record<string, number> = {};
  for (const [pid, role] of rolesBelow(root, allProcesses())) seconds[role] = (seconds[role] ?? 0) + secondsOf(pid);
  return seconds;
}

/** The role of a process and of each of its descendants. */
export function rolesBelow(root: number, all: readonly OneProcess[]): Map<number, string> {
  const roles = new Map<number, string>();
  const visit = (one: OneProcess, inherited: string): void => {
    const role = ROLES.find(([, command]) => command.test(one.command))?.[0] ?? inherited;
    roles.set(one.pid, role);
    for (const child of all) if (child.parent === one.pid) visit(child, role);
  };
  const top = all.find(({ pid }) => pid === root);
  if (top) visit(top, 'other');
  return roles;
}

function allProcesses(): OneProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [{ pid: Number(name), parent: Number(parent), command }];
      } catch {
        return []; // the process has ended
      }
    });
}

function megabytesOf(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Linux reports CPU time in hundredths of a second, whatever the kernel's own tick. */
const TICKS = 100;

function secondsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // User and system time, of the process itself and of children that it has waited for.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
  } catch {
    return 0; // the process has ended
  }
}
