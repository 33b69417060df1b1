import { Module } from '@nestjs/common';
import { PartCopies, PurgeCopiesHandler, ServiceEventCopies, VehicleCopies } from './copies.handlers.js';

/** What this service keeps of other services' things. */
@Module({ providers: [VehicleCopies, PartCopies, ServiceEventCopies, PurgeCopiesHandler] })
export class CopiesModule {}
