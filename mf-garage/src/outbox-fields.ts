import type { garage } from '@carnet/contracts';
import type { ChangedFields } from '@carnet/mf-kit/pages';
import parts from './parts/part.changes';
import type { Reading } from './odometer/odometer.queries';
import * as m from './messages/odometer';
import * as form from './messages/odometer-form';

const reading: ChangedFields<garage.UpdateOdometerReading, Reading> = {
  read_on: { label: form.date, as: 'date' },
  value: { label: form.odometer, as: 'mileage' },
  standing: { label: m.standing, as: 'choice', of: { 'as-read': m.asRead, estimate: m.estimate } },
  note: { label: form.note, as: 'text' },
};

/** Fields of records that can wait in the outbox, to compare two versions in a conflict. */
const fields: CarnetExtensions['outbox-fields'] = { part: parts.fields, 'odometer-reading': reading };
export default fields;
