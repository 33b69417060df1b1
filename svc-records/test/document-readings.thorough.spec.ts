import { sql } from '@carnet/pg';
import type { TestClient } from '@carnet/svc-testing';
import { documentExpiryRepublication } from '../src/files/document-expiry.fact.js';
import { documentRepublication } from '../src/files/document-reading.fact.js';
import { aPdf } from './papers.js';
import { openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle: number;
let paper: number;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(async () => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle = stack.aVehicle(owner);
  const file = {
    vehicle_id: String(vehicle),
    kind: 'document',
    filename: 'certificate.pdf',
    type: 'inspection',
    title: 'Inspection',
  };
  paper = await new UploadClient(stack.app, stack.tokens.token(owner)).file(aPdf('Inspection'), file);
});

const facts = () => stack.factsOf('document', paper);
const newest = async () => (await facts()).at(-1);
const change = (body: object) => ann.patch(`/api/documents/${paper}`, body);
const inspected = { dated: '2026-05-01', mileage: 52_000 };

it('a paper tells a mileage once it says one, and that it says none any more without a name', async () => {
  await change({ notes: 'Seen' });
  expect(await facts()).toEqual([]);
  await change(inspected);
  expect(await newest()).toMatchObject({
    owner_id: owner,
    body: { id: paper, vehicle_id: vehicle, name: 'Inspection', read_on: '2026-05-01', mileage: 52_000 },
  });
  await change({ mileage: null });
  expect(await newest()).toMatchObject({ body: { id: paper, name: '', mileage: null } });
  await change({ notes: 'Seen again' });
  expect(await facts()).toHaveLength(2);
});

it('a paper in the trash tells none, one that comes back tells it again, and one that goes for good leaves nothing', async () => {
  await change(inspected);
  await ann.delete(`/api/documents/${paper}`);
  expect(await newest()).toMatchObject({ deleted: false, body: { mileage: null, name: '' } });
  await change({ deleted: false });
  expect(await newest()).toMatchObject({ body: { mileage: 52_000, name: 'Inspection' } });
  await ann.delete(`/api/documents/${paper}`);
  await ann.delete(`/api/documents/${paper}`);
  expect(await newest()).toMatchObject({ deleted: true, body: null });
});

it('papers of before are told again, those without a mileage not', async () => {
  await change(inspected);
  const again = await stack.database.transaction((tx) =>
    documentRepublication.snapshots(tx, { owner: owner - 1, id: 0 }, 10),
  );
  expect(again).toMatchObject([{ kind: 'document', key: paper, ownerId: owner, body: { mileage: 52_000 } }]);
  await stack.database.rows(sql`update documents set mileage = null where owner_id = ${owner}`);
  expect(
    await stack.database.transaction((tx) => documentRepublication.snapshots(tx, { owner: owner - 1, id: 0 }, 10)),
  ).toEqual([]);
});

describe('a paper that runs out', () => {
  const expiries = () => stack.factsOf('document-expiry', paper);
  const last = async () => (await expiries()).at(-1);

  it('tells until when it is good, and what it is, once it says a day', async () => {
    await change({ notes: 'Seen' });
    expect(await expiries()).toEqual([]);
    await change({ expires_on: '2027-05-01' });
    const body = { id: paper, vehicle_id: vehicle, title: 'Inspection', type: 'inspection', expires_on: '2027-05-01' };
    expect(await last()).toMatchObject({ owner_id: owner, body });
    expect(await facts()).toEqual([]);
    await change({ expires_on: null });
    expect(await last()).toMatchObject({ body: { id: paper, title: '', expires_on: null } });
  });

  it('tells none from the trash, and leaves nothing when it goes for good', async () => {
    await change({ expires_on: '2027-05-01' });
    await ann.delete(`/api/documents/${paper}`);
    expect(await last()).toMatchObject({ deleted: false, body: { expires_on: null, title: '' } });
    await change({ deleted: false });
    expect(await last()).toMatchObject({ body: { expires_on: '2027-05-01' } });
    await ann.delete(`/api/documents/${paper}`);
    await ann.delete(`/api/documents/${paper}`);
    expect(await last()).toMatchObject({ deleted: true, body: null });
  });

  it('is told again with those of before', async () => {
    await change({ expires_on: '2027-05-01' });
    const again = await stack.database.transaction((tx) =>
      documentExpiryRepublication.snapshots(tx, { owner: owner - 1, id: 0 }, 10),
    );
    expect(again).toMatchObject([{ kind: 'document-expiry', key: paper, body: { expires_on: '2027-05-01' } }]);
  });
});
