import { Module } from '@nestjs/common';
import {
  ComponentDuePointCopies,
  DocumentCopies,
  DuePointCopies,
  OdometerCopies,
  VehicleCopies,
} from './copies.handlers.js';

/** Copies of svc-garage's vehicles and odometers, of svc-service's and svc-usage's due points, and of svc-records' expiring papers. */
@Module({ providers: [VehicleCopies, OdometerCopies, DuePointCopies, ComponentDuePointCopies, DocumentCopies] })
export class CopiesModule {}
