import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { call } from '../src/api.js';
import { FaultStack, LISTS, SERVICES } from '../src/fault-stack.js';
import { until } from '../src/until.js';
import { differingCopies, whenInStep } from './lib/agreement.js';
import { none, same, seconds, told, within, type Drill } from './lib/drill.js';
import { create, type Owner, ownerWithCar } from './lib/garage.js';
import { PIECE, sendHistory } from './lib/history.js';
import { otherThan, probe, slowestOf } from './lib/probe.js';

/** Limit of events per request. */
const AT_ONCE = 5_000;
/** Number of events in a long history. */
const LONG = 20_000;
const SOON_MS = 10;

const written = (count: number): string => count.toLocaleString('en');

/** The experience of others while one person imports a whole history. */
export const imports: Drill = {
  name: 'imports',
  title: `a history of ${written(LONG)} service events comes in while others work`,
  async run() {
    const stack = new FaultStack();
    try {
      await stack.start();
      const [first, second, other] = [await owner(stack), await owner(stack), await owner(stack)];
      await whenInStep(stack);
      await sendHistory(first, AT_ONCE, AT_ONCE);
      const firstIsThere = await untilFollowed(stack);
      say(`${written(AT_ONCE)} events are at every follower; ${written(LONG)} begin`);

      const stop = new AbortController();
      const reading = SERVICES.map((name) =>
        probe({ path: LISTS[name], token: other.token, address: stack.address }, stop.signal),
      );
      const waited = drive(other, stop.signal);
      const from = Date.now();
      await sendHistory(second, LONG);
      const sent = Date.now() - from;
      const followed = await untilFollowed(stack);
      stop.abort();
      const reads = await Promise.all(reading);
      const lags = (await waited).sort((one, two) => one - two);
      const lagging = await whenInStep(stack);
      return {
        setUp:
          `A process for each service. ${written(AT_ONCE)} completed events with mileages come in one call, then ${written(LONG)} of another person's car in calls of ${written(PIECE)}, as the page sends them. ` +
          'Meanwhile a third person reads a list of each service five times a second, and again and again completes an event and reads the car until it has its mileage, which svc-garage learns by fact.',
        findings: [
          within(`until every follower has the ${written(AT_ONCE)}, after the answer`, 10_000, firstIsThere),
          within(`time of the import of ${written(LONG)}`, 20_000, sent),
          within('until every follower has them, after the last answer', 10_000, followed),
          told(
            'reads of others meanwhile',
            reads.reduce((sum, { asked }) => sum + asked, 0),
          ),
          none(
            'of these other than 200',
            reads.reduce((sum, one) => sum + otherThan(one, 200), 0),
          ),
          told('slowest of these', `${slowestOf(reads)} ms`),
          told('times that an event of others was waited for in the garage', lags.length),
          told('of these, median', seconds(lags[lags.length >> 1] ?? 0)),
          within('of these, longest', 10_000, lags.at(-1) ?? 0),
          same('service events that svc-garage knows', AT_ONCE + LONG + lags.length, await known(stack)),
          none('facts missing, or copies that differ', lagging.length + (await differingCopies(stack)).length),
        ],
      };
    } finally {
      await stack.stop();
      stack.remove();
    }
  },
};

const owner = (stack: FaultStack): Promise<Owner> => ownerWithCar(stack.address);

/** Milliseconds until every follower of svc-service has reached the current end of its log. */
async function untilFollowed(stack: FaultStack): Promise<number> {
  const from = Date.now();
  const [end] = await stack.rows<{ tx: string; seq: string }>(
    'service',
    'select tx::text, seq::text from facts order by facts.tx desc, facts.seq desc limit 1',
  );
  const isThere = async () => {
    const sql = `select 1 from fact_handlers where producer = 'service' and (tx, seq) < ($1::xid8, $2::bigint) limit 1`;
    for (const name of SERVICES) if ((await stack.rows(name, sql, [end!.tx, end!.seq])).length > 0) return false;
    return true;
  };
  await until('every follower has all', isThere, 120_000);
  return Date.now() - from;
}

/** Completes events and reads the car until it shows the event's mileage, until told to stop. @returns the time of each */
async function drive(driver: Owner, stop: AbortSignal): Promise<number[]> {
  const { token, address, vehicle } = driver;
  const lags: number[] = [];
  for (let mileage = 1_000; !stop.aborted; mileage += 1) {
    const event = {
      vehicle_id: vehicle,
      name: 'Fill-up',
      type: 'Other',
      status: 'Completed',
      date_performed: '2026-01-01',
    };
    await create(driver, '/api/service/events', { ...event, mileage_at_service: mileage });
    const from = Date.now();
    const shown = async () => {
      const car = await call({ path: `/api/vehicles/${vehicle}`, token, address });
      return car.json<{ current_mileage: number | null }>().current_mileage;
    };
    while ((await shown()) !== mileage) await pause(SOON_MS);
    lags.push(Date.now() - from);
    await pause(SOON_MS * 10);
  }
  return lags;
}

async function known(stack: FaultStack): Promise<number> {
  const [row] = await stack.rows<{ count: number }>(
    'garage',
    'select count(*)::integer as count from service_event_copies',
  );
  return row?.count ?? 0;
}
