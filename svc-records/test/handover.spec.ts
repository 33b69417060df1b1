import { sql } from '@carnet/pg';
import { eventually, takeStep, type TestClient } from '@carnet/svc-testing';
import { aPdf } from './papers.js';
import { aPng } from './pictures.js';
import { openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

const PAPER = { kind: 'document', filename: 'paper.pdf' };

let stack: Stack;
let giver: { id: number; client: TestClient };
let receiver: { id: number; client: TestClient };
let vehicle: number;
let kept: number;
let thrown: number;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(async () => {
  giver = stack.newOwner();
  receiver = stack.newOwner();
  vehicle = stack.aVehicle(giver.id);
  const uploads = new UploadClient(stack.app, stack.tokens.token(giver.id));
  kept = await uploads.file(aPng({ padding: 100 + vehicle }), { vehicle_id: String(vehicle) });
  thrown = await uploads.file(aPng({ padding: 900 + vehicle }), { vehicle_id: String(vehicle) });
  expect((await giver.client.delete(`/api/photos/${thrown}`)).status).toBe(204);
});

const photo = (of: TestClient, id: number) => of.get(`/api/photos/${id}`);
const step = (name: string) =>
  takeStep(stack.app, name, {
    ...{ id: vehicle, from: giver.id, to: receiver.id, vehicle_id: vehicle, with_costs: true, with_notes: true },
    ...{ without_papers: [], collection_id: 1, head: null },
  });
async function take(...names: string[]): Promise<void> {
  for (const name of names) await step(name);
}

/** Retries like the leader of a hand-over: pictures drawn meanwhile must be linked again. */
const move = () => eventually(() => take('prepare', 'move'));

it('photos stay with the giver while svc-garage alone says that the vehicle is the receiver’s, and go with the move', async () => {
  await take('hold', 'prepare');
  const body = { id: vehicle, collection_id: 1, type: 'Car', make: 'Alfa Romeo', model: 'Renamed', year: 1973 };
  stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: receiver.id, body });
  await eventually(async () =>
    expect(
      await stack.rows(sql`select 1 from vehicle_copies where owner_id = ${receiver.id} and model = 'Renamed'`),
    ).toHaveLength(1),
  );
  expect((await photo(giver.client, kept)).status).toBe(200);
  await move();
  await take('tell', 'release');
  expect((await photo(giver.client, kept)).status).toBe(404);
  expect((await photo(receiver.client, kept)).body).toMatchObject({ vehicle_id: vehicle });
});

it('the receiver writes nothing about the vehicle until it is released, also where a step is asked for twice', async () => {
  const write = () => receiver.client.patch(`/api/photos/${kept}`, { caption: 'Mine' });
  await step('hold');
  await move();
  await take('hold', 'move');
  await stack.rows(sql`update held_vehicles set until = now() + interval '1 second' where handover_id = ${vehicle}`);
  await step('hold');
  const refused = await write();
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'request.vehicle_held' });
  await take('tell', 'release');
  expect((await write()).status).toBe(200);
});

it('knows whether papers are of the vehicle, so that none of them goes because of a wrong id', async () => {
  const uploads = new UploadClient(stack.app, stack.tokens.token(giver.id));
  const paper = await uploads.file(aPdf('Invoice'), { ...PAPER, vehicle_id: String(vehicle) });
  const elsewhere = await uploads.file(aPdf('Policy'), PAPER);
  const areThere = async (...ids: number[]) => {
    const url = `/internal/handovers/vehicles/${vehicle}/papers?owner_id=${giver.id}&ids=${ids.join(',')}`;
    return (
      await stack.app.inject({ url, headers: { 'x-internal-token': stack.config.internalToken } })
    ).json<object>();
  };
  expect(await areThere(paper, paper)).toEqual({ areThere: true });
  // A paper linked to a record of the vehicle is copied to the receiver, whatever its own vehicle is.
  const { body: issue } = await giver.client.post('/api/issues', {
    ...{ vehicle_id: stack.aVehicle(giver.id), title: 'Oil leak' },
  });
  const linked = await uploads.file(aPdf('Leak'), { ...PAPER, subject_kind: 'issue', subject_id: String(issue.id) });
  const moved = await giver.client.put(`/api/issues/${issue.id}`, { vehicle_id: vehicle });
  expect(moved.status).toBe(200);
  expect(await areThere(paper, linked)).toEqual({ areThere: true });
  for (const wrong of [elsewhere, kept, 2_147_483_646])
    expect(await areThere(paper, wrong)).toEqual({ areThere: false });
});

it('what lies in the trash stays with who threw it away', async () => {
  await step('hold');
  await move();
  await take('tell', 'release');
  expect((await photo(receiver.client, thrown)).status).toBe(404);
  expect((await photo(giver.client, thrown)).body).toMatchObject({ vehicle_id: null });
  expect((await giver.client.patch(`/api/photos/${thrown}`, { deleted: false })).status).toBe(200);
});

it('a move that is asked for again after the release moves nothing twice', async () => {
  await step('hold');
  await move();
  await take('tell', 'release');
  const versions = () => stack.rows(sql`select version from files where owner_id = ${receiver.id} order by id`);
  const before = await versions();
  await take('move', 'tell', 'release');
  expect(await versions()).toEqual(before);
});
