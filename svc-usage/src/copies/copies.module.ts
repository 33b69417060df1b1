import { Module } from '@nestjs/common';
import {
  OdometerCopies,
  PartCopies,
  PurgeComponentsHandler,
  PurgeCopiesHandler,
  VehicleCopies,
} from './copies.handlers.js';

/** Copies of svc-garage's vehicles, odometers and parts. */
@Module({ providers: [VehicleCopies, OdometerCopies, PartCopies, PurgeComponentsHandler, PurgeCopiesHandler] })
export class CopiesModule {}
