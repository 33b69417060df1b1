import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A ninth of the processor where everybody wants it: on a busy machine a book comes late, where the last of all priorities would keep it for ever. */
const NICE = 10;

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
