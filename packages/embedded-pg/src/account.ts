import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root, and as a user that the system does not know. `nobody` owns no files, so it is safe. */
const NOBODY = idOfNobody() ?? 65534;
const SHARED_ROOT = '/var/lib/carnet';

/** The account of the server's programs: another one when this process is root, otherwise the same one. */
export const account: { uid: number; gid: number } | undefined =
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;

/** Tells whether the server's account can enter all parent folders of `path`, which need not exist yet. */
export function isReachable(path: string): boolean {
  if (!account) return true;
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (!stat) continue;
    const executable = stat.uid === NOBODY ? 0o100 : 0o001;
    if (!(stat.mode & executable)) return false;
  }
  return true;
}

/** `path` itself. If it is under a home folder that the account cannot enter, a replacement outside; the same path always has the same replacement. */
export function reachablePlace(path: string): string {
  if (isReachable(path)) return path;
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 12);
  return join(SHARED_ROOT, `${basename(path)}-${hash}`);
}

/** Creates the missing parent folders of `path`, such that the server's account can enter them. */
export function makeWay(path: string): void {
  const parent = dirname(path);
  if (statSync(parent, { throwIfNoEntry: false })) return;
  makeWay(parent);
  mkdirSync(parent, { recursive: true });
  if (account) chmodSync(parent, 0o755);
}

/** Gives ownership of a file or folder to the server's account. */
export function handOver(path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

function idOfNobody(): number | undefined {
  try {
    const line = /^nobody:[^:]*:(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
    return line ? Number(line[1]) >>> 0 : undefined;
  } catch {
    return undefined;
  }
}
