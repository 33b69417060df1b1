import type { garage } from '@carnet/contracts';
import { asText, type Problems, textOrNull } from '@carnet/mf-kit/forms';
import type { Identity } from './provenance.queries';
import { IDENTITY_KINDS } from './provenance.words';
import * as m from '../messages/provenance-form';

/** Values of the form: the API's fields, as a person types them. */
export interface IdentityValues {
  kind: string;
  name: string;
  as_built: string;
  as_fitted: string;
  note: string;
}

export const newIdentityValues = (kind: string | null): IdentityValues => ({
  kind: kind && kind in IDENTITY_KINDS ? kind : 'engine',
  name: '',
  as_built: '',
  as_fitted: '',
  note: '',
});

export const valuesOf = (identity: Identity): IdentityValues => ({
  kind: identity.kind,
  name: asText(identity.name),
  as_built: asText(identity.as_built),
  as_fitted: asText(identity.as_fitted),
  note: asText(identity.note),
});

export function identityProblems({ kind, name, as_built, as_fitted }: IdentityValues): Problems<IdentityValues> | null {
  const fields: Problems<IdentityValues>['fields'] = {};
  if (kind === 'other' && !name.trim()) fields.name = m.partRequired;
  if (!as_built.trim() && !as_fitted.trim()) fields.as_built = m.numberRequired;
  return Object.keys(fields).length > 0 ? { fields } : null;
}

/** The number as the API accepts it. */
export const identityBody = (values: IdentityValues): Omit<garage.CreateIdentity, 'vehicle_id'> => ({
  kind: values.kind as Identity['kind'],
  name: values.kind === 'other' ? textOrNull(values.name) : null,
  as_built: textOrNull(values.as_built),
  as_fitted: textOrNull(values.as_fitted),
  note: textOrNull(values.note),
});
