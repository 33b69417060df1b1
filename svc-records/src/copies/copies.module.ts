import { Module } from '@nestjs/common';
import {
  AllSubjectCopies,
  OwnershipChapterCopies,
  PartCopies,
  PurgeCopiesHandler,
  ServiceEventCopies,
  VehicleCopies,
  VehicleIdentityCopies,
} from './copies.handlers.js';

/** Copies of other services' data. */
@Module({
  providers: [
    ...[VehicleCopies, PartCopies, VehicleIdentityCopies, OwnershipChapterCopies],
    ...[ServiceEventCopies, ...AllSubjectCopies, PurgeCopiesHandler],
  ],
})
export class CopiesModule {}
