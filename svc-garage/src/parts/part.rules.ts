import { currencyOf, dateFields, merged } from '@carnet/fields';
import type { UpdatePart } from './part.dto.js';
import type { Part } from './part.entity.js';

/** With the currency of what it cost, and with none where it cost nothing that is known. @throws Invalid (400) */
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

/** The stored part of a request: dates as exact as they are said. */
export const newPart = <Fields extends UpdatePart>(fields: Fields): Fields =>
  withCurrency({ ...fields, ...dateFields('purchase_date', fields) });

/** A part after an update: what is left out stays, null clears (contract §1). @throws Invalid (400) */
export const updatedPart = (stored: Part, changes: UpdatePart): Part =>
  withCurrency({ ...merged(stored, changes), ...dateFields('purchase_date', changes, stored) }, stored);
