import { Module } from '@nestjs/common';
import { VehicleCoverHandler } from './covers.handlers.js';
import { CoversRepository } from './covers.repository.js';

@Module({ providers: [VehicleCoverHandler, CoversRepository] })
export class CoversModule {}
