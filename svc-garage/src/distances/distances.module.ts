import { Module } from '@nestjs/common';
import { DistancesController } from './distances.controller.js';
import { DistancesRepository } from './distances.repository.js';
import { DistancesService } from './distances.service.js';

@Module({ controllers: [DistancesController], providers: [DistancesService, DistancesRepository] })
export class DistancesModule {}
