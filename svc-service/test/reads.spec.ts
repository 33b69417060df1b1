import { OtherSession } from '@carnet/svc-testing';
import { aPart, aVehicle, type Stack, oilChange, openStack, OWNER } from './stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await openStack();
  await stack.told(aVehicle(1), aPart(11, 1));
});
afterAll(() => stack?.close());

/** A row lock assigns a transaction id, and an open transaction with an id blocks the reading of all later facts. */
it.each([
  ['the empty list of a vehicle', () => stack.owner.get('/api/service/vehicles/1/events')],
  ['a vehicle without schedules', () => stack.owner.get('/api/service/vehicles/1/schedules')],
  ['a vehicle with its schedules, of which it has none', () => stack.owner.get('/api/service-schedules/vehicles/1')],
  [
    'a dry run of an import',
    () => stack.owner.post('/api/service/events/import?dry_run=true', [oilChange(1, { parts: [{ id: 11 }] })]),
  ],
])('%s locks nothing, so it waits for nobody', async (_, read) => {
  const other = await OtherSession.begin(stack);
  try {
    await other.lockOwner(OWNER);
    await other.lockAllOf(OWNER);
    expect((await read()).status).toBeLessThan(300);
  } finally {
    await other.close();
  }
});
