import { Module } from '@nestjs/common';
import { PartCopies, PurgeCopiesHandler, VehicleCopies } from './copies.handlers.js';

/** What this service keeps of svc-garage's vehicles and parts. */
@Module({ providers: [VehicleCopies, PartCopies, PurgeCopiesHandler] })
export class CopiesModule {}
