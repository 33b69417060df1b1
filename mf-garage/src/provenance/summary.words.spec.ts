import { anIdentity, aProvenance } from '../testing/provenance';
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
