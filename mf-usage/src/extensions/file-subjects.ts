import type { FileSubject, SubjectRecord } from '@carnet/contracts';
import { api } from '../api';
import { type FillUp, readFillUp, titleOf, whenOf } from '../fill-ups';
import { paths } from '../paths';
import * as form from '../messages/fill-up-form';
import * as m from '../messages/fill-ups';

const subjects: readonly FileSubject[] = [
  {
    kind: 'fill-up',
    label: form.fillUp,
    many: m.fillUps,
    to: paths.fillUp,
    read: async (id, signal) => recordOf(await readFillUp(id, signal)),
    list: async (ask, vehicleId, search, limit) => {
      const asked = { ...ask, params: { vehicleId }, query: { search, limit }, fallback: m.listFailed };
      const page = await api.list('/api/fill-ups/vehicles/{vehicleId}', asked);
      return { ...page, rows: page.rows.map(recordOf) };
    },
    ofPaper: { label: m.add, to: paths.fillUpOfPaper },
  },
];
export default subjects;

/** `Petrol, 41.2 l, Mar 4, 2026` */
const recordOf = (fillUp: FillUp): SubjectRecord => ({
  ...{ id: fillUp.id, vehicle_id: fillUp.vehicle_id },
  name: `${titleOf(fillUp)}, ${whenOf(fillUp)}`,
});
