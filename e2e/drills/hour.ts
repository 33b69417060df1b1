import { freePort } from '@carnet/embedded-pg';
import { inLanes } from '../../scripts/lib/command.js';
import { inState } from '../../scripts/lib/paths.js';
import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { FaultStack, LISTS, SERVICES, type Service } from '../src/fault-stack.js';
import { MailServer } from '../src/mail-server.js';
import { aReceiver } from '../src/receiver.js';
import { until } from '../src/until.js';
import { harm, type Victims } from './hour/faults.js';
import { Logs } from './hour/logs.js';
import { allIsDone, booksOf, exportsOf, importsOf, photosOf, remindersOf, webhooksOf } from './hour/outcome.js';
import { Person } from './hour/person.js';
import { planOf, sentenceOf, type PlannedFault } from './hour/plan.js';
import { Witness, type Passed } from './hour/witness.js';
import { audit } from './lib/audit.js';
import { requireCuts } from './lib/cut-off.js';
import { none, seconds, told, type Drill, type Finding } from './lib/drill.js';
import { MachineClock } from './lib/machine-clock.js';
import { countReady } from './lib/ordered-books.js';
import { aLargePhoto } from './lib/photos.js';
import { Prometheus, type Alert } from './lib/prometheus.js';
import type { Failure, Sender } from './lib/sender.js';
import { SmallDisk } from './lib/small-disk.js';
import { together } from './lib/world.js';

const PEOPLE = 200;
const WITH_WEBHOOKS = 10;
const AT_ONCE = 6;
/** Mean time between two actions of a person. */
const THINK_MS = 75_000;
const DISK_MB = 2_000;
const SETTINGS = 'max_wal_size=256MB min_wal_size=64MB';
const WELL_WITHIN_MS = 300_000;
const IN_STEP_WITHIN_MS = 300_000;
/** Alerts look back ten minutes at most. */
const QUIET_WITHIN_MS = 900_000;
const SCRAPE_SECONDS = 3;
const TURN_MS = 20_000;
const PROBE_MS = 1_000;

