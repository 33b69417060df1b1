import { Module } from '@nestjs/common';
import { GarageLocks, ServiceLocks, UserLocks } from './locks.js';

@Module({ providers: [GarageLocks, ServiceLocks, UserLocks] })
export class LocksModule {}
