import { ensureDatabase, freePort, type Postgres, removeCluster, startPostgres } from '@carnet/embedded-pg';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { call, register } from '../src/api.js';
import { databaseOf, FaultStack, SERVICES, type Service } from '../src/fault-stack.js';
import { until } from '../src/until.js';
import { differingCopies, unpublished, whenInStep } from './lib/agreement.js';
import { audit } from './lib/audit.js';
import { none, same, seconds, told, within, type Drill, type Finding } from './lib/drill.js';
import { complete, create, plannedEvents } from './lib/garage.js';
import { PatroniCluster } from './lib/patroni-cluster.js';
import { together, type Tally, writers } from './lib/world.js';

const WRITERS = 8;
const AWAY_BAR_MS = 30_000;
const OFF_MS = 30_000;
const IN_STEP_WITHIN_MS = 120_000;
const WRITING_WITHIN_MS = 30 * 60_000;
const PASSWORD = 'of-a-drill';
const LOST = 20;

/** The machine of PostgreSQL's leader dies; then another leader loses its connection; at last an asynchronous leader loses writes that it had acknowledged. */
export const failover: Drill = {
  name: 'failover',
  title: 'PostgreSQL fails over: a crash, a partition, and a tail that is lost',
  async run({ writes }) {
    const cluster = new PatroniCluster();
    try {
      await cluster.start();
      say('three machines: etcd, Patroni and PostgreSQL; HAProxy before them');
      const kept = await loseNothing(cluster, writes);
      const lost = await loseATail(cluster);
      return {
        setUp:
          'Three network namespaces, each with Debian’s etcd, Patroni and PostgreSQL 15, and HAProxy before them, as `deploy/failover` has it, on one machine and one disk. ' +
          `All five databases lie there. ${WRITERS} writers enter things without a pause, and try each write until it is acknowledged. In the middle of ${writes} writes every process of the leader’s machine is killed, ` +
          `and started again after ${OFF_MS / 1000} s as an init system does; in the middle of ${writes} more the line of the new leader’s machine is cut for as long. Away is from then to the first write that is acknowledged. ` +
          'Then replication is made asynchronous, with the database of svc-garage alone in it; the standbys get nothing more while people go on and all followers take it, and the leader’s machine dies.',
        findings: [...kept, ...lost],
      };
    } finally {
      cluster.stop();
    }
  },
};

/** A stack whose databases are in a cluster. */
class ClusterStack extends FaultStack {
  constructor(
    private readonly urls: Record<Service, string>,
    private readonly asSuperuser: (service: Service) => string,
  ) {
    super({
      env: Object.fromEntries(SERVICES.map((service) => [`${service.toUpperCase()}_DATABASE_URL`, urls[service]])),
    });
  }

  override databaseOf(service: Service): string {
    return this.asSuperuser(service);
  }

  /** Process ids of all services and the gateway. */
  processes(): string {
    return [...SERVICES, 'gateway' as const].map((part) => this.pidOf(part)).join();
  }
}

const forEach = <Value>(make: (service: Service) => Value): Record<Service, Value> =>
  Object.fromEntries(SERVICES.map((service) => [service, make(service)])) as Record<Service, Value>;

async function loseNothing(cluster: PatroniCluster, writes: number): Promise<Finding[]> {
  await cluster.makeDatabases();
  const ofCluster = (service: Service, role = `carnet_${service}`) =>
    cluster.url(role, `carnet_${databaseOf(service)}`);
  const stack = new ClusterStack(forEach(ofCluster), (service) => ofCluster(service, 'postgres'));
  try {
    await stack.start();
    const before = stack.processes();
    const all = await writers(WRITERS, () => stack.address);
    const { token } = await register(stack.address);
    const stop = new AbortController();
    const writing = Promise.all(all.map((writer) => writer.writeUntil(stop.signal)));
    writing.catch(() => stop.abort());
    const reached = (count: number) =>
      until(
        `${count} writes are acknowledged`,
        () => writesOf(together(all)) >= count || stop.signal.aborted,
        WRITING_WITHIN_MS,
      );

    await reached(writes / 2);
    const first = await cluster.leader();
    say(`${first} leads; its machine dies`);
    const crash = await awayAfter(() => cluster.crash(first), stack, token);
    await pause(OFF_MS);
    cluster.power(first);
    const crashBack = await backAfter(cluster);
    await reached(writes);

    await reached(writes * 1.5);
    const second = await cluster.leader();
    say(`${second} leads; its line is cut`);
    const partition = await awayAfter(() => cluster.line(second, 'down'), stack, token);
    await pause(OFF_MS);
    cluster.line(second, 'up');
    const partitionBack = await backAfter(cluster);
    await reached(writes * 2);
    stop.abort();
    await writing;
    const tally = together(all);
    say(`${writesOf(tally)} writes were acknowledged; comparing`);
    const own = await stack.rows<{ id: number; name: string }>(
      'garage',
      `select id, name from collections where name like 'Probe %'`,
    );
    tally.kept.push(...own.map((row) => ({ ...row, table: 'collections' as const })));
    const { findings } = await audit(stack, tally, { patienceMs: IN_STEP_WITHIN_MS });
    return [
      told('acknowledged writes', writesOf(tally)),
      told('tries; of these without an answer, answered 503', `${tally.tries}; ${tally.unanswered}, ${tally.away}`),
      within('the leader’s machine dies: nothing could be written for', AWAY_BAR_MS, crash),
      told('it follows again, after it was started', seconds(crashBack)),
      within('its line is cut: nothing could be written for', AWAY_BAR_MS, partition),
      told('it follows again, after the line was whole', seconds(partitionBack)),
      same('processes of the product that ended', 0, before === stack.processes() ? 0 : 'some'),
      ...findings,
    ];
  } finally {
    await stack.stop();
    stack.remove();
  }
}

