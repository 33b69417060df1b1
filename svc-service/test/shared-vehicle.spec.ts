import { aGuest, eventually, type TestClient } from '@carnet/svc-testing';
import { aPart, aVehicle, oilChange, openStack, OWNER, type Stack } from './stack.js';

const EVENTS = '/api/service/events';
const [ONE, OTHER] = [1, 2];
const [PART_OF_ONE, PART_OF_OTHER] = [11, 21];

let stack: Stack;
let editor: TestClient;
let contributor: TestClient;

beforeAll(async () => {
  stack = await openStack();
  await stack.told(aVehicle(ONE), aVehicle(OTHER), aPart(PART_OF_ONE, ONE), aPart(PART_OF_OTHER, OTHER));
  const grant = { owner: OWNER, vehicle_id: ONE };
  editor = aGuest(stack, { ...grant, person: 31, role: 'editor' });
  contributor = aGuest(stack, { ...grant, person: 32, role: 'contributor' });
});
afterAll(() => stack?.close());

const refused = (code: string) => ({ status: 403, body: { code: `sign_in.${code}` } });

it('has a list, entries and histories of its own, and nothing of another', async () => {
  const [mine, other] = [
    await stack.anEvent({ name: 'Of one' }),
    await stack.anEvent({ vehicle_id: OTHER, name: 'Of another' }),
  ];
  const listed = await eventually(async () => {
    const answer = await editor.get(EVENTS);
    expect(answer.status).toBe(200);
    return answer;
  });
  expect(listed.body.map(({ name }: { name: string }) => name)).toEqual(['Of one']);
  expect((await editor.get(`${EVENTS}?search=another`)).body).toEqual([]);
  expect((await editor.get(`${EVENTS}/${mine.id}/history`)).body.entries).toHaveLength(1);
  for (const path of [`${EVENTS}/${other.id}`, `${EVENTS}/${other.id}/history`])
    expect((await editor.get(path)).status).toBe(404);
});

it('takes an entry with parts of its own by an editor, and none with another’s', async () => {
  const made = await editor.post(EVENTS, oilChange(ONE, { parts: [{ id: PART_OF_ONE }], template_id: null }));
  expect(made).toMatchObject({ status: 201, body: { parts: [{ id: PART_OF_ONE }] } });
  const missing = await editor.post(EVENTS, oilChange(ONE, { parts: [{ id: 99_999 }] }));
  const foreign = await editor.post(EVENTS, oilChange(ONE, { parts: [{ id: PART_OF_OTHER }] }));
  expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body]);
  expect(foreign.status).toBe(400);
  const path = `${EVENTS}/${made.body.id}`;
  expect((await editor.put(path, { parts: [{ id: PART_OF_OTHER }] })).status).toBe(400);
  expect((await editor.put(path, { name: 'Oil and filter' })).body).toMatchObject({ parts: [{ id: PART_OF_ONE }] });
});

it('takes no template, whose name the answer would say, and keeps what is there', async () => {
  const template = (
    await stack.owner.post('/api/service-event-templates', {
      ...{
        name: 'A secret plan',
        type: 'Regular Maintenance',
        recurrence_type: 'Periodic',
        recurrence_time_interval: 180,
      },
    })
  ).body;
  expect(template.id).toBeGreaterThan(0);
  expect(await editor.post(EVENTS, oilChange(ONE, { template_id: template.id }))).toMatchObject(
    refused('garage_of_one_vehicle'),
  );
  const { id } = await stack.anEvent();
  for (const template_id of [template.id, null])
    expect(await editor.put(`${EVENTS}/${id}`, { template_id })).toMatchObject(refused('garage_of_one_vehicle'));
});

it('is changed by a contributor where they have added it', async () => {
  const mine = (await contributor.post(EVENTS, oilChange(ONE))).body;
  const path = `${EVENTS}/${mine.id}`;
  expect((await contributor.put(path, { name: 'Oil, again' })).status).toBe(200);
  expect((await contributor.put(`${path}/status`, { status: 'Upcoming' })).status).toBe(200);
  const { id } = await stack.anEvent();
  for (const [address, body] of [
    [`${EVENTS}/${id}`, { name: 'Not mine' }],
    [`${EVENTS}/${id}/status`, { status: 'Upcoming' }],
    [path, { parts: [{ id: PART_OF_ONE }] }],
  ] as const)
    expect(await contributor.put(address, body)).toMatchObject(refused('garage_adds_only'));
});