/** A crowd uses all of Carnet, while a plan made from a seed breaks everything it depends on. */
export const hour: Drill = {
  name: 'hour',
  title: `${PEOPLE} people do everything while parts die, hang and are cut off, the disk runs full and the clock jumps`,
  async run({ minutes, seed }) {
    requireCuts();
    const clock = MachineClock.make();
    const disk = SmallDisk.mount(DISK_MB);
    const server = await MailServer.start();
    const receiver = await aReceiver();
    const prometheus = new Prometheus();
    const first = await freePort(SERVICES.length);
    const stack = new FaultStack({
      stateDir: disk.stateDir,
      env: {
        ...clock.env,
        ...server.env,
        CARNET_PG_SETTINGS: SETTINGS,
        METRICS_PORT: String(first),
        OUTGOING_PRIVATE_NETWORKS: 'all',
        REGISTRATIONS_PER_ADDRESS: '100000',
      },
    });
    try {
      const areTested = await prometheus.checkAlerts();
      await stack.start();
      await countReady(stack);
      const places = SERVICES.map((_, index) => `127.0.0.1:${first + index}`);
      await prometheus.start(places, SCRAPE_SECONDS);
      const people = await aCrowd(stack, seed, receiver.url);
      say(`${people.length} people are at ${stack.address}; the seed is "${seed}"`);
      const stop = new AbortController();
      const living = Promise.all([
        ...people.map((person) => person.liveUntil(stop.signal, (share) => thinking(share, stop.signal))),
        takeTurns(stack, stop.signal),
        ...SERVICES.map((name) => probe(people[0]!.writer.sender, LISTS[name], stop.signal)),
      ]);
      living.catch(() => stop.abort());
      const logs = new Logs(stack.stateDir);
      const byService = Object.fromEntries(SERVICES.map((name, index) => [name, places[index]])) as Record<
        Service,
        string
      >;
      const witness = new Witness(stack, prometheus, logs, byService);
      const passed = await followPlan({ stack, disk, clock }, planOf(seed), { minutes, witness, stop: stop.signal });
      stop.abort();
      await living;
      say('the plan is over; what was ordered is awaited');
      await stack.isWell(WELL_WITHIN_MS);
      const stopTurns = new AbortController();
      const turns = takeTurns(stack, stopTurns.signal);
      const isDone = await allIsDone(stack, people);
      stopTurns.abort();
      await turns;
      const tally = together(people);
      say(`${tally.kept.length + tally.completed.length + tally.people.length} writes were acknowledged; comparing`);
      const { findings } = await audit(stack, tally, { patienceMs: IN_STEP_WITHIN_MS, leavesOut: 'Import' });
      const { unexplained, withoutLines } = witness.unexplained(tally.failures, passed);
      for (const line of unexplained.slice(0, 20)) console.log(`          ${line}`);
      const firing = await stillFiring(prometheus);
      for (const { annotations } of firing) console.log(`          ${annotations.summary}`);
      const report = {
        setUp: setUpOf(seed, minutes),
        findings: [
          ...whatPassed(passed),
          told(
            'acknowledged entries, completions and registrations',
            tally.kept.length + tally.completed.length + tally.people.length,
          ),
          told('tries; of these without an answer, answered 503', `${tally.tries}; ${tally.unanswered}, ${tally.away}`),
          told(
            'tokens that were from the future while the clock was behind, and whose people signed in again',
            tally.signIns,
          ),
          ...findings,
          ...(await photosOf(stack, people)),
          ...(await booksOf(stack, people)),
          ...(await exportsOf(stack, people)),
          ...(await importsOf(stack, people)),
          ...remindersOf(server, people),
          ...(await webhooksOf(receiver.heard, people.slice(0, WITH_WEBHOOKS))),
          none('kinds of work that are not done in the end', isDone ? 0 : 1),
          none(
            'answers of 503 without Retry-After or msg',
            tally.failures.filter(({ status, saysSo }) => status === 503 && !saysSo).length,
          ),
          ...whoTold(passed, tally.failures),
          told('failed tries whose lines were lost with the gateway or the full disk', withoutLines),
          none('other failed tries without a line that says why', unexplained.length),
          none('alerts that do not pass promtool’s tests, or fire in the end', (areTested ? 0 : 1) + firing.length),
        ],
      };
      if (report.findings.some(({ ok }) => !ok)) say(`what was written down is kept in ${logs.keep(inState('hour'))}`);
      return report;
    } finally {
      prometheus.stop();
      await stack.stop();
      stack.remove();
      disk.remove();
      clock.remove();
      receiver.close();
      await server.close();
    }
  },
};

async function aCrowd(stack: FaultStack, seed: string, receiver: string): Promise<Person[]> {
  const picture = await aLargePhoto();
  const numbers = Array.from({ length: PEOPLE }, (_, nth) => nth);
  const people = await inLanes(numbers, AT_ONCE, (nth) => Person.come({ nth, address: stack.address, seed, picture }));
  await stack.rows('identity', 'update users set email_confirmed_at = now()');
  for (const { writer } of people.slice(0, WITH_WEBHOOKS))
    await writer.sender.create('/api/webhooks', { name: 'Drill', url: receiver, events: ['vehicle'], enabled: true });
  return people;
}

interface Course {
  minutes: number;
  witness: Witness;
  stop: AbortSignal;
}

/** Causes faults for so many minutes. Each starts when everything has recovered from the previous one. */
async function followPlan(victims: Victims, plan: Iterator<PlannedFault, never>, course: Course): Promise<Passed[]> {
  const passed: Passed[] = [];
  const end = Date.now() + course.minutes * 60_000;
  while (Date.now() < end && !course.stop.aborted) {
    const fault = plan.next().value;
    const watched = course.witness.watch(fault);
    const from = Date.now();
    await harm(victims, fault);
    const undone = Date.now();
    await victims.stack.isWell(WELL_WITHIN_MS);
    const well = Date.now();
    const one = { fault, from, undone, well, ...(await watched.over()) };
    passed.push(one);
    say(`${sentenceOf(fault)}; well ${seconds(well - undone)} later; ${heardOf(one)}`);
    await pause(fault.calmSeconds * 1_000);
  }
  return passed;
}

