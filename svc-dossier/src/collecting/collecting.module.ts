import { Module } from '@nestjs/common';
import { Collector } from './collector.js';

/** What books are made of, from the other services. */
@Module({ providers: [Collector], exports: [Collector] })
export class CollectingModule {}
