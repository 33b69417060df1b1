import { Module } from '@nestjs/common';
import { CoversOfUserHandler, CoversOfVehicleHandler } from './covers.handlers.js';
import { CoversRepository } from './covers.repository.js';
import { Covers } from './covers.js';

@Module({
  providers: [Covers, CoversRepository, CoversOfUserHandler, CoversOfVehicleHandler],
  exports: [Covers],
})
export class CoversModule {}
