import type { garage } from '@carnet/contracts';
import { field, formOf, type ValuesIn } from '@carnet/mf-kit/forms';
import type { Part } from './parts.queries';
import * as m from '../messages/part-form';

/** Defaults of spec 001 §4, sentences of §5. */
export const partForm = formOf<garage.CreatePart, Part>()(
  {
    vehicle_id: field.id(m.vehicleRequired),
    name: field.text(m.nameRequired),
    description: field.optional(),
    part_number: field.optional(),
    manufacturer: field.optional(),
    type: field.choice('OEM', m.typeRequired),
    status: field.choice('Planned', m.statusRequired),
    purchase_date: field.knownDay(m.purchaseDate),
    ...field.money('cost', m.cost),
    notes: field.optional(),
  },
  m.allRequired,
);
export type PartValues = ValuesIn<typeof partForm>;
