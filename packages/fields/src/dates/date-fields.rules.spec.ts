import fc from 'fast-check';
import { dateFields } from './date-fields.rules.js';

const stored = { sold: '1974-01-01', sold_edtf: '1974~' };

describe('a date of a request', () => {
  it.each([
    [{}, { sold: null, sold_edtf: null }],
    [{ sold: '1974-05-03' }, { sold: '1974-05-03', sold_edtf: null }],
    [{ sold_edtf: '1974-05' }, { sold: '1974-05-01', sold_edtf: '1974-05' }],
    [{ sold_edtf: '1974-05-03' }, { sold: '1974-05-03', sold_edtf: null }],
    [{ sold_edtf: '1974-05-03~' }, { sold: '1974-05-03', sold_edtf: '1974-05-03~' }],
    [{ sold_edtf: '../1976' }, { sold: '1976-01-01', sold_edtf: '../1976' }],
    [
      { sold: null, sold_edtf: '1974' },
      { sold: '1974-01-01', sold_edtf: '1974' },
    ],
    [
      { sold: '1974-01-01', sold_edtf: '1974' },
      { sold: '1974-01-01', sold_edtf: '1974' },
    ],
    [
      { sold: '1974-01-01', sold_edtf: null },
      { sold: '1974-01-01', sold_edtf: null },
    ],
  ])('%j is stored as %j', (said, expected) => {
    expect(dateFields('sold', said)).toEqual(expected);
  });

  it.each([
    ['is left out, and stays', {}, stored],
    ['is another day, and exact from now on', { sold: '1974-05-03' }, { sold: '1974-05-03', sold_edtf: null }],
    ['is the day that was there, and says nothing new', { sold: '1974-01-01' }, stored],
    [
      'is said to be exactly that day',
      { sold: '1974-01-01', sold_edtf: null },
      { sold: '1974-01-01', sold_edtf: null },
    ],
    ['is no longer less exact', { sold_edtf: null }, { sold: '1974-01-01', sold_edtf: null }],
    ['is cleared', { sold: null }, { sold: null, sold_edtf: null }],
    ['is another EDTF', { sold_edtf: '1974/..' }, { sold: '1974-01-01', sold_edtf: '1974/..' }],
  ])('that changes one %s', (_, said, expected) => {
    expect(dateFields('sold', said, stored)).toEqual(expected);
  });

  it('stays what it is when it is sent back as it was answered', () => {
    const said = fc.record(
      {
        sold: fc.constantFrom('1974-01-01', '1975-05-03', null),
        sold_edtf: fc.constantFrom('1974', '1975-05-03', '../1976', null),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(said, said, (first, then) => {
        const now = dateFields('sold', then, dateFields('sold', first));
        expect(dateFields('sold', now, now)).toEqual(now);
        expect(dateFields('sold', now)).toEqual(now);
        expect(dateFields('sold', { sold: now.sold }, now)).toEqual(now);
        expect(now.sold === null && now.sold_edtf !== null).toBe(false);
      }),
    );
  });
});
