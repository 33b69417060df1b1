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

/** Lists that people take along from here with everything they have. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  { name: 'collections', view: CollectionView, query: () => collections, where: (owner) => collectionsOf(owner, {}) },
  { name: 'vehicles', view: VehicleView, query: vehiclesOn, where: (owner) => vehiclesOf(owner, {}) },
  { name: 'parts', view: PartView, query: () => partDetails, where: (owner) => partsOf(owner, {}) },
  {
    name: 'odometer-readings',
    view: OdometerReadingView,
    query: () => odometerReadings,
    where: readingsOfOwner,
  },
  {
    name: 'odometer-chapters',
    view: OdometerChapterView,
    query: () => odometerChapters,
    where: chaptersOfOwner,
  },
  {
    name: 'vehicle-identities',
    view: IdentityView,
    query: () => identities,
    where: (owner) => identitiesOf(owner, {}),
  },
  {
    name: 'ownership-chapters',
    view: OwnershipChapterView,
    query: () => ownershipChapters,
    where: (owner) => chaptersOf(owner, {}),
  },
  exportedJournal('garage'),
];
