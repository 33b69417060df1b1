import { Module } from '@nestjs/common';
import { ComponentCostsController, CostsController } from './costs.controller.js';
import { CostsService } from './costs.service.js';

@Module({ controllers: [CostsController, ComponentCostsController], providers: [CostsService] })
export class CostsModule {}
