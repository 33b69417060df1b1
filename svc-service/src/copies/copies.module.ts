import { Module } from '@nestjs/common';
import { PartCopies, VehicleCopies } from './copies.handlers.js';
import { CopiesRepository } from './copies.repository.js';
import { GarageReferences } from './garage-references.js';
import { PurgeCopiesHandler } from './purge-copies.handler.js';

/** What this service keeps of svc-garage's vehicles and parts. */
@Module({
  providers: [CopiesRepository, GarageReferences, VehicleCopies, PartCopies, PurgeCopiesHandler],
  exports: [CopiesRepository, GarageReferences],
})
export class CopiesModule {}
