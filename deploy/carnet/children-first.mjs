// Preloaded into the services of the container. Without memory, the kernel first ends a child process that works on one picture, paper or book
// (that work is retried or put aside), and not the larger process of all services.
import { subscribe } from 'node:diagnostics_channel';
import { writeFile } from 'node:fs';

const SOONEST = '800';

subscribe('child_process', ({ process: child }) =>
  child.once('spawn', () => writeFile(`/proc/${child.pid}/oom_score_adj`, SOONEST, () => undefined)),
);
