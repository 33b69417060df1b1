import { Module } from '@nestjs/common';
import { JobsRepository } from './jobs.repository.js';

/** Makes the books that are ordered. */
@Module({ providers: [JobsRepository], exports: [JobsRepository] })
export class MakingModule {}
