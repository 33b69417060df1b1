import type { garage, VehicleActivity, VehicleEntry } from '@carnet/contracts';
import { dayOf } from '@carnet/mf-kit/formats';
import { everyPage } from '@carnet/mf-kit/data';
import { api } from '../api';
import { paths } from '../paths';
import * as m from '../messages/activity';

const activity: readonly VehicleActivity[] = [
  {
    label: m.parts,
    key: ['garage', 'parts'],
    read: async (vehicleId, signal) => {
      const rows = await everyPage((page) =>
        api.list('/api/parts/vehicles/{vehicleId}', {
          ...{ params: { vehicleId }, page, signal, fallback: m.fetchFailed },
          query: { view: 'row' },
        }),
      );
      return rows.map(ofPart);
    },
  },
];
export default activity;

const ofPart = (part: garage.PartInList): VehicleEntry => ({
  key: `part-${part.id}`,
  date: part.purchase_date ?? dayOf(part.created_at),
  kind: m.part,
  title: part.name,
  to: paths.part(part.id),
});
