// Preloaded into the processes that `npm start` leaves running: an idle process gives memory back to the system. V8 keeps memory that its heap
// once needed for a long time: the services hold 230 MB, of which 85 are in use after a start. The collection blocks them for a quarter of a
// second, after half a minute without requests.
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = Number(process.env.CARNET_REST_MS) || 10_000;
/** Number of idle intervals in a row before a collection. */
const RESTS = 3;
/** Share of its time that an idle process may be busy, with timers and health checks. */
const AT_REST = 0.1;
/** Collects again only after memory has grown by this factor. */
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

/** Collects as V8 does before it runs out of memory: it compacts the heaps and returns their pages. */
function collectGarbage() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
