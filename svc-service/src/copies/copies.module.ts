import { Module } from '@nestjs/common';
import { OdometerCopies, PartCopies, PurgeCopiesHandler, VehicleCopies } from './copies.handlers.js';

/** Copies of svc-garage's vehicles and parts. */
@Module({ providers: [VehicleCopies, OdometerCopies, PartCopies, PurgeCopiesHandler] })
export class CopiesModule {}
