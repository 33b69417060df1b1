import { Module } from '@nestjs/common';
import { MovedController } from './moved.controller.js';

@Module({ controllers: [MovedController] })
export class MovedModule {}
