import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@carnet/pg';
import { UploadParts } from './upload-parts.js';
import { UPLOAD_TARGET, type UploadTarget } from './upload-target.js';
import { UploadsRepository } from './uploads.repository.js';

/** Removes leftovers of uploads: expired rows, and parts of abandoned files. */
@Injectable()
export class UploadCollector {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadsRepository,
    private readonly parts: UploadParts,
    @Inject(UPLOAD_TARGET) private readonly target: UploadTarget,
  ) {}

  async collect(): Promise<void> {
    await this.target.housekeep?.(this.database);
    await this.uploads.forget();
    for (const part of await this.parts.list()) if (!(await this.uploads.isOpen(part))) await this.parts.remove(part);
  }
}
