import type { garage } from '@carnet/contracts';
import { field, formOf, type Problems, type ValuesIn } from '@carnet/mf-kit/forms';
import type { Identity } from './provenance.queries';
import { IDENTITY_KINDS } from './provenance.words';
import * as m from '../messages/provenance-form';

export const identityForm = formOf<Omit<garage.CreateIdentity, 'vehicle_id'>, Identity>()(
  {
    kind: field.choice('engine'),
    name: {
      ...field.optional(),
      required: m.partRequired,
      applies: ({ kind }: { kind?: unknown }) => kind === 'other',
    },
    as_built: field.optional(),
    as_fitted: field.optional(),
    note: field.optional(),
  },
  m.partRequired,
);
export type IdentityValues = ValuesIn<typeof identityForm>;

export const newIdentityValues = (kind: string | null): IdentityValues =>
  identityForm.initial(kind && kind in IDENTITY_KINDS ? { kind } : {});

export function identityProblems(values: IdentityValues): Problems<IdentityValues> | null {
  const fields = { ...identityForm.problems(values)?.fields };
  if (!values.as_built.trim() && !values.as_fitted.trim()) fields.as_built = m.numberRequired;
  return Object.keys(fields).length > 0 ? { fields } : null;
}
