import { FilesModule, PassportUploadsController } from '@carnet/files';
import { HandoverModule } from '@carnet/handover';
import { defineService } from '@carnet/nest-kit';
import { BuyerModule } from './buyer/buyer.module.js';
import { BuyerPagesOfUserHandler } from './buyer/buyer-pages.handlers.js';
import { DossierHandingOver1801000000000 } from './migrations/1801000000000-handing-over.js';
import { DossierHandingOverLater1809000000000 } from './migrations/1809000000000-handing-over-later.js';
import { DossierHandover } from './handover/dossier-handover.js';
import { LogsOfUserHandler } from './checkpoint/checkpoints.handlers.js';
import { CheckpointsModule } from './checkpoint/checkpoints.module.js';
import { EvidenceModule } from './evidence/evidence.module.js';
import { PurgeCopiesHandler, UserCopies, VehicleCopies } from './copies/copies.handlers.js';
import { CopiesModule } from './copies/copies.module.js';
import { BLOB_REFERENCES } from './dossiers/blob-references.js';
import { DossiersOfUserHandler } from './dossiers/dossiers.handlers.js';
import { DossiersModule } from './dossiers/dossiers.module.js';
import { EXPORTED_LISTS } from './exported-lists.js';
import { EXPORT_BLOBS } from './exports/blob-references.js';
import { ExportsModule } from './exports/exports.module.js';
import { KeysModule } from './keys/keys.module.js';
import { MakingModule } from './making/making.module.js';
import { names } from './messages/names.js';
import { DossierMediaModule } from './media/dossier-media.module.js';
import { CreateDossiers1780000000000 } from './migrations/1780000000000-create-dossiers.js';
import { JournalLogs1780200000000 } from './migrations/1780200000000-journal-logs.js';
import { PutOff1780300000000 } from './migrations/1780300000000-put-off.js';
import { Exports1785040000000 } from './migrations/1785040000000-exports.js';
import { WaitsFor1786060000000 } from './migrations/1786060000000-waits-for.js';
import { BlobRemovals1788010000000 } from './migrations/1788010000000-blob-removals.js';
import { OwnFailures1787000000000 } from './migrations/1787000000000-own-failures.js';
import { BuyerPages1803000000000 } from './migrations/1803000000000-buyer-pages.js';
import { Passports1802000000000 } from './migrations/1802000000000-passports.js';
import { PassportImports1802010000000 } from './migrations/1802010000000-passport-imports.js';
import { TakingBack1802020000000 } from './migrations/1802020000000-taking-back.js';
import { PackingModule } from './packing/packing.module.js';
import { IMPORT_BLOBS } from './passport-imports/blob-references.js';
import { PassportImportsOfUserHandler } from './passport-imports/passport-imports.handlers.js';
import { PassportImportsModule } from './passport-imports/passport-imports.module.js';
import { PassportTarget } from './passport-imports/passport-target.js';
import { PASSPORT_BLOBS } from './passports/blob-references.js';
import { PassportsOfUserHandler } from './passports/passports.handlers.js';
import { PassportsModule } from './passports/passports.module.js';
import { VerifierModule } from './seal/verifier.module.js';
import { SettingsModule } from './settings.js';

export const dossier = defineService({
  name: 'dossier',
  title: 'Carnet: dossiers',
  description: 'The printed, sealed book about one vehicle, and everything that a person has in one file.',
  migrations: [
    CreateDossiers1780000000000,
    JournalLogs1780200000000,
    PutOff1780300000000,
    Exports1785040000000,
    WaitsFor1786060000000,
    OwnFailures1787000000000,
    BlobRemovals1788010000000,
    DossierHandingOver1801000000000,
    Passports1802000000000,
    PassportImports1802010000000,
    TakingBack1802020000000,
    BuyerPages1803000000000,
    DossierHandingOverLater1809000000000,
  ],
  names,
  exports: EXPORTED_LISTS,
  // Few jobs wait or run, because each takes a processor for half a minute.
  waitingWork: [
    { name: 'books', table: 'waiting_dossiers' },
    { name: 'exports', table: 'waiting_exports' },
    { name: 'passports', table: 'waiting_passports' },
    { name: 'passport-imports', table: 'waiting_passport_imports' },
  ],
  quotas: {
    ...{ dossiers: 200, waiting_dossiers: 10, exports: 5, buyer_pages: 200 },
    ...{ passports: 20, passport_imports: 20, uploads: 20 },
  },
  modules: [
    SettingsModule,
    CopiesModule,
    KeysModule,
    DossiersModule,
    CheckpointsModule,
    VerifierModule,
    DossierMediaModule,
    MakingModule,
    ExportsModule,
    PackingModule,
    PassportsModule,
    PassportImportsModule,
    EvidenceModule,
    BuyerModule,
    FilesModule.register({
      uploads: { target: PassportTarget, from: PassportImportsModule, controller: PassportUploadsController },
      references: [...BLOB_REFERENCES, EXPORT_BLOBS, PASSPORT_BLOBS, ...IMPORT_BLOBS],
    }),
    HandoverModule.register(DossierHandover, [CheckpointsModule]),
  ],
  // Rows that refer to a copy are deleted before the copy itself, so the copies' own handlers stand last.
  follows: {
    identity: [
      BuyerPagesOfUserHandler,
      DossiersOfUserHandler,
      PassportsOfUserHandler,
      PassportImportsOfUserHandler,
      LogsOfUserHandler,
      UserCopies,
      PurgeCopiesHandler,
    ],
    garage: [VehicleCopies],
  },
});
