import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { leavePlaces, type OwnerId } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { type ByteRange, FILE_STORAGE, type FileStorage, type StoredFile, StoredFileMissing } from './file-storage.js';
import { dispositionOf, hasAlready, rangeOf, SHORT_HASH, tagOf } from './media-answer.rules.js';
import { BeyondTheEnd, TooManyDownloads } from './media.errors.js';
import { OwnerPlaces } from './owner-places.js';

/** Bytes to show or to save. */
export interface Media {
  owner: OwnerId;
  sha256: string;
  bytes: number;
  mediaType: string;
  /** The file name for saving. */
  name: string;
  /** Hash of the content; `?v=` in the address holds its beginning. */
  version: string;
  /** True to save it even if the browser could show it. */
  isSaved?: boolean;
}

const FOR_A_YEAR = 'private, max-age=31536000, immutable';
const ASK_AGAIN = 'private, no-cache';

/** Counts concurrent downloads separately from other requests, because a slow connection takes minutes. */
@Injectable()
export class DownloadPlaces extends OwnerPlaces {
  constructor(@Inject(CONFIG) config: ServiceConfig) {
    super(
      () => ({ inAll: config.files.downloadsAtOnce, perOwner: config.files.downloadsAtOncePerOwner }),
      () => new TooManyDownloads(),
    );
  }
}

/** Sends the bytes of files: the whole, a range, or 304 if nothing has changed. */
@Injectable()
export class MediaAnswers {
  constructor(
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    private readonly places: DownloadPlaces,
  ) {}

  /**
   * Answers a GET or HEAD. With the right `v`, the client may cache the answer for ever; otherwise it must revalidate.
   * @throws StoredFileMissing (404) if the bytes do not exist, BeyondTheEnd (416), TooManyDownloads (503)
   */
  async answer(request: FastifyRequest, reply: FastifyReply, media: Media): Promise<void> {
    const tag = tagOf(media.sha256);
    const caching = { etag: tag, 'cache-control': isVersionOf(media, request) ? FOR_A_YEAR : ASK_AGAIN };
    if (hasAlready(request.headers['if-none-match'], tag)) {
      void reply.status(304).headers(caching).send();
      return;
    }
    const range = request.method === 'HEAD' ? null : wantedOf(request, tag, media.bytes);
    if (range === 'beyond') {
      void reply.header('content-range', `bytes */${media.bytes}`);
      throw new BeyondTheEnd();
    }
    const headers = {
      ...caching,
      'accept-ranges': 'bytes',
      'content-type': media.mediaType,
      'content-disposition': dispositionOf(media.mediaType, media.name, media.isSaved),
      'content-length': String(range ? range.end - range.start + 1 : media.bytes),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${media.bytes}` }),
    };
    if (request.method === 'HEAD') void reply.headers(headers).send();
    else await this.send(reply.status(range ? 206 : 200), headers, media, range);
  }

  private async send(
    reply: FastifyReply,
    headers: Record<string, string>,
    media: Media,
    range: ByteRange | null,
  ): Promise<void> {
    const leave = this.places.enter(media.owner);
    const file = await this.open(media, range ?? undefined).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (file.content) {
      leave();
      void reply.headers(headers).send(file.content);
      return;
    }
    file.stream.once('close', leave);
    leavePlaces(reply);
    void reply.headers(headers).send(file.stream);
  }

  /** A file of another size is not the file that was stored. */
  private async open({ owner, sha256, bytes }: Media, range?: ByteRange): Promise<StoredFile> {
    const file = await this.storage.open({ owner, sha256 }, range);
    if (file.bytes === bytes) return file;
    file.stream.destroy();
    throw new StoredFileMissing();
  }
}

function wantedOf({ headers }: FastifyRequest, tag: string, bytes: number): ByteRange | 'beyond' | null {
  const ifRange = headers['if-range'];
  return ifRange === undefined || ifRange === tag ? rangeOf(headers.range, bytes) : null;
}

const isVersionOf = ({ version }: Media, { query }: FastifyRequest): boolean =>
  (query as { v?: unknown }).v === version.slice(0, SHORT_HASH);
