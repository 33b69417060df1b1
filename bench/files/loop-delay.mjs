// Loaded into each service (`NODE_OPTIONS`): once a second it writes the delay of the event loop, in milliseconds, to a file named after the process.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION = 2;
const MILLISECOND = 1e6;
const folder = process.env.CARNET_LOOP_DELAY;

if (folder) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  setInterval(() => {
    const late = (value) => Math.max(0, value / MILLISECOND - RESOLUTION);
    appendFileSync(
      join(folder, String(process.pid)),
      `${JSON.stringify({ p99: late(delays.percentile(99)), longest: late(delays.max) })}\n`,
    );
    delays.reset();
  }, 1_000).unref();
}
