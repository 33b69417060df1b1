import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The last of all priorities. */
const NICE = 19;

/**
 * Leaves processors to whoever else wants them. Linux shares them between sessions first and looks at priorities within each, so that
 * the session gives way as well; for a process with a session of its own. Where there are no such groups, its priority is enough.
 */
export function giveWay(): void {
  setPriority(NICE);
  try {
    writeFileSync('/proc/self/autogroup', String(NICE));
  } catch {
    // A kernel without them, or a container that shuts the file.
  }
}
