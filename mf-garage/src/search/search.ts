import { type NavItem, searchGroup, type SearchGroup, withQuery } from '@carnet/mf-kit';
import { api } from '../api';
import { vehicleLabel, vehicleName } from '../lookups';
import { paths } from '../paths';

/** What the garage answers a search from everywhere with. */
const groups: readonly SearchGroup[] = [
  searchGroup({
    id: 'vehicles',
    label: 'Vehicles',
    list: (ask) => api.list('/api/vehicles', { ...ask, fallback: 'Failed to fetch vehicles' }),
    hit: (vehicle) => ({
      id: vehicle.id,
      title: vehicleName(vehicle),
      note: [vehicle.nickname, vehicle.collection_name].filter(Boolean).join(' · '),
      to: paths.vehicle(vehicle.id),
    }),
    all: (search) => withQuery(paths.vehicles(), { search }),
  }),
  searchGroup({
    id: 'collections',
    label: 'Collections',
    list: (ask) => api.list('/api/collections', { ...ask, fallback: 'Failed to fetch collections' }),
    hit: ({ id, name, description }) => ({ id, title: name, note: description ?? '', to: paths.collection(id) }),
    all: (search) => withQuery(paths.collections(), { search }),
  }),
  searchGroup({
    id: 'parts',
    label: 'Parts',
    list: ({ signal, query }) =>
      api.list('/api/parts', { signal, query: { ...query, view: 'row' }, fallback: 'Error fetching parts' }),
    hit: (part) => ({
      id: part.id,
      title: part.name,
      note: [part.manufacturer, part.part_number, vehicleLabel(part)].filter(Boolean).join(' · '),
      to: paths.part(part.id),
    }),
    all: (search) => withQuery(paths.parts(), { search }),
  }),
];

export default groups;

export const actions: readonly NavItem[] = [
  { label: 'Add Vehicle', to: paths.newVehicle() },
  { label: 'Add New Part', to: paths.newPart() },
  { label: 'New Collection', to: paths.newCollection() },
];
