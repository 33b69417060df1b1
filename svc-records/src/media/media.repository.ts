import { Database, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { isOfFile, shortHash } from '../files/file.read.js';

/** The bytes of a file, or of a picture made from it. */
export interface FileVariant {
  name: string;
  state: string;
  /** The hash of the original. */
  original: string;
  /** The required value of `?v=`. */
  version: string;
  /** The hash of the requested bytes, as are the next two; null if there is no such variant. */
  sha256: string | null;
  bytes: number | null;
  media_type: string | null;
}

@Injectable()
export class MediaRepository {
  constructor(private readonly database: Database) {}

  async find(owner: OwnerId, id: number, variant: string): Promise<FileVariant | null> {
    const [found] = await this.database.rows<FileVariant>(sql`
      select f.name, f.state, f.sha256 as original, ${shortHash} as version, b.sha256, b.bytes, b.media_type
      from files f
        left join pictures m on ${isOfFile} and m.name = ${variant}
        left join blobs b on b.owner_id = f.owner_id
          and b.sha256 = case when ${variant} = 'original' then f.sha256 else m.variant_sha end
      where f.owner_id = ${owner} and f.id = ${id}`);
    return found ?? null;
  }
}
