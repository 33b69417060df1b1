import { type DynamicModule, Global, Module, type Provider, type Type } from '@nestjs/common';
import { BadConfig, CONFIG, LOG, type Log, type ServiceConfig } from '@carnet/runtime';
import { Blobs } from './blobs.js';
import { DiskStorage } from './disk-storage.js';
import { BLOB_REFERENCES, FileCollector } from './file-collector.js';
import { FILE_STORAGE, type FileStorage } from './file-storage.js';
import type { BlobReference } from './files.migration.js';
import { DownloadPlaces, MediaAnswers } from './media-answers.js';
import { S3Storage } from './s3-storage.js';
import { UploadCollector } from './upload-collector.js';
import { UploadParts } from './upload-parts.js';
import { UPLOAD_TARGET, type UploadTarget } from './upload-target.js';
import { UploadPlaces, UploadTurns } from './upload-turns.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsRepository } from './uploads.repository.js';
import { UploadsService } from './uploads.service.js';
import { VirusScanner } from './virus-scanner.js';

export interface FilesOptions {
  /** The handler of uploads, and the module that provides it; left out by a service that receives no uploads. */
  uploads?: { target: Type<UploadTarget>; from: Type; controller?: Type<UploadsController> };
  /** The service's columns that refer to bytes. Each needs `addBlobReference` in a migration. */
  references: readonly BlobReference[];
}

/** For a service that stores files: the storage, the removal of unused bytes, and uploads if it accepts them. */
@Global()
@Module({})
export class FilesModule {
  static register({ uploads, references }: FilesOptions): DynamicModule {
    return {
      module: FilesModule,
      imports: uploads ? [uploads.from] : [],
      controllers: uploads ? [uploads.controller ?? UploadsController] : [],
      providers: [
        {
          provide: FILE_STORAGE,
          inject: [
            { token: CONFIG, optional: true },
            { token: LOG, optional: true },
          ],
          useFactory: openStorage,
        },
        { provide: BLOB_REFERENCES, useValue: references },
        Blobs,
        DownloadPlaces,
        FileCollector,
        MediaAnswers,
        ...(uploads ? takingUploads(uploads.target) : []),
      ],
      exports: [FILE_STORAGE, Blobs, FileCollector, MediaAnswers, ...(uploads ? [VirusScanner] : [])],
    };
  }
}

const takingUploads = (target: Type<UploadTarget>): Provider[] => [
  { provide: UPLOAD_TARGET, useExisting: target },
  UploadCollector,
  UploadParts,
  UploadPlaces,
  UploadTurns,
  UploadsRepository,
  UploadsService,
  VirusScanner,
];

/** The service starts even if the object store is down, but not if the store refuses access. */
async function openStorage(config?: ServiceConfig, log?: Log): Promise<FileStorage> {
  if (!config?.files.s3) return new DiskStorage(config?.files.folder ?? '');
  const storage = new S3Storage(config.files.s3);
  await storage.check().catch((error: unknown) => {
    if (error instanceof BadConfig) throw new BadConfig(`svc-${config.name} cannot start: ${error.message}.`);
    log?.warn('The object store does not answer; files are away until it does');
  });
  return storage;
}
