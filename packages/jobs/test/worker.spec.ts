import { setImmediate as turn } from 'node:timers/promises';
import { Unavailable } from '@carnet/messages';
import { Listener, sql } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { eventually, startTestService, type TestService } from '@carnet/svc-testing';
import { Worker, type WorkerOptions } from '@carnet/jobs';
import { errandsService } from './errands.js';

const CHANNEL = 'errands_wanted';
let service: TestService;
let workers: Worker[] = [];

beforeAll(async () => {
  service = await startTestService(errandsService);
});
afterAll(() => service.close());
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  workers = [];
});

const aWorker = (options: WorkerOptions): Worker => {
  const worker = new Worker(options, service.app.get<Log>(LOG), service.app.get(Listener));
  workers.push(worker);
  return worker;
};
const notify = () => service.database.rows(sql`select pg_notify(${CHANNEL}, '')`);
/** A promise that the test settles. */
function aGate(): { open: () => void; passed: Promise<void> } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

/** Longer than any test runs, so that the worker only runs when it is woken. */
const NEVER_MS = 10 * 60_000;

it('wakes when PostgreSQL notifies', async () => {
  const run = jest.fn(() => Promise.resolve<number | null>(null));
  aWorker({ channel: CHANNEL, run, lookAgainMs: NEVER_MS });
  await eventually(async () => {
    await notify();
    expect(run).toHaveBeenCalled();
  });
});

it('runs when the next job is due, without being woken', async () => {
  const run = jest.fn(() => Promise.resolve<number | null>(1));
  aWorker({ run, lookAgainMs: NEVER_MS }).wake();
  await eventually(() => expect(run.mock.calls.length).toBeGreaterThan(2));
});

it('runs once at a time, and once more for all that wakes it meanwhile', async () => {
  const gate = aGate();
  let [underWay, most] = [0, 0];
  const run = jest.fn(async () => {
    most = Math.max(most, ++underWay);
    await gate.passed;
    underWay -= 1;
    return null;
  });
  const worker = aWorker({ run, lookAgainMs: NEVER_MS });
  for (let times = 0; times < 5; times++) worker.wake();
  gate.open();
  await worker.close();
  expect(most).toBe(1);
  expect(run).toHaveBeenCalledTimes(1);

  const again = aWorker({ run, lookAgainMs: NEVER_MS });
  again.wake();
  await eventually(() => expect(run).toHaveBeenCalledTimes(2));
});

it('looks again for what came while it looked when the next is due', async () => {
  const gate = aGate();
  const run = jest.fn(async () => {
    await gate.passed;
    return null;
  });
  const worker = aWorker({ run, lookAgainMs: NEVER_MS });
  worker.wake();
  worker.wake();
  gate.open();
  await eventually(() => expect(run).toHaveBeenCalledTimes(2));
});

it.each([
  ['the disk or a neighbour is down', new Unavailable()],
  ['there is a fault of ours', new Error('oh')],
])('pauses while %s, and resumes', async (_why, error) => {
  const timer = jest.spyOn(global, 'setTimeout');
  const run = jest.fn<Promise<number | null>, []>().mockRejectedValueOnce(error).mockResolvedValue(null);
  const worker = aWorker({ run, lookAgainMs: NEVER_MS });
  worker.wake();
  await eventually(() => expect(timer.mock.calls.map(([, ms]) => ms)).toContain(15_050));
  expect(run).toHaveBeenCalledTimes(1);
  timer.mock.calls.find(([, ms]) => ms === 15_050)![0]();
  await eventually(() => expect(run).toHaveBeenCalledTimes(2));
  timer.mockRestore();
});

it('does not pause over what came while a run failed', async () => {
  const gate = aGate();
  const run = jest.fn<Promise<number | null>, []>().mockResolvedValue(null);
  run.mockImplementationOnce(async () => {
    await gate.passed;
    throw new Unavailable();
  });
  const timer = jest.spyOn(global, 'setTimeout');
  const worker = aWorker({ run, lookAgainMs: NEVER_MS });
  worker.wake();
  worker.wake();
  gate.open();
  await eventually(() => expect(run).toHaveBeenCalledTimes(2));
  expect(timer.mock.calls.map(([, ms]) => ms)).not.toContain(15_050);
  timer.mockRestore();
});

it('wakes when its connection comes back, since notifications may have been lost', async () => {
  const run = jest.fn(() => Promise.resolve<number | null>(null));
  aWorker({ channel: CHANNEL, run, lookAgainMs: NEVER_MS });
  await service.database.rows(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
  await eventually(() => expect(run).toHaveBeenCalled());
});

it('a notification ends a pause', async () => {
  const run = jest.fn<Promise<number | null>, []>().mockRejectedValueOnce(new Unavailable()).mockResolvedValue(null);
  aWorker({ channel: CHANNEL, run, lookAgainMs: NEVER_MS }).wake();
  await eventually(async () => {
    await notify();
    expect(run.mock.calls.length).toBeGreaterThan(1);
  });
});

it('waits at its end for what runs, which is told to stop, and runs nothing afterwards', async () => {
  const gate = aGate();
  const told: boolean[] = [];
  const run = jest.fn(async (isStopping: () => boolean) => {
    await gate.passed;
    told.push(isStopping());
    return 0;
  });
  const worker = aWorker({ channel: CHANNEL, run, lookAgainMs: NEVER_MS });
  worker.wake();
  let isClosed = false;
  const closed = worker.close().then(() => (isClosed = true));
  await turn();
  expect([isClosed, worker.stopping.aborted]).toEqual([false, true]);
  gate.open();
  await closed;
  expect(told).toEqual([true]);
  worker.wake();
  await notify();
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits no longer than it may', async () => {
  const worker = aWorker({ run: () => new Promise(() => undefined), leaveMs: 1 });
  worker.wake();
  await worker.close();
  workers = [];
});

it('leaves the work to others where it is not at work', async () => {
  const run = jest.fn(() => Promise.resolve(null));
  aWorker({ run, isAtWork: false }).wake();
  const other = aGate();
  aWorker({
    run: () => {
      other.open();
      return Promise.resolve(null);
    },
  }).wake();
  await other.passed;
  expect(run).not.toHaveBeenCalled();
});
