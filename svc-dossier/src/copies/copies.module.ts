import { Module } from '@nestjs/common';
import { PurgeCopiesHandler, UserCopies, VehicleCopies } from './copies.handlers.js';

/** Copies of other services' data. */
@Module({ providers: [VehicleCopies, UserCopies, PurgeCopiesHandler] })
export class CopiesModule {}
