import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { differingCopies, whenInStep } from './lib/agreement.js';
import { none, told, within, type Drill, type Finding } from './lib/drill.js';
import { ownerWithCar } from './lib/garage.js';
import { load, type Loaded } from './lib/load.js';
import { ReplicatedStack } from './lib/replicated-stack.js';

const LANES = 8;
const BETWEEN_MS = 500;
const LAG_MS = 1_500;
const WAIT_SECONDS = 3;

/** Replaces one instance of each service behind addresses that learn late of it, without and with the wait designed for that. */
export const leaving: Drill = {
  name: 'leaving',
  title: 'an instance of every service is restarted where the platform learns of it late',
  async run() {
    const without = await restarted(0);
    const waiting = await restarted(WAIT_SECONDS);
    for (const line of waiting.failed.slice(0, 10)) console.log(`          ${line}`);
    return {
      setUp:
        `Two instances of each service, one nginx, and for each service one address, as a cluster gives it: it leads connections to an instance that was sent SIGTERM for ` +
        `${LAG_MS / 1000} s more. ${LANES} clients read and write in all five without a pause, and try nothing twice, while an instance of one service after the other is restarted; once with ` +
        `\`STOP_WAIT_SECONDS=0\` and once with ${WAIT_SECONDS}.`,
      findings: [
        told('requests without waiting', without.requests),
        some('of these not answered, or answered 400 and above', without.failed.length),
        told('requests with waiting', waiting.requests),
        none('of these not answered, or answered 400 and above', waiting.failed.length),
        told('slowest of these', `${waiting.slowestMs} ms`),
        within('slowest to leave after SIGTERM', (WAIT_SECONDS + 5) * 1_000, waiting.leftMs),
        none('facts missing, or copies that differ', waiting.differing),
      ],
    };
  },
};

/** A finding that must be above 0, to prove that the drill can detect the problem. */
const some = (what: string, count: number): Finding => ({ what, bar: '> 0', found: String(count), ok: count > 0 });

interface Restarted extends Loaded {
  leftMs: number;
  differing: number;
}

async function restarted(waitSeconds: number): Promise<Restarted> {
  const stack = new ReplicatedStack({ lagMs: LAG_MS, env: { STOP_WAIT_SECONDS: String(waitSeconds) } });
  try {
    await stack.start();
    const owner = { ...(await ownerWithCar(stack.address)), address: stack.address };
    await whenInStep(stack);
    say(`instances that are told to end go on serving for ${waitSeconds} s`);
    const stop = new AbortController();
    const loading = load(owner, LANES, stop.signal);
    let leftMs = 0;
    for (const instance of stack.instances.filter((_, nth) => nth % 2 === 0)) {
      leftMs = Math.max(leftMs, await stack.end(instance));
      // A restart at once would replace the instance that has left.
      await pause(LAG_MS);
      await stack.run(instance);
      await pause(BETWEEN_MS);
    }
    stop.abort();
    const loaded = await loading;
    const differing = (await whenInStep(stack)).length + (await differingCopies(stack)).length;
    return { ...loaded, leftMs, differing };
  } finally {
    await stack.stop();
  }
}
