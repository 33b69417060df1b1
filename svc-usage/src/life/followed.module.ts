import { Module } from '@nestjs/common';
import { FollowedRepository } from './followed.repository.js';

@Module({ providers: [FollowedRepository], exports: [FollowedRepository] })
export class FollowedModule {}
