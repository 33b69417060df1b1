import { sql } from '@carnet/pg';
import { eventually, FakeProducer } from '@carnet/svc-testing';
import { aNewcomer, PASSWORD, TestIdentity } from './identity.js';
import { TestMailServer } from './mail-server.js';

let garage: FakeProducer;
let server: TestMailServer;
let identity: TestIdentity;
let giver: { id: number; token: string; email: string };
let vehicle = 700;

beforeAll(async () => {
  garage = await FakeProducer.start();
  server = await TestMailServer.start();
  const limits = { SIGN_IN_TRIES_PER_ADDRESS: '10000', REGISTRATIONS_PER_ADDRESS: '10000' };
  const peers = {
    garage: garage.url,
    service: garage.url,
    records: garage.url,
    usage: garage.url,
    dossier: garage.url,
  };
  identity = await TestIdentity.start({ ...server.env, ...limits }, undefined, peers);
});
afterAll(async () => {
  await identity.close();
  await server.close();
  await garage.close();
});
beforeEach(async () => {
  const newcomer = aNewcomer();
  const { body } = await identity.register(newcomer);
  giver = { id: body.user.id, token: body.token, email: newcomer.email };
  await identity.database.rows(sql`update users set email_confirmed_at = now() where id = ${giver.id}`);
});

/** Adds a vehicle of the giver to the fake svc-garage. */
function aVehicle(): number {
  vehicle += 1;
  const about = {
    make: 'Saab',
    model: '900',
    year: 1984,
    nickname: 'Secret <b>word</b>',
    collection_id: 1,
    type: 'Car',
  };
  garage.withhold({ kind: 'vehicle', key: vehicle, ownerId: giver.id, body: { id: vehicle, ...about } });
  garage.tells.set(`/internal/handovers/vehicles/${vehicle}?owner_id=${giver.id}`, { isThere: true, figures: {} });
  return vehicle;
}

const offer = (email: string, vehicle_id = aVehicle()) =>
  identity.call('POST', '/api/handovers', { vehicle_id, email }, { token: giver.token });

it('an offer wants a proof that is no older than ten minutes', async () => {
  await identity.database.rows(
    sql`update sessions set proven_at = now() - interval '11 minutes' where owner_id = ${giver.id}`,
  );
  const refused = await offer('buyer@garage.example');
  expect({ status: refused.status, code: refused.body.code }).toEqual({
    status: 403,
    code: 'second_factor.step_up_required',
  });
  expect(await identity.database.rows(sql`select 1 from handovers where owner_id = ${giver.id}`)).toEqual([]);
});

it('an offer in which a paper stays that is none of the vehicle is refused by that field', async () => {
  const vehicle_id = aVehicle();
  const asked = `/internal/handovers/vehicles/${vehicle_id}/papers?owner_id=${giver.id}&ids=4,5`;
  garage.tells.set(asked, { areThere: false });
  const body = { vehicle_id, email: 'buyer@garage.example', without_papers: [4, 5] };
  const refused = await identity.call('POST', '/api/handovers', body, { token: giver.token });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ errors: [{ field: 'without_papers', code: 'handover.papers_unknown' }] });
  // More ids than fit into one URL: the service must send them in several requests.
  const many = Array.from({ length: 501 }, (_, at) => at + 1);
  for (const some of [many.slice(0, 500), many.slice(500)])
    garage.tells.set(asked.replace('4,5', some.join(',')), { areThere: true });
  const all = { ...body, without_papers: many };
  expect((await identity.call('POST', '/api/handovers', all, { token: giver.token })).status).toBe(201);
});

it('undoing a change of address withdraws what was offered since, and nothing that was offered before', async () => {
  const before = await offer('friend@garage.example');
  expect(before.status).toBe(201);
  const { body: me } = await identity.me(giver.token);
  const change = { ...me, email: 'thief@garage.example', currentPassword: PASSWORD };
  await identity.call('PUT', '/api/auth/me', change, { token: giver.token });
  const since = await offer('other@garage.example');
  expect(since.status).toBe(201);
  const mail = await eventually(async () => {
    const found = server.of(giver.email).find(({ text }) => text!.includes('#undo='));
    expect(found).toBeDefined();
    return found!;
  });
  const secret = /\/email#undo=([\w-]{43})$/m.exec(mail.text!)![1]!;
  expect((await identity.call('POST', '/api/auth/undo-email', { token: secret })).status).toBe(200);
  expect(
    await identity.database.rows(sql`select id, state from handovers where owner_id = ${giver.id} order by id`),
  ).toEqual([
    { id: before.body.id, state: 'offered' },
    { id: since.body.id, state: 'withdrawn' },
  ]);
});
