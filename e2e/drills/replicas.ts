import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { SERVICES, type Service } from '../src/fault-stack.js';
import { audit } from './lib/audit.js';
import { told, type Drill } from './lib/drill.js';
import { ReplicatedStack } from './lib/replicated-stack.js';
import { together, writers } from './lib/world.js';

const REPLICAS = 3;
const GATEWAYS = 2;
const WRITERS = 8;
const ROUNDS = 2;
const BETWEEN_MS = 1_000;

/** The instance that follows other services' facts is killed, or loses its lock, repeatedly. */
export const replicas: Drill = {
  name: 'replicas',
  title: 'three instances of each service and two gateways, whose leaders are killed and cut off',
  async run() {
    const stack = new ReplicatedStack({ replicas: REPLICAS, gateways: GATEWAYS });
    try {
      await stack.start();
      say(`${REPLICAS} instances of each service run behind ${stack.addresses.join(' and ')}`);
      let turn = 0;
      const all = await writers(WRITERS, () => stack.addresses[turn++ % GATEWAYS]!);
      const stop = new AbortController();
      const writing = Promise.all(all.map((writer) => writer.writeUntil(stop.signal)));
      writing.catch(() => stop.abort());
      let [killed, cut] = [0, 0];
      for (let round = 0; round < ROUNDS; round += 1)
        for (const service of SERVICES) {
          await stack.restartKilled(await stack.leaderOf(service));
          killed += 1;
          await pause(BETWEEN_MS);
          cut += await cutSessions(stack, service);
          await pause(BETWEEN_MS);
        }
      say(`${killed} leaders were killed, ${cut} sessions cut`);
      stop.abort();
      await writing;
      const tally = together(all);
      const { findings } = await audit(stack, tally);
      const writes = tally.kept.length + tally.completed.length + tally.people.length;
      return {
        setUp:
          `${REPLICAS} instances of each service on one PostgreSQL, and ${GATEWAYS} nginx, to which ${WRITERS} writers send their tries in turn. ${ROUNDS} times for each service the instance that follows most of the ` +
          "others' facts is killed (`kill -9`) and started again, and then the sessions of all three, with the locks by which one leads, are ended in PostgreSQL. Writers and comparisons are those of `kill`.",
        findings: [
          told('leaders killed; sessions cut', `${killed}; ${cut}`),
          told('acknowledged writes', writes),
          told('tries; of these without an answer, answered 503', `${tally.tries}; ${tally.unanswered}, ${tally.away}`),
          ...findings,
        ],
      };
    } finally {
      await stack.stop();
    }
  },
};

/** @returns the number of sessions */
async function cutSessions(stack: ReplicatedStack, service: Service): Promise<number> {
  const sql = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1';
  return (await stack.rows(service, sql, [`carnet-${service}-session`])).length;
}
