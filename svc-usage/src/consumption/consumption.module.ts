import { Module } from '@nestjs/common';
import { ConsumptionController } from './consumption.controller.js';
import { ConsumptionRepository } from './consumption.repository.js';
import { ConsumptionService } from './consumption.service.js';

@Module({
  controllers: [ConsumptionController],
  providers: [ConsumptionService, ConsumptionRepository],
  exports: [ConsumptionService],
})
export class ConsumptionModule {}
