import { Module } from '@nestjs/common';
import { CopiesRepository } from './copies.repository.js';
import { GarageReferences } from './garage-references.js';
import { PartCopyHandler } from './part-copy.handler.js';
import { PurgeCopiesHandler } from './purge-copies.handler.js';
import { VehicleCopyHandler } from './vehicle-copy.handler.js';

/** What this service keeps of svc-garage's vehicles and parts. */
@Module({
  providers: [CopiesRepository, GarageReferences, VehicleCopyHandler, PartCopyHandler, PurgeCopiesHandler],
  exports: [CopiesRepository, GarageReferences],
})
export class CopiesModule {}
