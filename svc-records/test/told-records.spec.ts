import { FactLog, LOG_START } from '@carnet/fact-log';
import { aGuest, eventually, type TestClient } from '@carnet/svc-testing';
import { paperRepublication } from '../src/files/paper.fact.js';
import { issueRepublication } from '../src/issues/issue.fact.js';
import { trackDayRepublication } from '../src/track-days/track-day.fact.js';
import { aPdf } from './papers.js';
import { openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle: number;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle = stack.aVehicle(owner);
});

const afterAllBefore = () => ({ owner: owner - 1, id: 0 });

const RECORDS = {
  issue: {
    path: '/api/issues',
    fields: { title: 'Oil leak', description: 'Under the car' },
    says: { status: 'Open', priority: 'Medium' },
    change: { status: 'Resolved', resolution_notes: 'New gasket' },
    saysThen: { status: 'Resolved', priority: 'Medium' },
    again: issueRepublication,
  },
  'track-day': {
    path: '/api/track-days',
    fields: { track_name: 'Monza', event_date: '2024-05-01' },
    says: { event_date: '2024-05-01', event_date_edtf: null },
    change: { event_date: undefined, event_date_edtf: '2024-05' },
    saysThen: { event_date: '2024-05-01', event_date_edtf: '2024-05' },
    again: trackDayRepublication,
  },
};

describe.each(Object.entries(RECORDS))('%s', (kind, { path, fields, says, change, saysThen, again }) => {
  const made = async (more: object = {}): Promise<{ id: number }> => {
    const { status, body } = await ann.post(path, { vehicle_id: vehicle, ...fields, ...more });
    expect([status, body]).toEqual([201, body]);
    return body;
  };
  const factsOf = (id: number) => stack.factsOf(kind, id);

  it.each([[null], [52_000]])(
    'is told with the record, without what people wrote, at a mileage of %s',
    async (mileage) => {
      const { id } = await made({ mileage });
      expect(await factsOf(id)).toEqual([
        { version: 1, owner_id: owner, deleted: false, body: { id, vehicle_id: vehicle, ...says } },
      ]);
    },
  );

  it('is told at each change, and not where nothing is changed', async () => {
    const { id } = await made();
    await ann.put(`${path}/${id}`, change);
    await ann.put(`${path}/${id}`, change);
    expect(await factsOf(id)).toMatchObject([
      { version: 1 },
      { version: 2, deleted: false, body: { id, vehicle_id: vehicle, ...saysThen } },
    ]);
  });

  it('ends with its record, and with its vehicle', async () => {
    const [{ id: deleted }, { id: left }] = [await made(), await made()];
    await ann.delete(`${path}/${deleted}`);
    expect((await factsOf(deleted)).at(-1)).toMatchObject({ deleted: true, version: 2, body: null });
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect((await factsOf(left)).at(-1)).toMatchObject({ deleted: true, body: null }));
  });

  it('ends with the account', async () => {
    const { id } = await made();
    stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
    await eventually(async () => expect((await factsOf(id)).at(-1)).toMatchObject({ deleted: true, body: null }));
  });

  it('is told once of those of before', async () => {
    const { id } = await made();
    const [fact] = await factsOf(id);
    const told = await stack.database.transaction((tx) => again.snapshots(tx, afterAllBefore(), 10));
    expect(told).toEqual([{ kind, key: id, version: 1, ownerId: owner, body: fact!.body }]);
    expect(again.revision).toBe(2);
  });
});

it('an issue that loses its service event is told as changed', async () => {
  const service_event_id = stack.aServiceEvent(owner, vehicle);
  const fields = { vehicle_id: vehicle, title: 'Leak', service_event_ids: [service_event_id] };
  const { id } = (await ann.post('/api/issues', fields)).body;
  stack.producers.service.publish({ kind: 'service-event', key: service_event_id, ownerId: owner, deleted: true });
  await eventually(async () =>
    expect((await stack.factsOf('issue', id)).at(-1)).toMatchObject({ version: 2, body: { id, status: 'Open' } }),
  );
});

describe('a paper', () => {
  const factsOf = (id: number) => stack.factsOf('paper', id);
  const upload = (more: Record<string, string> = {}) =>
    new UploadClient(stack.app, stack.tokens.token(owner)).file(aPdf('Inspection'), {
      ...{ kind: 'document', filename: 'certificate.pdf', title: 'Inspection', ...more },
    });

  it('is told with its upload, without what it is called', async () => {
    const id = await upload({ vehicle_id: String(vehicle), type: 'inspection' });
    const body = { id, vehicle_id: vehicle, type: 'inspection', in_trash: false };
    expect(await factsOf(id)).toEqual([{ version: 1, owner_id: owner, deleted: false, body }]);
  });

  it('is told when it is changed, put into the trash, brought back, and gone for good', async () => {
    const id = await upload();
    const path = `/api/documents/${id}`;
    await ann.patch(path, { type: 'receipt' });
    await ann.delete(path);
    await ann.patch(path, { deleted: false });
    await ann.delete(path);
    await ann.delete(path);
    const body = { id, vehicle_id: null, type: 'receipt', in_trash: false };
    expect((await factsOf(id)).map((fact) => fact.body)).toEqual([
      { ...body, type: null },
      body,
      { ...body, in_trash: true },
      body,
      { ...body, in_trash: true },
      null,
    ]);
  });

  it('ends with its vehicle', async () => {
    const id = await upload({ vehicle_id: String(vehicle) });
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect((await factsOf(id)).at(-1)).toMatchObject({ deleted: true, body: null }));
  });

  it('is told once of those of before, also of those in the trash', async () => {
    const [kept, thrown] = [await upload(), await upload()];
    await ann.delete(`/api/documents/${thrown}`);
    const told = await stack.database.transaction((tx) => paperRepublication.snapshots(tx, afterAllBefore(), 10));
    expect(told).toMatchObject([
      { kind: 'paper', key: kept, version: 1, body: { in_trash: false } },
      { kind: 'paper', key: thrown, version: 2, body: { in_trash: true } },
    ]);
    expect(paperRepublication.revision).toBe(2);
  });
});

it('says who wrote where that is not the owner, in each fact of what they wrote alone', async () => {
  const guest = aGuest(stack, { person: 9_001, owner, role: 'editor' });
  const { body: made } = await guest.post('/api/issues', { vehicle_id: vehicle, title: 'Rust' });
  await ann.put(`/api/issues/${made.id}`, { title: 'Rust again' });
  await guest.delete(`/api/issues/${made.id}`);
  await eventually(async () => {
    const { facts } = await stack.app.get(FactLog).read(LOG_START, 1_000);
    const told = facts.filter(({ ownerId, kind }) => ownerId === owner && kind === 'issue');
    expect(told.map(({ deleted, actorId }) => [deleted, actorId])).toEqual([
      [false, 9_001],
      [false, undefined],
      [true, 9_001],
    ]);
  });
});
