import { withQuery } from '@carnet/mf-kit/data';
import { type NavItem, searchGroup, type SearchGroup } from '@carnet/mf-kit/federation';
import { api } from '../api';
import { vehicleLabel, vehicleName } from '../lookups';
import { paths } from '../paths';
import { dossiersGroup } from './dossiers.search';
import { provenanceGroup } from './provenance.search';
import * as m from '../messages/search';
import * as vehicles from '../messages/vehicles';
import * as collections from '../messages/collections';
import * as parts from '../messages/parts';

/** The garage's groups in the global search. */
const groups: readonly SearchGroup[] = [
  searchGroup({
    id: 'vehicles',
    label: m.vehicles,
    list: (ask) => api.list('/api/vehicles', { ...ask, fallback: vehicles.fetchAllFailed }),
    hit: (vehicle) => ({
      id: vehicle.id,
      title: vehicleName(vehicle),
      note: [vehicle.nickname, vehicle.collection_name].filter(Boolean).join(' · '),
      to: paths.vehicle(vehicle.id),
      picture: vehicle.cover,
    }),
    all: (search) => withQuery(paths.vehicles(), { search }),
  }),
  searchGroup({
    id: 'collections',
    label: m.collections,
    list: (ask) => api.list('/api/collections', { ...ask, fallback: collections.fetchAllFailed }),
    hit: ({ id, name, description }) => ({ id, title: name, note: description ?? '', to: paths.collection(id) }),
    all: (search) => withQuery(paths.collections(), { search }),
  }),
  searchGroup({
    id: 'parts',
    label: m.parts,
    list: ({ signal, query }) =>
      api.list('/api/parts', { signal, query: { ...query, view: 'row' }, fallback: parts.fetchAllFailed }),
    hit: (part) => ({
      id: part.id,
      title: part.name,
      note: [part.manufacturer, part.part_number, vehicleLabel(part)].filter(Boolean).join(' · '),
      to: paths.part(part.id),
    }),
    all: (search) => withQuery(paths.parts(), { search }),
  }),
  provenanceGroup,
  dossiersGroup,
];

export default groups;

export const actions: readonly NavItem[] = [
  { label: m.addVehicle, to: paths.newVehicle() },
  { label: m.addNewPart, to: paths.newPart() },
  { label: m.newCollection, to: paths.newCollection() },
];
