import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@carnet/embedded-pg';
import { Metrics } from '@carnet/nest-kit';
import { sql } from '@carnet/pg';
import { eventually } from '@carnet/svc-testing';
import { openStack, type Stack } from './stack.js';

let stack: Stack;
let port: number;

beforeAll(async () => {
  port = await freePort();
  stack = await openStack({ metricsPort: port, requestsAtOnce: 1 });
  await stack.app.get(Metrics).listen();
});
afterAll(() => stack?.close());

const ask = (path = '/metrics', method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });

/** The values of a metric, keyed by its labels as text, without the service's own name. */
async function valuesOf(metric: string): Promise<Record<string, number>> {
  const text = await (await ask()).text();
  const lines = text.split('\n').filter((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `));
  return Object.fromEntries(
    lines.map((line) => {
      const [, labels = '', value] = /^\w+(?:\{(.*)\})? (.+)$/.exec(line)!;
      return [labels.replace(/service="records",?|,service="records"/, ''), Number(value)];
    }),
  );
}

describe('the metrics of a service', () => {
  it('answer at a port of their own, for reading alone', async () => {
    expect((await ask()).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics', 'POST')).status).toBe(404);
    expect((await stack.anyone.get('/metrics')).status).toBe(404);
  });

  it('count requests by the pattern of their route, and say nothing of whose and which they were', async () => {
    const { client } = stack.newOwner();
    await client.get('/api/issues/1987654321');
    await client.get('/api/issues/1987654322?search=klara');
    const counted = await valuesOf('carnet_http_request_duration_seconds_count');
    expect(counted['method="GET",route="/api/issues/:id",status="404"']).toBe(2);
    const text = await (await ask()).text();
    expect(text).not.toMatch(/198765432|klara/);
  });

  it('say with which sentence requests were refused for want of room', async () => {
    const { client } = stack.newOwner();
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.get('/api/issues')));
    const refused = answers.filter(({ status }) => status === 503).length;
    expect(refused).toBeGreaterThan(0);
    expect(await valuesOf('carnet_http_refusals_total')).toEqual({ 'status="503",code="request.busy"': refused });
  });

  it('say that the service is ready, whom it follows, and what waits', async () => {
    const { id: owner } = stack.newOwner();
    await eventually(async () =>
      expect(await valuesOf('carnet_follower_state')).toMatchObject({
        'producer="garage",state="following"': 1,
        'producer="garage",state="waiting"': 0,
      }),
    );
    expect(await valuesOf('carnet_ready')).toEqual({ '': 1 });
    expect((await valuesOf('carnet_clock_seconds'))['']).toBeCloseTo(Date.now() / 1_000, -2);
    expect((await valuesOf('carnet_database_connections'))['state="awaited"']).toBe(0);
    // A job without its file, because only the row counts here.
    await stack.rows(sql`alter table paper_jobs drop constraint paper_jobs_owner_id_file_id_fkey`);
    await stack.rows(sql`
      insert into paper_jobs (owner_id, file_id, work, due_at) values (${owner}, 1, 'pages', now() - interval '90 s')`);
    expect(await valuesOf('carnet_work_waiting')).toMatchObject({
      'work="papers",state="due"': 1,
      'work="papers",state="later"': 0,
      'work="pictures",state="due"': 0,
    });
    expect((await valuesOf('carnet_work_late_seconds'))['work="papers"']).toBeGreaterThanOrEqual(90);
    await stack.rows(sql`delete from paper_jobs`);
  });

  it.each(['prometheus/alerts.yml', 'grafana/carnet.json'])('have all that deploy/%s asks for', async (file) => {
    const asked =
      readFileSync(join(__dirname, '../../deploy', file), 'utf8').match(/\b(carnet|nodejs|process)_\w+/g) ?? [];
    const text = await (await ask()).text();
    const missing = asked.filter((name) => !text.includes(`# TYPE ${name.replace(/_(bucket|count)$/, '')} `));
    expect(asked.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('have in docs/operations.md what to do about each of their alerts, and a test for each', () => {
    const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
    const names = read('deploy/prometheus/alerts.yml').match(/(?<=alert: )\w+/g) ?? [];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !read('docs/operations.md').includes(`\`${name}\``))).toEqual([]);
    expect(names.filter((name) => !read('deploy/prometheus/alerts.test.yml').includes(`alertname: ${name}\n`))).toEqual(
      [],
    );
  });

  it('leave out what cannot be read, and answer the rest', async () => {
    await stack.rows(sql`alter table parked_facts rename to parked_facts_away`);
    expect(await valuesOf('carnet_facts_parked')).toEqual({});
    expect(await valuesOf('carnet_ready')).toEqual({ '': 1 });
    await stack.rows(sql`alter table parked_facts_away rename to parked_facts`);
    expect(await valuesOf('carnet_facts_parked')).toEqual({ '': 0 });
  });
});

describe('a service without a port for metrics', () => {
  it('measures no request', async () => {
    const quiet = await openStack();
    await quiet.newOwner().client.get('/api/issues');
    expect(await quiet.app.get(Metrics).text()).not.toContain('carnet_http_request_duration_seconds');
    await quiet.close();
  });
});
