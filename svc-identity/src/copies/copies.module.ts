import { Module } from '@nestjs/common';
import { DuePointCopies, VehicleCopies } from './copies.handlers.js';

/** What this service keeps of svc-garage's vehicles and of what svc-service says is due. */
@Module({ providers: [VehicleCopies, DuePointCopies] })
export class CopiesModule {}
