import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root, and as somebody whom the system does not know; `nobody` has nothing to lose. */
const NOBODY = idOfNobody() ?? 65534;
const SHARED_ROOT = '/var/lib/carnet';

/** The account the server's programs run under: another one when we are root, else our own. */
export const account: { uid: number; gid: number } | undefined =
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;

/** Tells whether the server's account can walk down to `path` (a folder that need not exist yet). */
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

/** `path` itself, or a place outside closed homes that stands for it (always the same one for the same path). */
export function reachablePlace(path: string): string {
  if (isReachable(path)) return path;
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 12);
  return join(SHARED_ROOT, `${basename(path)}-${hash}`);
}

/** Makes the folders above `path`, so that the server's account can walk through those that are new. */
export function makeWay(path: string): void {
  const parent = dirname(path);
  if (statSync(parent, { throwIfNoEntry: false })) return;
  makeWay(parent);
  mkdirSync(parent, { recursive: true });
  if (account) chmodSync(parent, 0o755);
}

/** Hands a file or folder to the server's account. */
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
