// Preloaded into the processes that `npm start` leaves running: gives memory back to the system when a process has come to rest. V8 keeps what its
// heap once grew to for a long time: 230 MB of the services, of which 85 are in use after a start. It takes a quarter of a second of theirs,
// when nobody has asked for anything for half a minute.
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = Number(process.env.CARNET_REST_MS) || 10_000;
/** Looks in a row that found next to nothing to do. */
const RESTS = 3;
/** The share of its time that a process at rest needs, for timers and those who ask whether it lives. */
const AT_REST = 0.1;
/** Grown by so much since, it is worth another time. */
const GROWN = 1.2;

let last = performance.eventLoopUtilization();
let rests = 0;
let leanest = 0;

setInterval(look, LOOK_MS).unref();

function look() {
  const now = performance.eventLoopUtilization();
  rests = performance.eventLoopUtilization(now, last).utilization < AT_REST ? rests + 1 : 0;
  last = now;
  if (rests < RESTS || process.memoryUsage.rss() < leanest * GROWN) return;
  collectGarbage();
  leanest = process.memoryUsage.rss();
}

/** As V8 does before it would run out of memory: heaps are compacted, and their pages given back. */
function collectGarbage() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
