import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { agrees, mayBe, mostBytes } from '@carnet/media';
import { Invalid, Problem } from '@carnet/messages';
import { actorFor, Database, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Blobs } from './blobs.js';
import * as m from './messages/upload.js';
import { fileName, readMetadata } from './upload-metadata.rules.js';
import { UploadParts } from './upload-parts.js';
import { UPLOAD_TARGET, type UploadTarget } from './upload-target.js';
import { UploadPlaces, UploadTurns } from './upload-turns.js';
import {
  FilesQuotaReached,
  FileTooLarge,
  FileTypeRefused,
  TakenOver,
  UploadExpired,
  UploadNotFound,
  WrongOffset,
} from './upload.errors.js';
import { type Upload, UploadsRepository } from './uploads.repository.js';
import { VirusScanner } from './virus-scanner.js';

/** Bytes between two checkpoints. With the bytes in flight, a crash loses less than a megabyte of an upload. */
const CHECKPOINT = 768 * 1024;
/** Timeout of a connection without traffic, in milliseconds. */
const STALL_MS = 60_000;

/** The progress of an upload. */
export interface UploadState {
  id: number;
  bytes: number;
  received: number;
  expiresAt: Date;
  /** Id of the created file, once the upload is complete; otherwise null. */
  fileId: number | null;
}

/** The detected type and the hash of a complete upload. */
interface Seal {
  sha256: string;
  mediaType: string;
}

