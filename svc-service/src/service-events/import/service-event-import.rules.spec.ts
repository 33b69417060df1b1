import { KnownReferences } from '@carnet/fact-log';
import { reportOn } from '@carnet/imports';
import fc from 'fast-check';
import { PARTS, SCHEDULES, TEMPLATES, VEHICLES } from '../../references.rules.js';
import { checked, entriesOf, withKnownReferences } from './service-event-import.rules.js';

const oil = { vehicle_id: 1, name: 'Oil', type: 'Repair' };

describe('a file of events', () => {
  it('is a list of 1 to 5,000, or one object', () => {
    expect(entriesOf(oil)).toEqual([oil]);
    expect(entriesOf(Array(5_000).fill(oil))).toHaveLength(5_000);
    expect(() => entriesOf([])).toThrow('No service events found in file');
    expect(() => entriesOf(Array(5_001).fill(oil))).toThrow('An import takes at most 5,000 service events');
    for (const none of [null, undefined, 'x', 5, true]) expect(() => entriesOf(none)).toThrow(/Send a list/);
  });

  it('never breaks on what an entry holds', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom('name', 'parts', 'cost', 'status', 'report'), fc.anything()),
        (entry, fields) => {
          expect(checked(entry, 0, 'USD')).toHaveProperty('index', 0);
          expect(checked({ ...oil, ...fields }, 1, 'USD')).toHaveProperty('index', 1);
        },
      ),
    );
  });
});

describe('an entry', () => {
  const known = new KnownReferences()
    .add(VEHICLES, 1)
    .add(PARTS, 5, 1)
    .add(PARTS, 6, 2)
    .add(TEMPLATES, 7)
    .add(SCHEDULES, 8, 1)
    .add(SCHEDULES, 9, 2);
  const judged = (entry: object) => withKnownReferences(checked({ ...oil, ...entry }, 0, 'USD'), known);

  it('passes with a known vehicle and its parts', () => {
    expect(judged({ parts: [{ id: 5 }] })).toMatchObject({ event: { fields: oil, parts: [{ id: 5, quantity: 1 }] } });
  });

  it('passes with a known template and a schedule of its vehicle', () => {
    expect(judged({ template_id: 7, service_schedule_id: '8' })).toHaveProperty('event');
  });

  it.each([
    [{ vehicle_id: 2 }, 'Vehicle not found'],
    [{ parts: [{ id: 7 }] }, 'Part not found'],
    [{ parts: [{ id: 6 }] }, 'A part belongs to another vehicle'],
    [{ template_id: 70 }, 'Template not found'],
    [{ service_schedule_id: 80 }, 'Service schedule not found'],
    [{ service_schedule_id: 9 }, 'The service schedule belongs to another vehicle'],
    [{ name: undefined }, 'Vehicle, type, and name are required'],
  ])('is refused with %j', (entry, msg) => {
    const refused = judged(entry);
    expect([refused.index, 'why' in refused && String(refused.why)]).toEqual([0, msg]);
  });
});

it('tells of each entry in order, and counts', () => {
  const entries = [checked(oil, 0, 'USD'), checked({}, 1, 'USD'), checked(oil, 2, 'USD')];
  expect(reportOn(entries, [10, 11], { language: 'en', called: {} })).toMatchObject({
    total: 3,
    imported: 2,
    failed: 1,
    results: [
      { index: 0, id: 10 },
      { index: 1, msg: 'Vehicle, type, and name are required' },
      { index: 2, id: 11 },
    ],
  });
});
