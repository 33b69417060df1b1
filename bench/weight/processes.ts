import { readdirSync, readFileSync } from 'node:fs';

/** Role of a process, by its command line. Other processes get their parent's role. */
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

/** Memory by role in megabytes, for a process and all its descendants. Shared pages are divided among their users. */
export function memoryByRole(root: number): Record<string, number> {
  const memory: Record<string, number> = {};
  for (const [pid, role] of rolesBelow(root, allProcesses())) memory[role] = (memory[role] ?? 0) + megabytesOf(pid);
  return memory;
}

/** CPU seconds by role, for a process and all its descendants, including those that have ended. */
export function secondsByRole(root: number): Record<string, number> {
  const seconds: Record<string, number> = {};
  for (const [pid, role] of rolesBelow(root, allProcesses())) seconds[role] = (seconds[role] ?? 0) + secondsOf(pid);
  return seconds;
}

/** Role of a process and of each descendant. */
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
        return []; // The process has ended meanwhile.
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

/** Linux always reports hundredths of a second. */
const TICKS = 100;

function secondsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // User and system time of the process and of children that it has waited for.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
  } catch {
    return 0; // The process has ended meanwhile.
  }
}
