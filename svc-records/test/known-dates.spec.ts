import type { TestClient } from '@carnet/svc-testing';
import { openStack, type Stack } from './stack.js';

let stack: Stack;
let ann: TestClient;
let vehicle_id: number;

beforeAll(async () => {
  stack = await openStack();
  const owner = stack.newOwner();
  ann = owner.client;
  vehicle_id = stack.aVehicle(owner.id);
});
afterAll(() => stack?.close());

describe.each([
  ['/api/modifications', 'start_date', { name: 'Coilovers' }],
  ['/api/modifications', 'completion_date', { name: 'Coilovers' }],
  ['/api/issues', 'reported_date', { title: 'Rust' }],
  ['/api/issues', 'resolved_date', { title: 'Rust', status: 'Resolved' }],
  ['/api/track-days', 'event_date', { track_name: 'Spa' }],
])('of %s, %s', (path, name, least) => {
  const edtf = `${name}_edtf`;
  // A track day must have a date.
  const dated = path === '/api/track-days' ? { event_date_edtf: '1974~' } : {};
  const made = async (fields: object) => {
    const { status, body } = await ann.post(path, { vehicle_id, ...least, ...fields });
    expect({ status, body }).toMatchObject({ status: 201 });
    return body;
  };
  const dateOf = (body: any) => [body[name], body[edtf]];
  const changed = async (id: number, fields: object) => dateOf((await ann.put(`${path}/${id}`, fields)).body);

  it('is as exact as it is known, and sorted by its first day', async () => {
    const { id, ...body } = await made({ [edtf]: '1974~' });
    expect(dateOf(body)).toEqual(['1974-01-01', '1974~']);
    expect(dateOf((await ann.get(`${path}/${id}`)).body)).toEqual(['1974-01-01', '1974~']);
    const rows = (await ann.get(`${path}?view=row`)).body;
    expect(dateOf(rows.find((row: { id: number }) => row.id === id))).toEqual(['1974-01-01', '1974~']);
  });

  it('becomes exact by another day, and by nothing else', async () => {
    const { id } = await made({ [edtf]: '1974~' });
    expect(await changed(id, { ...least, [name]: '1974-01-01' })).toEqual(['1974-01-01', '1974~']);
    expect(await changed(id, { [edtf]: '1974/1976' })).toEqual(['1974-01-01', '1974/1976']);
    expect(await changed(id, { [name]: '1974-05-03' })).toEqual(['1974-05-03', null]);
    expect(await changed(id, { [edtf]: '../1976' })).toEqual(['1976-01-01', '../1976']);
    expect(await changed(id, { [name]: '1976-01-01', [edtf]: null })).toEqual(['1976-01-01', null]);
  });

  it('is refused where day and EDTF contradict each other', async () => {
    const fields = { ...dated, [name]: '1974-05-03', [edtf]: '1974' };
    const { status, body } = await ann.post(path, { vehicle_id, ...least, ...fields });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errors: [{ field: edtf, code: 'field.edtf_elsewhere' }] },
    });
  });
});

it('an issue that is open again was not resolved, about then either', async () => {
  const { body } = await ann.post('/api/issues', {
    ...{ vehicle_id, title: 'Rust', status: 'Resolved', resolved_date_edtf: '1974~' },
  });
  const { body: open } = await ann.put(`/api/issues/${body.id}`, { status: 'Open' });
  expect(open).toMatchObject({ resolved_date: null, resolved_date_edtf: null });
});

it('records name service events with what is known of their day', async () => {
  const owner = stack.newOwner();
  const of = stack.aVehicle(owner.id);
  const event = stack.aServiceEvent(owner.id, of, { date_performed: '1974-01-01', date_performed_edtf: '1974~' });
  const about = { date_performed: '1974-01-01', date_performed_edtf: '1974~' };
  const issue = await owner.client.post('/api/issues', { vehicle_id: of, title: 'Rust', service_event_ids: [event] });
  expect(issue.body.service_events).toMatchObject([about]);
  const modification = await owner.client.post('/api/modifications', {
    ...{ vehicle_id: of, name: 'Coilovers', service_event_id: event },
  });
  expect(modification.body.service_event).toMatchObject(about);
});
