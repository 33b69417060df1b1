import { Module } from '@nestjs/common';
import { PartCopies, ServiceEventCopies, VehicleCopies } from './copies.handlers.js';
import { CopiesRepository } from './copies.repository.js';
import { PurgeCopiesHandler } from './purge-copies.handler.js';
import { References } from './references.js';

/** What this service keeps of other services' things. */
@Module({
  providers: [CopiesRepository, References, VehicleCopies, PartCopies, ServiceEventCopies, PurgeCopiesHandler],
  exports: [CopiesRepository, References],
})
export class CopiesModule {}
