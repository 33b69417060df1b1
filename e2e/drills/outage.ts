import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { FaultStack, LISTS, SERVICES } from '../src/fault-stack.js';
import { until } from '../src/until.js';
import { differingCopies, whenInStep } from './lib/agreement.js';
import { none, told, within, type Drill } from './lib/drill.js';
import { complete, ownerWithCar, plannedEvents } from './lib/garage.js';
import { otherThan, probe, slowestOf, statusesOf, type Probed } from './lib/probe.js';

const EVENTS = 1_000;
const AWAY_MS = 30_000;

/** A follower is down while many facts are published that concern it. */
export const outage: Drill = {
  name: 'outage',
  title: 'svc-garage is down for 30 s while 1,000 service events are completed',
  async run() {
    const stack = new FaultStack();
    try {
      await stack.start();
      const owner = await ownerWithCar(stack.address);
      const { events, parts } = await plannedEvents(owner, EVENTS);
      await whenInStep(stack);
      say(`${EVENTS} events are planned, with a part each; svc-garage goes`);

      const others = SERVICES.filter((name) => name !== 'garage');
      let dead: Probed | undefined;
      let alive: Probed[] = [];
      let completing = 0;
      await stack.without('garage', async () => {
        const stop = new AbortController();
        const ask = (path: string) => probe({ path, token: owner.token, address: stack.address }, stop.signal);
        const probing = Promise.all([ask(LISTS.garage), ...others.map((name) => ask(LISTS[name]))]);
        const from = Date.now();
        await complete(owner, events);
        completing = Date.now() - from;
        await pause(Math.max(0, AWAY_MS - completing));
        stop.abort();
        [dead, ...alive] = await probing;
        say('svc-garage may come back');
      });
      const back = Date.now();
      await until('all parts are installed', async () => (await counted(stack, parts, 'Installed')) === EVENTS);
      const installed = Date.now() - back;
      const lagging = await whenInStep(stack);
      const asked = dead as Probed;
      return {
        setUp:
          'A process for each service. The garage is killed, and the one who would start it again is held. Through the ' +
          'gateway each service is asked for a list five times a second all the while. The clock of the last line but two runs from the ' +
          'moment at which the garage is ready again.',
        findings: [
          told('time in which 1,000 events were completed', `${(completing / 1000).toFixed(1)} s`),
          told('answers for the garage', statusesOf([asked])),
          none('of these other than 503', otherThan(asked, 503)),
          none('of these without Retry-After or msg', asked.wordless),
          within('slowest of these', 2_000, asked.slowestMs),
          told('answers of the other services', statusesOf(alive)),
          none(
            'of these other than 200',
            alive.reduce((sum, one) => sum + otherThan(one, 200), 0),
          ),
          told('slowest of these', `${slowestOf(alive)} ms`),
          within('until all parts are installed', 10_000, installed),
          none('parts that changed other than once', EVENTS - (await counted(stack, parts, 'Installed', 2))),
          none('facts missing, or copies that differ', lagging.length + (await differingCopies(stack)).length),
        ],
      };
    } finally {
      await stack.stop();
      stack.remove();
    }
  },
};

async function counted(stack: FaultStack, parts: number[], status: string, version?: number): Promise<number> {
  const sql = `select count(*)::integer as count from parts where id = any($1) and status = $2 and ($3::integer is null or version = $3)`;
  const [row] = await stack.rows<{ count: number }>('garage', sql, [parts, status, version ?? null]);
  return row?.count ?? 0;
}
