import { PurgeImportsHandler } from '@carnet/imports';
import { HandoverModule } from '@carnet/handover';
import { defineService } from '@carnet/nest-kit';
import { GarageHandingOver1801000000000 } from './migrations/1801000000000-handing-over.js';
import { GarageHandingOverLater1809000000000 } from './migrations/1809000000000-handing-over-later.js';
import { GarageHandover } from './handover/garage-handover.js';
import { EXPORTED_LISTS } from './exported-lists.js';
import { BookModule } from './book/book.module.js';
import { CollectionsModule } from './collections/collections.module.js';
import { CostsModule } from './costs/costs.module.js';
import { DistancesModule } from './distances/distances.module.js';
import { VehicleCoverHandler } from './covers/covers.handlers.js';
import { CoversModule } from './covers/covers.module.js';
import { GarageQuotas1766000000000 } from './migrations/1766000000000-quotas.js';
import { DocumentCopies1779200000000 } from './migrations/1779200000000-document-copies.js';
import { ReadingImports1785080100000 } from './migrations/1785080100000-imports.js';
import { ImportHashes1786070100000 } from './migrations/1786070100000-import-hashes.js';
import { CreateGarage1761000000000 } from './migrations/1761000000000-create-garage.js';
import { SearchTexts1765200000000 } from './migrations/1765200000000-search-texts.js';
import { VehicleCovers1769200000000 } from './migrations/1769200000000-vehicle-covers.js';
import { EdtfOfParts1779500000000 } from './migrations/1779500000000-edtf.js';
import { OdometerUnits1775000000000 } from './migrations/1775000000000-odometer-units.js';
import { GarageJournal1779000000000, JOURNALED } from './migrations/1779000000000-journal.js';
import { names } from './messages/names.js';
import { ModificationHandler } from './modifications/modifications.handlers.js';
import { ModificationsModule } from './modifications/modifications.module.js';
import { Odometer1774000000000 } from './migrations/1774000000000-odometer.js';
import { OdometerTold1777000000000 } from './migrations/1777000000000-odometer-told.js';
import { OdometerExplanations1776000000000 } from './migrations/1776000000000-odometer-explanations.js';
import { PartCurrencies1775500000000 } from './migrations/1775500000000-currencies.js';
import { RecordReadings1780200000000 } from './migrations/1780200000000-record-readings.js';
import { odometerRepublication } from './odometer/odometer.fact.js';
import { OwnershipDates1779600000000 } from './migrations/1779600000000-ownership-dates.js';
import { MileagesWithoutReading1787020000000 } from './migrations/1787020000000-mileages-without-reading.js';
import { Provenance1777600000000 } from './migrations/1777600000000-provenance.js';
import { SaidMileages1789020000000 } from './migrations/1789020000000-said-mileages.js';
import { GarageJournalByStatement1792000000000 } from './migrations/1792000000000-journal-by-statement.js';
import { CameFrom1802000000000 } from './migrations/1802000000000-came-from.js';
import { OdometerModule } from './odometer/odometer.module.js';
import { OwnerHandler } from './owners/owners.handlers.js';
import { OwnersModule } from './owners/owners.module.js';
import { partRepublication } from './parts/part.fact.js';
import { PartsModule } from './parts/parts.module.js';
import { chapterRepublication, identityRepublication } from './provenance/provenance.fact.js';
import { ProvenanceModule } from './provenance/provenance.module.js';
import {
  DocumentCopies,
  DocumentReadingEffect,
  FillUpReadings,
  IssueReadings,
  ModificationReadings,
  PurgeRecordReadingsHandler,
  TrackDayReadings,
} from './record-readings/record-readings.handlers.js';
import { RecordReadingsModule } from './record-readings/record-readings.module.js';
import { ServiceEventEffect, ServiceEventHandler } from './service-events/service-events.handlers.js';
import { ServiceEventsModule } from './service-events/service-events.module.js';
import { vehicleRepublication } from './vehicles/vehicle.fact.js';
import { VehiclesModule } from './vehicles/vehicles.module.js';

export const garage = defineService({
  name: 'garage',
  title: 'Carnet: garage',
  description: 'Collections, the vehicles in them, and the parts of those vehicles.',
  migrations: [
    CreateGarage1761000000000,
    SearchTexts1765200000000,
    GarageQuotas1766000000000,
    VehicleCovers1769200000000,
    Odometer1774000000000,
    OdometerUnits1775000000000,
    OdometerExplanations1776000000000,
    PartCurrencies1775500000000,
    OdometerTold1777000000000,
    Provenance1777600000000,
    GarageJournal1779000000000,
    DocumentCopies1779200000000,
    EdtfOfParts1779500000000,
    OwnershipDates1779600000000,
    RecordReadings1780200000000,
    ReadingImports1785080100000,
    ImportHashes1786070100000,
    MileagesWithoutReading1787020000000,
    SaidMileages1789020000000,
    GarageJournalByStatement1792000000000,
    GarageHandingOver1801000000000,
    CameFrom1802000000000,
    GarageHandingOverLater1809000000000,
  ],
  // More than a person enters by hand, and few enough to list (ADR 20); QUOTA_<TABLE> overrides a quota.
  quotas: {
    collections: 1_000,
    vehicles: 5_000,
    parts: 50_000,
    odometer_readings: 100_000,
    odometer_chapters: 10_000,
    vehicle_identities: 50_000,
    ownership_chapters: 50_000,
  },
  modules: [
    CollectionsModule,
    VehiclesModule,
    PartsModule,
    ServiceEventsModule,
    ModificationsModule,
    CoversModule,
    OwnersModule,
    OdometerModule,
    RecordReadingsModule,
    ProvenanceModule,
    CostsModule,
    DistancesModule,
    BookModule,
    HandoverModule.register(GarageHandover),
  ],
  names,
  exports: EXPORTED_LISTS,
  journals: JOURNALED,
  republishes: [
    ...[vehicleRepublication, odometerRepublication, partRepublication],
    ...[identityRepublication, chapterRepublication],
  ],
  follows: {
    identity: [OwnerHandler, PurgeRecordReadingsHandler, PurgeImportsHandler],
    service: [ServiceEventHandler, ServiceEventEffect],
    records: [
      ...[ModificationHandler, VehicleCoverHandler, DocumentCopies, DocumentReadingEffect],
      ...[TrackDayReadings, ModificationReadings, IssueReadings],
    ],
    usage: [FillUpReadings],
  },
});
