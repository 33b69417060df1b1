import type { records } from '@carnet/contracts';
import { field, formOf, type ValuesIn } from '@carnet/mf-kit/forms';
import type { PartChoice, ServiceEventChoice } from '../lookups';
import type { Modification } from './modifications.queries';
import * as common from '../messages/common';
import * as m from '../messages/modifications';

/** Defaults of spec 001 §4, sentences of §5. */
export const modificationForm = formOf<records.CreateModification, Modification>()(
  {
    vehicle_id: field.id(m.vehicleRequired),
    name: field.text(m.nameRequired),
    description: field.optional(),
    category: field.choice('Performance', m.categoryRequired),
    status: field.choice('Planned', m.statusRequired),
    start_date: field.knownDay(m.startDate),
    completion_date: field.knownDay(m.completionDate),
    mileage: field.whole(common.mileage),
    ...field.money('cost', m.cost),
    notes: field.optional(),
    service_event_id: field.chosenOne<ServiceEventChoice>('service_event'),
    part_ids: field.chosen<PartChoice>('parts'),
  },
  m.required,
);
export type ModificationValues = ValuesIn<typeof modificationForm>;