function heardOf({ metrics, logs }: Passed): string {
  const after = (what: string, ms: number | null) => (ms === null ? [] : [`${what} after ${seconds(ms)}`]);
  return [...after('metrics', metrics), ...after('logs', logs)].join(', ') || 'nobody told';
}

function whatPassed(passed: readonly Passed[]): Finding[] {
  const ofKind = (kind: PlannedFault['kind']) => passed.filter(({ fault }) => fault.kind === kind).length;
  const longest = Math.max(...passed.map(({ undone, well }) => well - undone));
  const most = (pick: (one: Passed) => number | null) => seconds(Math.max(...passed.map((one) => pick(one) ?? 0)));
  return [
    told(
      'faults: deaths, hangings, cuts, full disks, jumps of the clock',
      `${passed.length}: ${(['dies', 'hangs', 'is cut off', 'is full', 'jumps'] as const).map(ofKind).join(', ')}`,
    ),
    told('longest until all was well, after a fault was undone', seconds(longest)),
    told(
      'faults that metrics told of, latest after',
      `${passed.filter(({ metrics }) => metrics !== null).length}, ${most(({ metrics }) => metrics)}`,
    ),
    told(
      'faults that logs told of, latest after',
      `${passed.filter(({ logs }) => logs !== null).length}, ${most(({ logs }) => logs)}`,
    ),
  ];
}

/** Alerts that still fire after the last faults have left the alerts' time range. */
async function stillFiring(prometheus: Prometheus): Promise<Alert[]> {
  let firing: Alert[] = [];
  const isQuiet = async () => {
    firing = (await prometheus.alerts()).filter(({ state }) => state === 'firing');
    return firing.length === 0;
  };
  await until('no alert fires', isQuiet, QUIET_WITHIN_MS).catch(() => undefined);
  return firing;
}

/** Lists faults that nobody reported. A cut so short that every retry succeeded cannot be reported, so it is counted separately. */
function whoTold(passed: readonly Passed[], failures: readonly Failure[]): Finding[] {
  const untold = passed.filter(({ metrics, logs }) => metrics === null && logs === null);
  const isFelt = ({ from, well }: Passed) => failures.some((one) => one.until >= from && one.from <= well);
  return [
    none('faults that failed a try, of which neither metrics nor logs tell in time', untold.filter(isFelt).length),
    told('faults that nobody felt, of which neither tells', untold.filter((one) => !isFelt(one)).length),
  ];
}

/** Sets everybody's last turn to a day ago, repeatedly, so that overdue items are reported soon. */
async function takeTurns(stack: FaultStack, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await stack
      .rows('identity', "update reminder_plans set look_at = 'epoch', looked_at = now() - interval '25 hours'")
      .catch(() => undefined);
    await unless(stop, TURN_MS);
  }
}

/** Reads a list repeatedly, so that a fault of a part affects at least this reader. */
async function probe(sender: Sender, path: string, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await sender.try({ path });
    await unless(stop, PROBE_MS);
  }
}

const thinking = (share: number, stop: AbortSignal): Promise<void> => unless(stop, share * THINK_MS);

function unless(stop: AbortSignal, ms: number): Promise<void> {
  if (stop.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    stop.addEventListener('abort', done);
  });
}

const setUpOf = (seed: string, minutes: number): string =>
  `A process for each service, everything that a stack keeps on a disk of ${DISK_MB} MB (a tmpfs), an SMTP server, a receiver of webhooks, and Prometheus, which asks every ${SCRAPE_SECONDS} s. For ${minutes} minutes ${PEOPLE} people, who think ` +
  `${THINK_MS / 1_000} s between two deeds, enter cars, parts, service events, issues and track days, register others, look and search, send photos, import histories, order books and exports, and add what is overdue, ` +
  `of which they are told by mail; ${WITH_WEBHOOKS} of them have webhooks. Each write is tried until it is acknowledged, with one \`Idempotency-Key\`. One fault follows the other, as the seed \`${seed}\` decides: kill -9 of a part, or of two, which stay dead; SIGSTOP; ` +
  'the port of a service or of PostgreSQL closed by iptables, which drops all; the disk filled to the last byte; the clock of all services and of PostgreSQL minutes off, by libfaketime. Each lasts 3 to 20 s, and the next one comes when all was well for a while.';
