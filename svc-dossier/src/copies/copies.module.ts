import { Module } from '@nestjs/common';
import { PurgeCopiesHandler, UserCopies, VehicleCopies } from './copies.handlers.js';

/** What this service keeps of other services' things. */
@Module({ providers: [VehicleCopies, UserCopies, PurgeCopiesHandler] })
export class CopiesModule {}
