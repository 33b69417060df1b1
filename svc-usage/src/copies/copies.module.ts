import { Module } from '@nestjs/common';
import { OdometerCopies, PurgeComponentsHandler, PurgeCopiesHandler, VehicleCopies } from './copies.handlers.js';

/** Copies of svc-garage's vehicles and odometers. */
@Module({ providers: [VehicleCopies, OdometerCopies, PurgeComponentsHandler, PurgeCopiesHandler] })
export class CopiesModule {}