/** Time from a fault to the first acknowledged write. */
async function awayAfter(fault: () => void, stack: FaultStack, token: string): Promise<number> {
  const from = Date.now();
  fault();
  const write = () =>
    create({ address: stack.address, token }, '/api/collections', { name: `Probe ${Date.now()}` }).then(
      () => true,
      () => false,
    );
  await until('something can be written', write, 120_000);
  const away = Date.now() - from;
  say(`written again after ${seconds(away)}`);
  return away;
}

async function backAfter(cluster: PatroniCluster): Promise<number> {
  const from = Date.now();
  await cluster.isWhole();
  return Date.now() - from;
}

/** The log of svc-garage loses its end, while its followers' databases keep it. */
async function loseATail(cluster: PatroniCluster): Promise<Finding[]> {
  await cluster.configure({
    synchronous_mode: false,
    synchronous_mode_strict: false,
    maximum_lag_on_failover: 2 ** 30,
  });
  await cluster.isWhole();
  await cluster.makeDatabases(['garage']);
  const others = await aServerOfItsOwn();
  const url = (service: Service, role: string) =>
    service === 'garage'
      ? cluster.url(role, 'carnet_garage')
      : others.postgres.url(`carnet_${databaseOf(service)}`, role, PASSWORD);
  const stack = new ClusterStack(
    forEach((service) => url(service, `carnet_${service}`)),
    (service) => url(service, 'postgres'),
  );
  try {
    await stack.start();
    const before = stack.processes();
    const account = await register(stack.address);
    const owner = { ...account, address: stack.address, vehicle: 0 };
    const collection = await create(owner, '/api/collections', { name: 'Barn' });
    const aCar = (make: string) =>
      create(owner, '/api/vehicles', { collection_id: collection, type: 'Car', make, model: 'Fulvia', year: 1971 });
    owner.vehicle = await aCar('Lancia');
    await plannedEvents(owner, LOST);
    await inStep(stack);
    const leader = await cluster.leader();
    await until('the standbys have all', () => cluster.isCaughtUp(), 60_000);
    cluster.stopReplication(leader);
    const lostCar = await aCar('Lost');
    const lost = { ...owner, vehicle: lostCar };
    const { events } = await plannedEvents(lost, LOST);
    await complete(lost, events);
    await rename(owner, 'lost');
    await inStep(stack);
    say(`${leader} leads; it has what nobody else has, and dies`);
    const away = await awayAfter(() => cluster.crash(leader), stack, owner.token);
    await rename(owner, 'kept');
    const newCar = await aCar('New');
    await plannedEvents({ ...owner, vehicle: newCar }, LOST);
    const from = Date.now();
    const apart = await whenInStep(stack, IN_STEP_WITHIN_MS);
    const equalAfter = Date.now() - from;
    const copies = [...(await differingCopies(stack)), ...apart];
    for (const line of copies.slice(0, 10)) console.log(`          ${line}`);
    const cars = await stack.rows<{ id: number }>('garage', 'select id from vehicles');
    const orphans = await stack.rows('service', 'select 1 from service_events where vehicle_id <> all($1)', [
      cars.map(({ id }) => id),
    ]);
    cluster.resumeReplication(leader);
    cluster.power(leader);
    const back = await backAfter(cluster);
    return [
      told('asynchronous: nothing could be written for', seconds(away)),
      same(
        'asynchronous: the car that only the dead leader had',
        'lost',
        cars.some(({ id }) => id === lostCar) ? 'there' : 'lost',
      ),
      same('asynchronous: the car of afterwards has a number that nobody had', 'yes', newCar > lostCar ? 'yes' : 'no'),
      told('asynchronous: followers are equal again, after what is written next', seconds(equalAfter)),
      none('asynchronous: facts missing, or taken of which the log has nothing', apart.length),
      none('asynchronous: rows of copies that differ from their owner', copies.length - apart.length),
      none('asynchronous: things whose row and newest fact differ', (await unpublished(stack)).length),
      none('asynchronous: service events of a car that never was', orphans.length),
      same('asynchronous: processes of the product that ended', 0, before === stack.processes() ? 0 : 'some'),
      told('asynchronous: the dead leader follows again, after it was started', seconds(back)),
    ];
  } finally {
    await stack.stop();
    stack.remove();
    await others.stop();
  }
}

async function aServerOfItsOwn(): Promise<{ postgres: Postgres; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'carnet-others-'));
  const dataDir = join(folder, 'pg');
  const postgres = await startPostgres({ dataDir, port: await freePort(), password: PASSWORD });
  for (const service of SERVICES)
    await ensureDatabase(postgres.url(), { name: `carnet_${service}`, password: PASSWORD });
  const stop = async () => {
    await postgres.stop();
    removeCluster(dataDir);
    rmSync(folder, { recursive: true, force: true });
  };
  return { postgres, stop };
}

async function rename(
  { vehicle, token, address }: { vehicle: number; token: string; address: string },
  nickname: string,
): Promise<void> {
  const path = `/api/vehicles/${vehicle}`;
  const answer = await call({ method: 'PUT', path, token, address, body: { nickname } });
  if (answer.status !== 200) throw new Error(`PUT ${path} answers ${answer.status}: ${answer.text}`);
}

async function inStep(stack: FaultStack): Promise<void> {
  const apart = await whenInStep(stack, IN_STEP_WITHIN_MS);
  if (apart.length > 0) throw new Error(`Followers are not in step: ${apart[0]}`);
}

const writesOf = ({ kept, completed, people }: Tally): number => kept.length + completed.length + people.length;
