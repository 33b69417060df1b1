import { Module } from '@nestjs/common';
import { ModificationHandler } from './modifications.handlers.js';
import { ModificationsRepository } from './modifications.repository.js';

@Module({
  providers: [ModificationHandler, ModificationsRepository],
  exports: [ModificationsRepository],
})
export class ModificationsModule {}
