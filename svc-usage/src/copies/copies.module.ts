import { Module } from '@nestjs/common';
import { OdometerCopies, PurgeCopiesHandler, VehicleCopies } from './copies.handlers.js';

/** Copies of svc-garage's vehicles and odometers. */
@Module({ providers: [VehicleCopies, OdometerCopies, PurgeCopiesHandler] })
export class CopiesModule {}
