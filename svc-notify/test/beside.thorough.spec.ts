import { sql } from '@carnet/pg';
import { eventually, FakeProducer } from '@carnet/svc-testing';
import { configFor, TestIdentity } from '../../svc-identity/test/identity.js';
import { notify } from '../src/app.js';
import { aDuePoint, aVehicle } from './due.js';
import { aNewcomer, TestNotify } from './notify.js';

const CHANGES = 40;

let garage: FakeProducer;
let service: FakeProducer;
let stack: TestNotify;
let token: string;
let owner: number;

beforeAll(async () => {
  [garage, service] = await Promise.all([FakeProducer.start(), FakeProducer.start()]);
  stack = await TestNotify.start({}, undefined, { garage: garage.url, service: service.url });
  const { body } = await stack.register(aNewcomer());
  [token, owner] = [body.token, body.user.id];
});
afterAll(async () => {
  await stack.close();
  await Promise.all([garage.close(), service.close()]);
});

const bodies = async (): Promise<{ body: string; times: number }[]> =>
  stack.database.rows(sql`
    select body, count(*)::int as times from webhook_deliveries where owner_id = ${owner} group by body order by body`);

// The previous release runs handlers with the same names in svc-identity, under another lock.
it('webhooks are told each change once while another release follows the same facts, and after it has ended', async () => {
  const hook = { name: 'x', url: 'https://hooks.invalid/', events: ['vehicle'], enabled: true };
  expect((await stack.call('POST', '/api/webhooks', hook, { token })).status).toBe(201);
  const other = await notify.createApp({ ...stack.config, name: 'identity', port: 0 });
  await other.init();
  for (let nth = 1; nth <= CHANGES; nth += 1) garage.publish(aVehicle(owner, 1, { current_mileage: nth }));
  await eventually(async () => expect(await bodies()).toHaveLength(CHANGES));
  await other.close();
  garage.publish(aVehicle(owner, 1, { current_mileage: CHANGES + 1 }));
  await eventually(async () => expect(await bodies()).toHaveLength(CHANGES + 1));
  expect((await bodies()).filter(({ times }) => times !== 1)).toEqual([]);
});

it('reads what was told before its first start', async () => {
  const people = await TestIdentity.start();
  const { id } = (await people.register(aNewcomer())).body.user;
  service.publish(aDuePoint(id, 5));
  const known = { identity: people.config.peers.identity, garage: garage.url, service: service.url };
  const app = await notify.createApp({ ...(await configFor(people.config.databaseUrl, known)), name: 'notify' });
  await app.init();
  const copies = () => people.database.rows(sql`select id from due_point_copies where owner_id = ${id}`);
  await eventually(async () => expect(await copies()).toEqual([{ id: 5 }]));
  await app.close();
  await people.close();
});
