import { Module } from '@nestjs/common';
import { VehiclesModule } from '../vehicles/vehicles.module.js';
import { DocumentCopies, DocumentReadingEffect, PurgeRecordReadingsHandler } from './record-readings.handlers.js';

@Module({ imports: [VehiclesModule], providers: [DocumentCopies, DocumentReadingEffect, PurgeRecordReadingsHandler] })
export class RecordReadingsModule {}
