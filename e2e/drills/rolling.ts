import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { call } from '../src/api.js';
import { until } from '../src/until.js';
import { differingCopies, whenInStep } from './lib/agreement.js';
import { none, told, within, type Drill } from './lib/drill.js';
import { ownerWithCar } from './lib/garage.js';
import { load } from './lib/load.js';
import { ReplicatedStack, type Instance } from './lib/replicated-stack.js';

const LANES = 12;
const BETWEEN_MS = 500;
/** After a refused connection, nginx avoids an instance for a second. The next instance must not stop earlier. */
const WAIT_SECONDS = 2;

/** Every instance is replaced while people work. Nobody may notice. */
export const rolling: Drill = {
  name: 'rolling',
  title: 'every instance of every service is restarted under load',
  async run() {
    const stack = new ReplicatedStack({ env: { STOP_WAIT_SECONDS: String(WAIT_SECONDS) } });
    try {
      await stack.start();
      const owner = { ...(await ownerWithCar(stack.address)), address: stack.address };
      await whenInStep(stack);
      say(`two instances of each service run behind nginx at ${stack.address}`);
      const before = await followers(stack);
      const stop = new AbortController();
      const loading = load(owner, LANES, stop.signal);
      const leaving: number[] = [];
      for (const instance of stack.instances) {
        leaving.push(await stack.end(instance));
        await stack.run(instance);
        await pause(BETWEEN_MS);
      }
      say('all were restarted');
      await until('one instance of each follows', async () => (await followers(stack)).wrong === 0);
      stop.abort();
      const loaded = await loading;
      const from = Date.now();
      const lagging = await whenInStep(stack);
      const inStep = Date.now() - from;
      for (const line of loaded.failed.slice(0, 10)) console.log(`          ${line}`);
      return {
        setUp:
          `Two instances of each service, one nginx. ${LANES} clients read and write in all four without a pause, and try nothing twice. One ` +
          `instance after the other is sent SIGTERM, serves on for ${WAIT_SECONDS} s (\`STOP_WAIT_SECONDS\`), is started again when it has left, and takes part as soon as it is ready.`,
        findings: [
          told('requests meanwhile', loaded.requests),
          none('of these not answered, or answered 400 and above', loaded.failed.length),
          told('slowest of these', `${loaded.slowestMs} ms`),
          told('instances restarted', stack.instances.length),
          within('slowest to leave after SIGTERM', (WAIT_SECONDS + 5) * 1_000, Math.max(...leaving)),
          none('followers of which not exactly one instance follows, before', before.wrong),
          told('followers whose instance changed', changes(before.leaders, (await followers(stack)).leaders)),
          within('until followers are in step after the load', 5_000, inStep),
          none('facts missing, or copies that differ', lagging.length + (await differingCopies(stack)).length),
        ],
      };
    } finally {
      await stack.stop();
    }
  },
};

interface Followers {
  /** Port of the following instance, by follower and producer. */
  leaders: Map<string, number>;
  wrong: number;
}

/** One instance of a service follows each producer. The others wait. */
async function followers(stack: ReplicatedStack): Promise<Followers> {
  const states = new Map<string, { port: number; state: string }[]>();
  for (const instance of stack.instances) {
    for (const { producer, state } of await factsOf(instance)) {
      const name = `${instance.service} follows ${producer}`;
      states.set(name, [...(states.get(name) ?? []), { port: instance.port, state }]);
    }
  }
  const leaders = new Map<string, number>();
  let wrong = 0;
  for (const [name, list] of states) {
    const following = list.filter(({ state }) => state === 'following');
    const waiting = list.filter(({ state }) => state === 'applying-elsewhere');
    if (following.length !== 1 || waiting.length !== 1) wrong += 1;
    if (following[0]) leaders.set(name, following[0].port);
  }
  return { leaders, wrong };
}

async function factsOf({ port }: Instance): Promise<{ producer: string; state: string }[]> {
  const answer = await call({ path: '/health/ready', address: `http://127.0.0.1:${port}` });
  return answer.json<{ facts: { producer: string; state: string }[] }>().facts;
}

const changes = (before: Map<string, number>, after: Map<string, number>): string =>
  `${[...after].filter(([name, port]) => before.get(name) !== port).length} of ${after.size}`;
