import { Module } from '@nestjs/common';
import { GarageLocks, UserLocks } from './locks.js';

@Module({ providers: [GarageLocks, UserLocks] })
export class LocksModule {}
