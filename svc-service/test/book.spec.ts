import type { ServiceBook } from '@carnet/contracts/book';
import { aPart, aVehicle, openStack, OWNER, type Stack, STRANGER } from './stack.js';

let stack: Stack;
beforeAll(async () => {
  stack = await openStack();
  await stack.told(aVehicle(1), aVehicle(2), aPart(1, 1), aPart(2, 1));
});
afterAll(() => stack?.close());

const token = () => ({ 'x-internal-token': stack.config.internalToken });
const ask = (id = 1, owner = OWNER, headers: Record<string, string> = token()) =>
  stack.anyone.get<ServiceBook>(`/internal/vehicles/${id}/book?owner_id=${owner}`, headers);

it('says of each completed event what was written down, with its parts in their order', async () => {
  await stack.anEvent({
    ...{ vehicle_id: 1, name: 'Big service', date_performed: '2004-05-01', mileage_at_service: 88_000 },
    ...{ cost: 1_200.5, currency: 'CHF', converted_cost: 1_250, converted_currency: 'USD', notes: 'Paid cash' },
    ...{ report_content: '<p>All <strong>well</strong></p>' },
    parts: [{ id: 2 }, { id: 1, quantity: 4 }],
  });
  await stack.anEvent({ vehicle_id: 1, name: 'Some time', date_performed: null });
  await stack.anEvent({ vehicle_id: 1, name: 'Next', status: 'Upcoming' });
  await stack.anEvent({ vehicle_id: 2, name: 'Another car' });
  const { body } = await ask();
  expect(body.events).toMatchObject([
    {
      ...{ name: 'Big service', date_performed: '2004-05-01', date_performed_edtf: null, mileage_at_service: 88_000 },
      ...{ cost: 1_200.5, currency: 'CHF', converted_cost: 1_250, converted_currency: 'USD', notes: 'Paid cash' },
      report: '<p>All <strong>well</strong></p>',
      parts: [
        { id: 2, name: 'Part 2', quantity: 1 },
        { id: 1, name: 'Part 1', quantity: 4 },
      ],
    },
    { name: 'Some time', date_performed: null },
  ]);
  expect(body.events[0]!.created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
});

it('knows a vehicle that svc-garage has not told of yet', async () => {
  stack.knownToGarage(aVehicle(3));
  expect((await ask(3)).body).toEqual({ events: [] });
});

it("answers 404 for another owner's vehicle, for a missing one, and without the token of the stack", async () => {
  expect((await ask(1, STRANGER)).status).toBe(404);
  expect((await ask(2_000_000_000)).status).toBe(404);
  expect((await ask(1, OWNER, {})).status).toBe(404);
});

it('refuses a vehicle of which there is more than one answer holds', async () => {
  await stack.told(aVehicle(4));
  await stack.anEvent({ vehicle_id: 4, report_content: `<p>${'x'.repeat(2_000)}</p>` });
  const { lists } = stack.database;
  const { bytes } = lists;
  lists.bytes = 2_000;
  const { status } = await ask(4);
  lists.bytes = bytes;
  expect(status).toBe(422);
  expect((await ask(4)).status).toBe(200);
});
