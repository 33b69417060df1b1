import { fakeApi } from '@carnet/mf-kit/testing';
import { anEvent } from '../testing/factories';
import { createServiceEvent, updateServiceEvent } from './service-events.queries';

const mockMay = { touch: true, whole: true };
jest.mock('@carnet/mf-kit/data', () => ({
  ...jest.requireActual<object>('@carnet/mf-kit/data'),
  mayHere: () => mockMay,
}));

const NAMED = { parts: [{ id: 5, quantity: 1 }], template_id: 51, service_schedule_id: null };
const BODY = { vehicle_id: 7, name: 'Brakes', type: 'Repair' as const, ...NAMED };

it.each([
  [{ touch: true, whole: true }, ['parts', 'template_id', 'service_schedule_id']],
  [{ touch: false, whole: true }, ['template_id', 'service_schedule_id']],
  [{ touch: true, whole: false }, ['parts']],
  [{ touch: false, whole: false }, []],
])('an entry names no more than the role may: %j', async (may, named) => {
  Object.assign(mockMay, may);
  const { calls } = fakeApi({
    'POST /api/service/events': { status: 201, body: anEvent() },
    'PUT /api/service/events/31': { body: anEvent() },
  });
  await createServiceEvent(BODY);
  await updateServiceEvent(anEvent(), BODY);
  for (const { body } of calls) expect(Object.keys(NAMED).filter((name) => name in (body as object))).toEqual(named);
  expect(calls.map(({ body }) => (body as typeof BODY).name)).toEqual(['Brakes', 'Brakes']);
});
