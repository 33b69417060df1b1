import { Module } from '@nestjs/common';
import { Collector } from './collector.js';

/** Collects the content of books from the other services. */
@Module({ providers: [Collector], exports: [Collector] })
export class CollectingModule {}