/** Receives files in parts with the protocol tus 1.0.0. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadsRepository,
    private readonly parts: UploadParts,
    private readonly blobs: Blobs,
    private readonly turns: UploadTurns,
    private readonly places: UploadPlaces,
    private readonly scanner: VirusScanner,
    @Inject(UPLOAD_TARGET) private readonly target: UploadTarget,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Begins an upload. Refuses as early as possible, before any bytes are sent. */
  async create(owner: OwnerId, bytes: number, metadataHeader: string | undefined): Promise<UploadState> {
    const metadata = readMetadata(metadataHeader);
    const name = fileName(metadata.filename);
    if (bytes === 0) throw new Invalid(m.empty);
    const target = await this.target.accept(owner, metadata);
    const types = this.target.typesOf(target);
    if (!mayBe(types, name)) throw new FileTypeRefused(name, types);
    const most = this.target.mostBytes?.() ?? mostBytes(this.config.files, name);
    if (bytes > most) throw new FileTooLarge(most);
    return this.database.write(owner, async (tx) => {
      await this.requireRoom(tx, owner, bytes);
      await this.target.requireShare?.(tx, owner, bytes);
      return toState(await this.uploads.insert(tx, owner, { name, bytes, target, part: this.parts.writer }));
    });
  }

  /** Returns the progress of an upload. Ends the current sender, because the caller is about to resume. */
  async state(owner: OwnerId, id: number): Promise<UploadState> {
    const turn = await this.take(owner, id);
    try {
      return await this.toCurrentState(await this.begin(owner, id));
    } finally {
      turn.end();
    }
  }

  /** Appends the body at `offset`. The last byte creates the file. */
  async append(owner: OwnerId, id: number, offset: number, body: Readable | null): Promise<UploadState> {
    const turn = await this.take(owner, id);
    try {
      const leave = body ? this.places.enter(actorFor(owner) ?? owner) : () => undefined;
      try {
        return await this.appendInTurn(await this.begin(owner, id), offset, body, turn.signal);
      } finally {
        leave();
      }
    } finally {
      turn.end();
    }
  }

  /** Ends an upload and removes its received bytes. A file that was already created stays. */
  async terminate(owner: OwnerId, id: number): Promise<void> {
    const turn = await this.take(owner, id);
    try {
      await this.forget({ owner_id: owner, id });
    } finally {
      turn.end();
    }
  }

  private async appendInTurn(
    upload: Upload,
    offset: number,
    body: Readable | null,
    signal: AbortSignal,
  ): Promise<UploadState> {
    const state = await this.toCurrentState(upload);
    if (offset !== state.received) throw new WrongOffset(state.received);
    if (state.fileId !== null || body === null) return state;
    if (await this.isSealed(upload)) {
      // The file is complete already: the client missed the answer, or the storage was down. So the bytes are ignored.
      for await (const _ of piecesOf(body, signal));
      return { ...state, received: upload.bytes, fileId: await this.finish(upload, () => sealOf(upload)) };
    }
    const own = await this.own(upload);
    const { received, sha256 } = await this.receive(own, offset, body, signal);
    if (received < own.bytes) return { ...state, received };
    return { ...state, received, fileId: await this.finish(own, () => this.lookAt(own, sha256)) };
  }

  /** Tells whether the upload is complete and checked. */
  private async isSealed(upload: Upload): Promise<boolean> {
    return upload.sha256 !== null && (await this.parts.length(upload)) === upload.bytes;
  }

  /** Moves the upload to a part of this process, because a process whose turn is over may still write to its own part. */
  private async own(upload: Upload): Promise<Upload> {
    const { writer } = this.parts;
    if (upload.part === writer && upload.sha256 === null) return upload;
    if (upload.part !== writer && (await this.parts.length(upload)) > 0) await this.parts.take(upload);
    if (!(await this.uploads.own(upload, writer))) throw new TakenOver();
    return { ...upload, part: writer, sha256: null, media_type: null };
  }

  /**
   * Writes the body to the part. At the end, even after an error, the received bytes are synced and recorded. `sha256` is set if this call received the whole
   * file.
   */
  private async receive(
    upload: Upload,
    offset: number,
    body: Readable,
    signal: AbortSignal,
  ): Promise<{ received: number; sha256: string | null }> {
    const hash = offset === 0 ? createHash('sha256') : null;
    const part = await this.parts.open(upload);
    let [received, checkpoint] = [offset, offset];
    let isSound = true;
    const writeDown = async (): Promise<void> => {
      // After a failed sync, the system may drop the bytes, and a second sync would wrongly succeed.
      if (!isSound) return;
      isSound = false;
      await part.sync();
      isSound = true;
      // The last byte is not recorded here: an upload counts as complete only once its file is created.
      if (received === upload.bytes || received === checkpoint) return;
      if (!(await this.uploads.received(upload, received))) throw new TakenOver();
      checkpoint = received;
    };
    try {
      for await (const chunk of piecesOf(body, signal)) {
        if (received + chunk.length > upload.bytes) throw new Invalid(m.moreThanAnnounced);
        await part.write(chunk, received);
        hash?.update(chunk);
        received += chunk.length;
        if (received - checkpoint >= CHECKPOINT) await writeDown();
      }
    } finally {
      try {
        await writeDown();
      } finally {
        await part.close();
      }
    }
    return { received, sha256: received === upload.bytes ? (hash?.digest('hex') ?? null) : null };
  }

  private async finish(upload: Upload, sealed: () => Seal | Promise<Seal>): Promise<number> {
    try {
      return await this.makeFile(upload, await sealed());
    } catch (error) {
      // Another process may have created the file in the meantime, and removed the part.
      const now = await this.uploads.find(upload.owner_id, upload.id);
      if (now?.file_id) return now.file_id;
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new TakenOver();
      const isFinal = error instanceof Problem && error.status < 500 && !(error instanceof TakenOver);
      if (isFinal) await this.forget(upload);
      throw error;
    }
  }

  /** Checks the received bytes, and refuses files that must not be stored. */
  private async lookAt(upload: Upload, known: string | null): Promise<Seal> {
    const { name, target } = upload;
    const mediaType = await this.parts.mediaType(upload);
    const types = this.target.typesOf(target);
    if (mediaType === undefined || !agrees(types, name, mediaType)) throw new FileTypeRefused(name, types);
    await this.scanner.check(this.parts.pathOf(upload));
    await this.target.inspect?.({ path: this.parts.pathOf(upload), mediaType }, target);
    return { sha256: known ?? (await this.parts.sha256(upload)), mediaType };
  }

  /** Creates the file in three steps, which any process may repeat: seal the upload, store the bytes, create the record. */
  private async makeFile(upload: Upload, { sha256, mediaType }: Seal): Promise<number> {
    const { owner_id: owner, name, bytes, target } = upload;
    const blob = { path: this.parts.pathOf(upload), sha256, bytes, mediaType };
    await this.blobs.store(owner, [blob], async (tx) => {
      await this.requireRoom(tx, owner, 0);
      if (!(await this.uploads.seal(tx, upload, sha256, mediaType))) throw new TakenOver();
    });
    const file = await this.database.write(owner, async (tx) => {
      const before = await this.uploads.fileOf(tx, upload);
      if (before !== null) return before;
      await this.blobs.announce(tx, owner, blob);
      const made = await this.target.make(tx, owner, { name, sha256, bytes, mediaType }, target);
      if (!(await this.uploads.finish(tx, upload, sha256, made))) throw new TakenOver();
      return made;
    });
    // The collector finds a part that was not removed.
    await this.parts.remove(upload).catch(() => undefined);
    return file;
  }

  /** Checks that the owner's files and announced uploads, plus `more` bytes, fit into the quota. */
  private async requireRoom(tx: EntityManager, owner: OwnerId, more: number): Promise<void> {
    const most = this.config.files.bytesPerOwner;
    const kept = await this.target.bytesKept(within(tx), owner);
    if (kept + (await this.uploads.bytesExpected(tx, owner)) + more > most) throw new FilesQuotaReached(most);
  }

  private async take(owner: OwnerId, id: number) {
    if (!(await this.uploads.find(owner, id))) throw new UploadNotFound();
    return this.turns.take({ owner_id: owner, id });
  }

  private async begin(owner: OwnerId, id: number): Promise<Upload> {
    const upload = await this.uploads.begin(owner, id);
    if (upload) return upload;
    throw (await this.uploads.find(owner, id)) ? new UploadExpired() : new UploadNotFound();
  }

  /** A part that is shorter than recorded was lost with its disk. The upload then resumes after the bytes that exist. */
  private async toCurrentState(upload: Upload): Promise<UploadState> {
    const state = toState(upload);
    if (state.fileId !== null) return state;
    return { ...state, received: Math.min(upload.received, await this.parts.length(upload)) };
  }

  private async forget(upload: Pick<Upload, 'owner_id' | 'id'>): Promise<void> {
    await this.uploads.remove(upload.owner_id, upload.id);
    await this.parts.remove(upload);
  }
}

const sealOf = ({ sha256, media_type }: Upload): Seal => ({ sha256: sha256!, mediaType: media_type! });

const toState = ({ id, bytes, received, expires_at, file_id }: Upload): UploadState => ({
  id,
  bytes,
  received,
  expiresAt: expires_at,
  fileId: file_id,
});

/** Yields the body in chunks. Throws the reason if the connection is cut or silent, or another request has taken over. */
async function* piecesOf(body: Readable, signal: AbortSignal): AsyncIterable<Buffer> {
  const takeOver = (): void => void body.destroy(new TakenOver());
  const silence = setTimeout(() => body.destroy(new Invalid(m.silent)), STALL_MS);
  signal.addEventListener('abort', takeOver);
  if (signal.aborted) takeOver();
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      silence.refresh();
      yield chunk as Buffer;
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Invalid(m.cut);
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', takeOver);
  }
}
