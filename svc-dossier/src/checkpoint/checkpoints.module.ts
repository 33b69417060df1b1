import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.js';
import { CheckpointsController } from './checkpoints.controller.js';
import { LogsOfUserHandler } from './checkpoints.handlers.js';
import { Checkpoints } from './checkpoints.service.js';
import { JournalSource } from './journal-source.js';
import { LogWriter } from './log-writer.js';
import { LogsRepository } from './logs.repository.js';

/** The signed head of each vehicle's journal, and the log behind it (ADR 70). */
@Module({
  imports: [KeysModule],
  controllers: [CheckpointsController],
  providers: [Checkpoints, LogWriter, LogsRepository, JournalSource, LogsOfUserHandler],
  exports: [Checkpoints, LogsOfUserHandler],
})
export class CheckpointsModule {}
