import { Module } from '@nestjs/common';
import { Tries } from './tries.service.js';

@Module({ providers: [Tries], exports: [Tries] })
export class TriesModule {}
