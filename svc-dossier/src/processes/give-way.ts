import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The lowest priority. */
const NICE = 19;

/**
 * Gives this process the lowest priority. Linux shares the processor between sessions first (autogroups), and compares priorities only within each. So a
 * process with a session of its own lowers the priority of the session, too. Without autogroups, the process priority is enough.
 */
export function giveWay(): void {
  setPriority(NICE);
  try {
    writeFileSync('/proc/self/autogroup', String(NICE));
  } catch {
    // The kernel has no autogroups, or the container denies access to the file.
  }
}
