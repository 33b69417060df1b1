import { aChapter, anIdentity, aProvenance } from '../testing/provenance';
import type { Identity } from './provenance.queries';
import { summaryText } from './summary.words';

const summed = (owners: number, identities: Identity[]) =>
  summaryText(
    aProvenance({
      identities,
      summary: {
        ...{ owners, since: owners > 0 ? '1968-05-01' : null },
        matching: identities.filter(({ match }) => match === 'matching').length,
        replaced: identities.filter(({ match }) => match === 'replaced').length,
        not_known: identities.filter(({ match }) => match === 'not-known').length,
      },
    }),
  );
const engine = anIdentity();
const chassis = anIdentity({ kind: 'chassis' });
const replaced = anIdentity({ kind: 'gearbox', match: 'replaced' });
const open = anIdentity({ kind: 'body', match: 'not-known' });

it.each([
  [0, [], ''],
  [4, [engine, chassis], '4 owners known since 1968; matching numbers'],
  [1, [], '1 owner known since 1968'],
  [0, [engine], 'matching numbers'],
  [0, [chassis], '1 of 1 number matching'],
  [0, [engine, chassis, open], '2 of 3 numbers matching'],
  [0, [engine, replaced], '1 number replaced'],
  [0, [open], '1 number recorded'],
])('says of %d owners and these numbers: %#', (owners, identities, text) => {
  expect(summed(owners, identities)).toBe(text);
});

it.each([
  ['1970-01-01', '197X', '2 owners known since the 1970s'],
  ['1974-01-01', '1974~', '2 owners known since ~1974'],
  ['1974-05-01', '1974-05', '2 owners known since 1974'],
])('says no year as sure that is not: %s, %s', (from_date, from_date_edtf, text) => {
  const summary = { owners: 2, since: from_date, matching: 0, replaced: 0, not_known: 0 };
  expect(summaryText(aProvenance({ ownership: [aChapter({ from_date, from_date_edtf })], summary }))).toBe(text);
});
