import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { delay, endGroup } from './child.js';

/**
 * Ends the nginx that an earlier run left behind in this folder because its parent or its master was killed. Signals the process group
 * that the pid file names, and only if all its processes run in `home`.
 */
export async function endOrphans(pidFile: string, home: string): Promise<void> {
  const leader = Number(await readFile(pidFile, 'utf8').catch(() => ''));
  if (!Number.isInteger(leader) || leader <= 1) return;
  if (await isOurs(leader, home)) {
    endGroup(leader, 'SIGTERM');
    for (let tries = 0; tries < 100 && (await membersOf(leader)).length > 0; tries += 1) await delay(20);
    endGroup(leader, 'SIGKILL');
  }
  await rm(pidFile, { force: true });
}

async function isOurs(leader: number, home: string): Promise<boolean> {
  const members = await membersOf(leader);
  const folders = await Promise.all(members.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return members.length > 0 && folders.every((folder) => folder === home);
}

/** Living processes of a group, from /proc; none on systems without it. */
async function membersOf(leader: number): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  const groups = await Promise.all(pids.map(groupOf));
  return pids.filter((_, index) => groups[index] === leader);
}

async function groupOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // pid (command) state parent group …; the command itself may contain brackets and blanks.
  const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? undefined : Number(group);
}
