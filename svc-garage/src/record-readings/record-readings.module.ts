import { Module } from '@nestjs/common';
import { VehiclesModule } from '../vehicles/vehicles.module.js';
import {
  DocumentCopies,
  DocumentReadingEffect,
  FillUpReadings,
  IssueReadings,
  ModificationReadings,
  PurgeRecordReadingsHandler,
  TrackDayReadings,
} from './record-readings.handlers.js';
import { RecordReadingsRepository } from './record-readings.repository.js';

@Module({
  imports: [VehiclesModule],
  providers: [
    ...[DocumentCopies, DocumentReadingEffect, PurgeRecordReadingsHandler],
    ...[RecordReadingsRepository, TrackDayReadings, ModificationReadings, IssueReadings, FillUpReadings],
  ],
})
export class RecordReadingsModule {}
