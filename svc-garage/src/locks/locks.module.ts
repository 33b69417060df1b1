import { Module } from '@nestjs/common';
import { RecordsLocks, UserLocks } from './locks.js';

@Module({ providers: [RecordsLocks, UserLocks] })
export class LocksModule {}
