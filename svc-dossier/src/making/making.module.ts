import { Module } from '@nestjs/common';
import { CheckpointsModule } from '../checkpoint/checkpoints.module.js';
import { CollectingModule } from '../collecting/collecting.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { PassportImportsModule } from '../passport-imports/passport-imports.module.js';
import { Binder } from './binder.js';
import { Gathering } from './gathering.js';
import { JobsRepository } from './jobs.repository.js';
import { MakingService } from './making.service.js';
import { Materials } from './materials.js';

/** Makes the books that are ordered. */
@Module({
  imports: [KeysModule, CheckpointsModule, CollectingModule, PassportImportsModule],
  providers: [Binder, JobsRepository, MakingService, { provide: Materials, useClass: Gathering }],
  exports: [JobsRepository],
})
export class MakingModule {}
