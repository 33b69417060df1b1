// Preloaded into the services of the container: where memory runs out, the system ends a process that works on one picture, paper or book, which
// is tried again or put aside, and not the process of all services, which is larger.
import { subscribe } from 'node:diagnostics_channel';
import { writeFile } from 'node:fs';

const SOONEST = '800';

subscribe('child_process', ({ process: child }) =>
  child.once('spawn', () => writeFile(`/proc/${child.pid}/oom_score_adj`, SOONEST, () => undefined)),
);
