import { exportedJournal, type ExportedList } from '@carnet/journal';
import { CollectionView } from './collections/collection.dto.js';
import { collections, collectionsOf } from './collections/collection.read.js';
import { OdometerChapterView, OdometerReadingView } from './odometer/odometer.dto.js';
import { chaptersOfOwner, odometerChapters, odometerReadings, readingsOfOwner } from './odometer/odometer.read.js';
import { PartView } from './parts/part.dto.js';
import { partDetails, partsOf } from './parts/part.read.js';
import { IdentityView } from './provenance/identity.dto.js';
import { identities, identitiesOf } from './provenance/identity.read.js';
import { OwnershipChapterView } from './provenance/ownership.dto.js';
import { chaptersOf, ownershipChapters } from './provenance/ownership.read.js';
import { VehicleView } from './vehicles/vehicle.dto.js';
import { vehiclesOf, vehiclesOn } from './vehicles/vehicle.read.js';

/** Lists of this service in a person's export. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  { name: 'collections', view: CollectionView, query: () => collections, where: (owner) => collectionsOf(owner, {}) },
  {
    name: 'vehicles',
    view: VehicleView,
    query: vehiclesOn,
    where: (owner) => vehiclesOf(owner, {}),
    passport: {
      version: 1,
      vehicle: 'id',
      kind: 'vehicle',
      stays: ['collection_id', 'collection_name'],
      withheld: { notes: ['notes'] },
      create: {
        path: '/api/vehicles',
        // The mileage follows from the readings.
        fields: [
          ...['type', 'make', 'model', 'year', 'vin', 'purchase_date', 'birth_date'],
          ...['odometer_unit', 'nickname', 'color', 'description', 'notes'],
        ],
      },
    },
  },
  {
    name: 'parts',
    view: PartView,
    query: () => partDetails,
    where: (owner) => partsOf(owner, {}),
    passport: {
      version: 1,
      vehicle: 'vehicle_id',
      kind: 'part',
      withheld: { costs: ['cost', 'currency'], notes: ['notes'] },
      create: {
        path: '/api/parts',
        fields: [
          ...['name', 'description', 'part_number', 'manufacturer', 'type', 'status', 'purchase_date'],
          ...['purchase_date_edtf', 'cost', 'currency', 'notes'],
        ],
      },
    },
  },
  {
    name: 'odometer-readings',
    view: OdometerReadingView,
    query: () => odometerReadings,
    where: readingsOfOwner,
    passport: {
      version: 1,
      vehicle: 'vehicle_id',
      kind: 'odometer-reading',
      withheld: { notes: ['note'] },
      // All other readings are created from the records that contain them.
      create: { path: '/api/odometer-readings', fields: ['read_on', 'value', 'note'], only: { source: 'by-hand' } },
    },
  },
  {
    name: 'odometer-chapters',
    view: OdometerChapterView,
    query: () => odometerChapters,
    where: chaptersOfOwner,
    passport: {
      version: 1,
      vehicle: 'vehicle_id',
      kind: 'odometer-chapter',
      withheld: { notes: ['evidence'] },
      create: {
        path: '/api/odometer-chapters',
        fields: [
          ...['kind', 'from_date', 'to_date', 'last_value', 'first_value', 'unit_before', 'reading_source'],
          ...['corrected_value', 'evidence'],
        ],
        refs: {
          reading_id: { from: 'reading_id', kindFrom: 'reading_source', called: { 'by-hand': 'odometer-reading' } },
        },
      },
    },
  },
  {
    name: 'vehicle-identities',
    view: IdentityView,
    query: () => identities,
    where: (owner) => identitiesOf(owner, {}),
    passport: {
      version: 1,
      vehicle: 'vehicle_id',
      kind: 'vehicle-identity',
      withheld: { notes: ['note'] },
      create: { path: '/api/vehicle-identities', fields: ['kind', 'name', 'as_built', 'as_fitted', 'note'] },
    },
  },
  {
    name: 'ownership-chapters',
    view: OwnershipChapterView,
    query: () => ownershipChapters,
    where: (owner) => chaptersOf(owner, {}),
    passport: {
      version: 1,
      vehicle: 'vehicle_id',
      kind: 'ownership-chapter',
      withheld: { costs: ['price', 'currency'], notes: ['notes'], names: ['owner_name', 'location'] },
      instead: { names: { owned_by: 'withheld' } },
      create: {
        path: '/api/ownership-chapters',
        fields: [
          ...['owned_by', 'owner_name', 'from_date', 'from_date_edtf', 'to_date', 'to_date_edtf', 'location'],
          ...['mileage', 'acquired', 'price', 'currency', 'notes'],
        ],
        // Elsewhere, 'me' would be another person.
        as: { owned_by: { me: 'withheld' } },
      },
    },
  },
  exportedJournal('garage'),
];
