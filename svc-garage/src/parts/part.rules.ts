import { currencyOf, dateFields, merged } from '@carnet/fields';
import type { UpdatePart } from './part.dto.js';
import type { Part } from './part.entity.js';

/** Sets the currency of a cost, and clears it without a cost. @throws Invalid (400) */
const withCurrency = <Fields extends Pick<UpdatePart, 'cost' | 'currency'>>(
  fields: Fields,
  stored?: Part,
): Fields & { currency: string | null } => ({
  ...fields,
  currency: currencyOf(
    'cost',
    fields.cost,
    fields.currency,
    stored && { amount: stored.cost, currency: stored.currency },
  ),
});

/** The stored fields of a new part, with dates at their given precision. */
export const newPart = <Fields extends UpdatePart>(fields: Fields): Fields =>
  withCurrency({ ...fields, ...dateFields('purchase_date', fields) });

/** A part after an update: an absent field stays, null clears it (contract §1). @throws Invalid (400) */
export const updatedPart = (stored: Part, changes: UpdatePart): Part =>
  withCurrency({ ...merged(stored, changes), ...dateFields('purchase_date', changes, stored) }, stored);
