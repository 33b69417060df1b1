import { Module } from '@nestjs/common';
import { CheckpointsModule } from '../checkpoint/checkpoints.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { PackingModule } from '../packing/packing.module.js';
import { PassportImportsModule } from '../passport-imports/passport-imports.module.js';
import { Histories } from './histories.js';
import { PassportMaking } from './passport-making.service.js';
import { PassportFileController, PassportMediaController } from './passport-media.controller.js';
import { PassportMedia } from './passport-media.service.js';
import { PassportPacker } from './passport-packer.js';
import { PassportsController } from './passports.controller.js';
import { PassportsOfUserHandler } from './passports.handlers.js';
import { PassportsRepository } from './passports.repository.js';
import { PassportsService } from './passports.service.js';

/** Passports: ordered, made, listed, shown and deleted (ADR 133). */
@Module({
  imports: [CheckpointsModule, KeysModule, PackingModule, PassportImportsModule],
  controllers: [PassportsController, PassportFileController, PassportMediaController],
  providers: [
    PassportsService,
    PassportsRepository,
    PassportPacker,
    PassportMaking,
    PassportMedia,
    Histories,
    PassportsOfUserHandler,
  ],
  exports: [PassportsOfUserHandler],
})
export class PassportsModule {}
