import { aDocument } from '../testing/factories';
import { entryOf, entryProblems } from './event-entry.schema';

jest.mock('../messages/document-event', () => ({
  ...jest.requireActual<object>('../messages/document-event'),
  cost: 'Kosten',
}));

it('names the cost in the language of the page where it is no amount', () => {
  const values = { ...entryOf(aDocument()), vehicle_id: '7', name: 'Oil service', cost: 'ten' };
  expect(entryProblems(values)?.message).toMatch(/^Kosten must be at least 0/);
});
