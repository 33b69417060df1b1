import { Module } from '@nestjs/common';
import { CopiesRepository } from './copies.repository.js';
import { PartCopyHandler } from './part-copy.handler.js';
import { PurgeCopiesHandler } from './purge-copies.handler.js';
import { References } from './references.js';
import { ServiceEventCopyHandler } from './service-event-copy.handler.js';
import { VehicleCopyHandler } from './vehicle-copy.handler.js';

/** What this service keeps of other services' things. */
@Module({
  providers: [
    CopiesRepository,
    References,
    VehicleCopyHandler,
    PartCopyHandler,
    ServiceEventCopyHandler,
    PurgeCopiesHandler,
  ],
  exports: [CopiesRepository, References],
})
export class CopiesModule {}
