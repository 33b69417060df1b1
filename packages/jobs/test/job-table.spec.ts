import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Unavailable } from '@carnet/messages';
import { sql, within } from '@carnet/pg';
import { eventually, startTestService, type TestService } from '@carnet/svc-testing';
import { attempt, type Attempt, GivenUp, unlessAborted } from '@carnet/jobs';
import { type Errand, Errands, errandsService, LEASE_S } from './errands.js';

let service: TestService;
let errands: Errands;

beforeAll(async () => {
  service = await startTestService(errandsService);
  errands = new Errands(service.database);
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.database.rows(sql`truncate errands, results`);
});

const order = (...ids: number[]) =>
  service.database.rows(sql`insert into errands (owner_id, id) select 1, unnest(${ids}::int[])`);
const rows = () =>
  service.database.rows<Errand>(sql`select id, tries, due_at <= now() as is_due from errands order by id`);
const leaseEnds = () => service.database.rows(sql`update errands set due_at = now()`);
/** Ends a job and writes its result, as every user of the package does. */
const finish = (job: Errand, told: string) =>
  service.database.transaction(async (tx) => {
    if (!(await errands.end(tx, job))) return false;
    await within(tx).rows(sql`insert into results (id, told) values (${job.id}, ${told})`);
    return true;
  });
const results = () => service.database.rows(sql`select id, told from results order by id`);

describe('a lease', () => {
  it('is held by one of many who take at once', async () => {
    await order(1, 2, 3, 4, 5, 6, 7, 8);
    const taken = await Promise.all(Array.from({ length: 24 }, () => errands.take()));
    const ids = taken.flatMap((job) => job?.id ?? []);
    expect(ids.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('of a process that was killed is taken by another once it ends', async () => {
    await order(1);
    const brief = new Errands(service.database, LEASE_S);
    const { text, values } = brief.taking();
    const holder: ChildProcess = spawn(process.execPath, [
      ...[join(__dirname, 'holder.mjs'), service.config.databaseUrl, text, JSON.stringify(values)],
    ]);
    const [written] = (await once(holder.stdout!, 'data')) as [Buffer];
    expect(JSON.parse(written.toString())).toEqual([{ owner_id: 1, id: 1, tries: 1 }]);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const again = await eventually(async () => {
      const job = await brief.take();
      expect(job).not.toBeNull();
      return job!;
    });
    expect(again).toEqual({ owner_id: 1, id: 1, tries: 2 });
  });

  it('that was lost commits nothing, whenever its worker comes', async () => {
    await order(1);
    const late = (await errands.take())!;
    await leaseEnds();
    const next = (await errands.take())!;
    expect(await errands.renew(late)).toBe(false);
    await errands.defer(late, 0);
    await errands.release(late);
    expect(await finish(late, 'late')).toBe(false);
    expect(await rows()).toEqual([{ id: 1, tries: 2, is_due: false }]);
    expect(await finish(next, 'in time')).toBe(true);
    expect(await finish(late, 'very late')).toBe(false);
    expect(await results()).toEqual([{ id: 1, told: 'in time' }]);
  });

  it('is renewed while the work goes on, and no longer', async () => {
    await order(1);
    const brief = new Errands(service.database, LEASE_S);
    const until = async (): Promise<number> => {
      const [row] = await service.database.rows<{ until: number }>(
        sql`select extract(epoch from due_at)::float8 as until from errands`,
      );
      return row!.until;
    };
    const job = (await brief.take())!;
    const first = await until();
    const cleared = jest.spyOn(global, 'clearInterval');
    const work = () => eventually(async () => expect(await until()).toBeGreaterThan(first));
    await attempt(brief, job, never, work, unseen);
    expect(cleared).toHaveBeenCalledTimes(1);
    cleared.mockRestore();
  });

  it('says when the next job is due: now, in a while, or not at all', async () => {
    expect(await errands.nextIn()).toBeNull();
    await order(1);
    expect(await errands.nextIn()).toBe(0);
    await errands.take();
    expect(await errands.nextIn()).toBeGreaterThan(0);
  });

  it('is given back as if it had never been taken, and put off as a try', async () => {
    await order(1);
    await errands.release((await errands.take())!);
    expect(await rows()).toEqual([{ id: 1, tries: 0, is_due: true }]);
    await errands.defer((await errands.take())!, 60);
    expect(await rows()).toEqual([{ id: 1, tries: 1, is_due: false }]);
  });
});

const never = new AbortController().signal;
const unseen = {
  passing: () => Promise.reject(new Error('passing')),
  lasting: () => Promise.reject(new Error('lasting')),
};

describe('an attempt that fails', () => {
  const judged: string[] = [];
  const failures = {
    passing: async () => void judged.push('passing'),
    lasting: async () => void judged.push('lasting'),
  };
  const failing = async (work: (current: Attempt<Errand>) => Promise<void>, stopping = never): Promise<string[]> => {
    await order(1);
    await attempt(errands, (await errands.take())!, stopping, work, failures);
    return judged.splice(0);
  };

  it.each([
    ['passes where something it needs is down', new Unavailable(), ['passing']],
    ['passes where PostgreSQL is down', Object.assign(new Error('down'), { code: '57P01' }), ['passing']],
    ['lasts where a file is missing', Object.assign(new Error('no such file'), { code: 'ENOENT' }), ['lasting']],
    ['lasts where there is a fault of ours', new TypeError('undefined is not a function'), ['lasting']],
  ])('%s', async (_what, error, expected) => {
    expect(await failing(() => Promise.reject(error))).toEqual(expected);
    expect(await rows()).toEqual([{ id: 1, tries: 1, is_due: false }]);
  });

  it('pauses all, with the job released, where nobody says what to do while something is down', async () => {
    await order(1);
    const down = attempt(errands, (await errands.take())!, never, () => Promise.reject(new Unavailable()), {
      lasting: failures.lasting,
    });
    await expect(down).rejects.toThrow(Unavailable);
    expect([judged, await rows()]).toEqual([[], [{ id: 1, tries: 0, is_due: true }]]);
  });

  it('is judged by nobody once the job is lost, and stops waiting for its result', async () => {
    const stuck = async ({ signal, renew }: Attempt<Errand>): Promise<void> => {
      await service.database.rows(sql`delete from errands`);
      void renew();
      await unlessAborted(new Promise<void>(() => undefined), signal);
    };
    expect(await failing(stuck)).toEqual([]);
  });

  it('is released where this process ends', async () => {
    const ending = new AbortController();
    const stuck = async ({ signal }: Attempt<Errand>): Promise<void> => {
      ending.abort();
      await expect(unlessAborted(new Promise(() => undefined), signal)).rejects.toThrow(GivenUp);
      throw new GivenUp();
    };
    expect(await failing(stuck, ending.signal)).toEqual([]);
    expect(await rows()).toEqual([{ id: 1, tries: 0, is_due: true }]);
  });

  it('goes on while the database cannot renew its lease', async () => {
    const renew = jest.spyOn(errands, 'renew').mockRejectedValueOnce(new Unavailable());
    const aborted: boolean[] = [];
    const works = async (current: Attempt<Errand>): Promise<void> => {
      await current.renew();
      aborted.push(current.signal.aborted);
    };
    expect(await failing(works)).toEqual([]);
    expect(aborted).toEqual([false]);
    renew.mockRestore();
  });
});
