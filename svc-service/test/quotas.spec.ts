import { startTestService, type TestService } from '@carnet/svc-kit/testing';
import { service } from '../src/app.js';

let test: TestService;
beforeAll(async () => (test = await startTestService(service, { quotas: { service_event_templates: 10 } })));
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
