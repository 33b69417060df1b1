import type { RecordsBook } from '@carnet/contracts/book';
import { sql } from '@carnet/pg';
import { eventually, type TestClient } from '@carnet/svc-testing';
import { aPdf } from './papers.js';
import { aPng } from './pictures.js';
import { NOBODYS, openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

// Papers and photos of a vehicle's identity numbers and owners, which belong to svc-garage.

let stack: Stack;
let owner: number;
let ann: TestClient;
let uploads: UploadClient;
let vehicle: number;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  uploads = new UploadClient(stack.app, stack.tokens.token(owner));
  vehicle = stack.aVehicle(owner);
});

const KINDS = ['vehicle-identity', 'ownership-chapter'] as const;
type Kind = (typeof KINDS)[number];

const make = (kind: Kind, ownerId: number, vehicleId: number): number =>
  kind === 'vehicle-identity' ? stack.aNumber(ownerId, vehicleId) : stack.anOwnershipChapter(ownerId, vehicleId);

const aPaper = (metadata: Record<string, string> = {}): Promise<number> =>
  uploads.file(aPdf(), { kind: 'document', filename: 'contract.pdf', ...metadata });
const linksOf = async (paper: number): Promise<unknown> => (await ann.get(`/api/documents/${paper}`)).body.links;
const tell = (kind: Kind, key: number) =>
  stack.producers.garage.publish({ kind, key, ownerId: owner, version: 9, deleted: true });

describe.each(KINDS)('%s', (kind) => {
  it('has papers and photos of its own, which are its vehicle’s', async () => {
    const id = make(kind, owner, vehicle);
    const named = { subject_kind: kind, subject_id: String(id) };
    const paper = await aPaper(named);
    const photo = await uploads.file(aPng(), { kind: 'photo', filename: 'stamp.png', ...named });
    const expected = { vehicle_id: vehicle, links: [{ subject_kind: kind, subject_id: id }] };
    expect((await ann.get(`/api/documents/${paper}`)).body).toMatchObject(expected);
    expect((await ann.get(`/api/photos/${photo}`)).body).toMatchObject(expected);
    const found = async (path: string) => (await ann.get<{ id: number }[]>(path)).body.map((one) => one.id);
    expect(await found(`/api/documents?subject=${kind}:${id}`)).toEqual([paper]);
    expect(await found(`/api/photos?subject=${kind}:${id}`)).toEqual([photo]);
    expect(await found(`/api/documents?subject=${kind}:${id + 1}`)).toEqual([]);
  });

  it('comes after the records of a paper that belongs to several', async () => {
    const paper = await aPaper({ vehicle_id: String(vehicle) });
    const links = [
      { subject_kind: 'part', subject_id: stack.aPart(owner, vehicle) },
      { subject_kind: kind, subject_id: make(kind, owner, vehicle) },
    ];
    const { body } = await ann.patch(`/api/documents/${paper}`, { links: links.toReversed() });
    expect(body.links).toEqual(links);
  });

  it('of another vehicle takes no paper of this one', async () => {
    const paper = await aPaper({ vehicle_id: String(vehicle) });
    const elsewhere = make(kind, owner, stack.aVehicle(owner));
    const links = [{ subject_kind: kind, subject_id: elsewhere }];
    const { status, body } = await ann.patch(`/api/documents/${paper}`, { links });
    expect([status, body.msg]).toEqual([400, expect.stringMatching(/ not found among those of its vehicle$/)]);
    expect(await linksOf(paper)).toEqual([]);
  });

  it('of somebody else is answered like one that never was, and takes nothing', async () => {
    const stranger = stack.newOwner().id;
    const theirs = make(kind, stranger, stack.aVehicle(stranger));
    const paper = await aPaper({ vehicle_id: String(vehicle) });
    const linked = async (subject_id: number) => {
      const { status, body } = await ann.patch(`/api/documents/${paper}`, {
        links: [{ subject_kind: kind, subject_id }],
      });
      return { status, body };
    };
    expect(await linked(theirs)).toEqual(await linked(NOBODYS));
    expect((await linked(theirs)).status).toBe(400);
    const sent = async (id: number) => {
      const about = { filename: 'x.pdf', kind: 'document', subject_kind: kind, subject_id: String(id) };
      const { status, body } = await uploads.create(100, about);
      return { status, body };
    };
    expect(await sent(theirs)).toEqual(await sent(NOBODYS));
    expect((await sent(theirs)).status).toBe(404);
    expect((await ann.get(`/api/documents?subject=${kind}:${theirs}`)).body).toEqual([]);
    expect(await linksOf(paper)).toEqual([]);
  });

  it('that is deleted leaves its papers to the vehicle', async () => {
    const [gone, stays] = [make(kind, owner, vehicle), make(kind, owner, vehicle)];
    const links = [gone, stays].map((subject_id) => ({ subject_kind: kind, subject_id }));
    const paper = await aPaper({ vehicle_id: String(vehicle) });
    expect((await ann.patch(`/api/documents/${paper}`, { links })).body.links).toEqual(links);
    tell(kind, gone);
    await eventually(async () => expect(await linksOf(paper)).toEqual([links[1]]));
    expect((await ann.get(`/api/documents/${paper}`)).body.vehicle_id).toBe(vehicle);
  });

  it('is forgotten with its owner', async () => {
    const id = make(kind, owner, vehicle);
    await aPaper({ subject_kind: kind, subject_id: String(id) });
    const copies = () =>
      stack.rows(sql`select owner_id from vehicle_identity_copies where owner_id = ${owner}
        union all select owner_id from ownership_chapter_copies where owner_id = ${owner}
        union all select owner_id from file_links where owner_id = ${owner}`);
    expect(await copies()).toHaveLength(2);
    stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, version: 9, deleted: true });
    await eventually(async () => expect(await copies()).toEqual([]));
  });
});

it('a book is told which papers stand behind a number and an owner', async () => {
  const links = [
    { subject_kind: 'ownership-chapter', subject_id: stack.anOwnershipChapter(owner, vehicle) },
    { subject_kind: 'vehicle-identity', subject_id: stack.aNumber(owner, vehicle) },
  ];
  const paper = await aPaper({ vehicle_id: String(vehicle) });
  await ann.patch(`/api/documents/${paper}`, { links });
  const headers = { 'x-internal-token': stack.config.internalToken };
  const path = `/internal/vehicles/${vehicle}/book?owner_id=${owner}`;
  const { body } = await stack.anyone.get<RecordsBook>(path, headers);
  expect(body.documents[0]!.links).toEqual(
    links.map(({ subject_kind, subject_id }) => ({ kind: subject_kind, id: subject_id })),
  );
});
