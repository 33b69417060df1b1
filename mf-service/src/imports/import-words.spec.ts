import { eventImports } from '../events/event-imports';
import { faultOf, nameOf, textOfValue, verdictOf } from './import-words';

const kind = eventImports([]);
const report = (imported: number, failed: number) => ({ total: imported + failed, imported, failed, results: [] });
const aFile = (entries: unknown[], isSingle = false) => ({ name: 'a.json', bytes: 1, entries, isSingle });

it.each([
  [2, 0, 'good', 'Successfully imported 2 of 2 service events'],
  [4_998, 2, 'warn', 'Successfully imported 4,998 of 5,000 service events (2 failed)'],
  [1, 0, 'good', 'Successfully imported 1 of 1 service events'],
  [0, 3, 'bad', 'Failed to import any service events. Check console for details.'],
])('of a list with %i stored and %i failed it says', (imported, failed, tone, text) => {
  expect(verdictOf(kind, aFile([]), report(imported, failed))).toEqual({ tone, text });
});

it('names a single one', () => {
  const file = aFile([{ name: 'Oil change ' }], true);
  expect(verdictOf(kind, file, report(1, 0)).text).toBe('Successfully imported service event: Oil change');
  expect(verdictOf(kind, file, report(0, 1))).toEqual({ tone: 'bad', text: 'Failed to create service event' });
});

it('counts entries from 1, as people do', () => {
  expect(faultOf(kind, 0, 'Vehicle not found')).toBe('Error in service event #1: Vehicle not found');
});

it.each([
  [{ name: ' Oil ' }, 'Oil'],
  [{ name: 5 }, 'No name'],
  [{ name: ' ' }, 'No name'],
  [{}, 'No name'],
  [null, 'No name'],
  ['Oil', 'No name'],
])('calls %j %s', (entry, name) => {
  expect(nameOf(entry)).toBe(name);
});

it.each([
  ['Oil', 'Oil'],
  [85.5, '85.5'],
  [0, '0'],
  [null, ''],
  [[{ id: 1 }], '[{"id":1}]'],
])('shows %j as %s', (value, text) => {
  expect(textOfValue(value)).toBe(text);
});
