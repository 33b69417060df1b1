import { Module } from '@nestjs/common';
import { OdometerCopies, PurgeCopiesHandler, VehicleCopies } from './copies.handlers.js';

/** What this service keeps of svc-garage's things. */
@Module({ providers: [VehicleCopies, OdometerCopies, PurgeCopiesHandler] })
export class CopiesModule {}
