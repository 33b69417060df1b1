import { Module } from '@nestjs/common';
import { DocumentCopies, DuePointCopies, OdometerCopies, VehicleCopies } from './copies.handlers.js';

/** Copies of svc-garage's vehicles and odometers, of svc-service's due points, and of svc-records' papers that run out. */
@Module({ providers: [VehicleCopies, OdometerCopies, DuePointCopies, DocumentCopies] })
export class CopiesModule {}
