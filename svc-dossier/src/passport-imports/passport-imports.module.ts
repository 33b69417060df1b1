import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.js';
import { PackingModule } from '../packing/packing.module.js';
import { OwnerPeers } from './owner-peers.js';
import { PassportImportsController } from './passport-imports.controller.js';
import { PassportImportsOfUserHandler } from './passport-imports.handlers.js';
import { PassportImportsRepository } from './passport-imports.repository.js';
import { PassportImportsService } from './passport-imports.service.js';
import { PassportReader } from './passport-reader.js';
import { PassportStoring } from './passport-storing.js';
import { PassportTaking } from './passport-taking.service.js';
import { PassportTarget } from './passport-target.js';

/** Passports of other installations: uploaded, read, shown, imported (ADR 133). */
@Module({
  imports: [KeysModule, PackingModule],
  controllers: [PassportImportsController],
  providers: [
    PassportImportsService,
    PassportImportsRepository,
    PassportTarget,
    PassportReader,
    PassportStoring,
    PassportTaking,
    OwnerPeers,
    PassportImportsOfUserHandler,
  ],
  exports: [PassportTarget, PassportImportsRepository, PassportImportsOfUserHandler],
})
export class PassportImportsModule {}
