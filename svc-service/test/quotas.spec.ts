import { eventually, startTestService, type TestService } from '@carnet/svc-testing';
import { service } from '../src/app.js';

let test: TestService;
const quotas = { service_event_templates: 10, service_schedule_entries: 5 };
beforeAll(async () => (test = await startTestService(service, { quotas, listRows: 8 })));
afterAll(() => test.close());

const templates = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    name: `Template ${n}`,
    type: 'Repair',
    recurrence_type: 'Periodic',
    recurrence_time_interval: 30,
  }));

it('takes a file up to the limit and none beyond it, not even in part', async () => {
  const person = test.as(1);
  const path = '/api/service-event-templates';
  expect((await person.post(`${path}/import`, templates(8))).body).toMatchObject({ imported: 8 });
  expect(await person.post(`${path}/import`, templates(3))).toMatchObject({
    status: 422,
    body: {
      msg: 'One account can keep at most 10 service event templates. Delete what you no longer need, then try again.',
    },
  });
  expect((await person.get(path)).body).toHaveLength(8);
  expect((await person.post(`${path}/import`, templates(2))).body).toMatchObject({ imported: 2 });
  expect((await person.post(path, templates(1)[0])).status).toBe(422);
});

it('takes files at once only as far as all of them fit', async () => {
  const person = test.as(2);
  const path = '/api/service-event-templates';
  const answers = await Promise.all([4, 4, 4, 4].map((count) => person.post(`${path}/import`, templates(count))));
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
  expect((await person.get(path)).body).toHaveLength(8);
});

describe('templates in schedules', () => {
  const person = () => test.as(3);
  const schedule = async (vehicle_id: number, template_ids: number[]) =>
    person().post('/api/service-schedules', { vehicle_id, name: `With ${template_ids.length}`, template_ids });
  let ids: number[];

  beforeAll(async () => {
    await test.database.dataSource.query(
      `insert into vehicle_copies (owner_id, id, type, make, model, year) values (3, 1, 'Car', 'Lancia', 'Fulvia', 1973)`,
    );
    const { body } = await person().post('/api/service-event-templates/import', templates(4));
    ids = body.results.map(({ id }: { id: number }) => id);
  });

  it('are counted over all schedules, however they come into them', async () => {
    const full = (await schedule(1, ids)).body;
    const other = (await schedule(1, ids.slice(0, 1))).body;
    const add = (to: { id: number }) => person().post(`/api/service-schedules/${to.id}/templates/${ids[1]}`, {});
    expect(await schedule(1, ids.slice(0, 1))).toMatchObject({
      status: 422,
      body: { msg: expect.stringContaining('at most 5 service schedule entries') as string },
    });
    expect((await add(other)).status).toBe(422);
    // A template that is already on the schedule adds no row.
    expect((await add(full)).status).toBe(201);
    expect((await person().delete(`/api/service-schedules/${full.id}`)).status).toBe(204);
    expect((await add(other)).status).toBe(201);
  });

  it('come with the schedules of their vehicle, of which a long list says how to go on', async () => {
    for (let n = 0; n < 8; n++) expect((await schedule(1, [])).status).toBe(201);
    const first = await person().get('/api/service-schedules/vehicles/1');
    expect(first.body.vehicle).toMatchObject({ id: 1, make: 'Lancia' });
    expect(first.body.schedules).toHaveLength(8);
    expect(first.headers['x-total-count']).toBe('9');
    const rest = await person().get(/<(.*)>; rel="next"/.exec(first.headers.link!)![1]!);
    expect(rest.body.vehicle).toEqual(first.body.vehicle);
    expect(rest.body.schedules).toHaveLength(1);
    expect(rest.headers.link).toBeUndefined();
  });
});

describe('a quota of many rows', () => {
  const path = '/api/service-event-templates';
  let many: TestService;
  beforeAll(async () => (many = await startTestService(service, { quotas: { service_event_templates: 250 } })));
  afterAll(() => many.close());

  const importing = async (owner: number, count: number) =>
    (await many.as(owner).post(`${path}/import`, templates(count))).status;
  const deleting = (owner: number, count: number) =>
    many.database.dataSource.query(
      `delete from service_event_templates where owner_id = ${owner} and id in
         (select id from service_event_templates where owner_id = ${owner} order by id limit ${count})`,
    );

  it('is told by what one has, whoever writes in between and whatever was deleted since it was counted', async () => {
    expect(await importing(1, 200)).toBe(200);
    expect(await importing(2, 120)).toBe(200);
    expect(await importing(1, 50)).toBe(200);
    expect(await importing(1, 1)).toBe(422);
    await deleting(1, 80);
    expect(await importing(1, 60)).toBe(200);
    expect(await importing(1, 21)).toBe(422);
    expect(await importing(1, 20)).toBe(200);
    expect(await importing(2, 130)).toBe(200);
    expect(await importing(2, 1)).toBe(422);
  });

  it('is counted only where as many ids were drawn since as the person may still have', async () => {
    const counted = async (owner: number) =>
      (await many.database.dataSource.query(`select has, up_to from quota_counts where owner_id = ${owner}`))[0];
    await importing(3, 10);
    const first = await counted(3);
    expect(first.has).toBe(10);
    await importing(3, 239);
    await importing(4, 1);
    expect(await counted(3)).toEqual(first);
    expect(await importing(3, 1)).toBe(200);
    expect((await counted(3)).has).toBe(250);
    expect(await importing(3, 1)).toBe(422);
  });

  it('forgets its counts with the person', async () => {
    const counted = () => many.database.dataSource.query('select owner_id from quota_counts order by owner_id');
    expect(await counted()).toEqual([1, 2, 3, 4].map((owner_id) => ({ owner_id })));
    many.producers.identity.publish({ kind: 'user', key: 1, ownerId: 1, deleted: true });
    await eventually(async () => expect(await counted()).toEqual([2, 3, 4].map((owner_id) => ({ owner_id }))));
  });
});
