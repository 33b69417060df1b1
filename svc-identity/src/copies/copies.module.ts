import { Module } from '@nestjs/common';
import { DocumentCopies, DuePointCopies, OdometerCopies, VehicleCopies } from './copies.handlers.js';

/** What this service keeps of svc-garage's vehicles and odometers, of what svc-service says is due, and of svc-records' papers that run out. */
@Module({ providers: [VehicleCopies, OdometerCopies, DuePointCopies, DocumentCopies] })
export class CopiesModule {}
