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

/** Bytes between two checkpoints: with those on their way, a service that dies loses less than a megabyte of an upload. */
const CHECKPOINT = 768 * 1024;
/** Longer without a byte than any line that is worth waiting for. */
const STALL_MS = 60_000;

/** The progress of an upload. */
export interface UploadState {
  id: number;
  bytes: number;
  received: number;
  expiresAt: Date;
  /** Once it is whole: the file that was made of it. */
  fileId: number | null;
}

/** The type and hash that an upload was found to have. */
interface Seal {
  sha256: string;
  mediaType: string;
}

/** Takes files in, piece by piece, as the protocol tus 1.0.0 has it. */
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

  /** Begins an upload. What can be refused is refused here, before anything is sent. */
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

  /** Returns the progress of an upload. Whoever still sends is ended: the one who asks is about to go on. */
  async state(owner: OwnerId, id: number): Promise<UploadState> {
    const turn = await this.take(owner, id);
    try {
      return await this.toCurrentState(await this.begin(owner, id));
    } finally {
      turn.end();
    }
  }

  /** Appends what `body` brings, from `offset` on; the last of it makes the file. */
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

  /** Ends an upload and removes what has arrived. A file that was made of it stays. */
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
      // The bytes that come are there already: the sender missed the answer, or the storage was away.
      for await (const _ of piecesOf(body, signal));
      return { ...state, received: upload.bytes, fileId: await this.finish(upload, () => sealOf(upload)) };
    }
    const own = await this.own(upload);
    const { received, sha256 } = await this.receive(own, offset, body, signal);
    if (received < own.bytes) return { ...state, received };
    return { ...state, received, fileId: await this.finish(own, () => this.lookAt(own, sha256)) };
  }

  /** Tells whether all of it is there and was looked at. */
  private async isSealed(upload: Upload): Promise<boolean> {
    return upload.sha256 !== null && (await this.parts.length(upload)) === upload.bytes;
  }

  /** The upload with a part that nobody but this process writes to: another one whose turn is over may not know it yet. */
  private async own(upload: Upload): Promise<Upload> {
    const { writer } = this.parts;
    if (upload.part === writer && upload.sha256 === null) return upload;
    if (upload.part !== writer && (await this.parts.length(upload)) > 0) await this.parts.take(upload);
    if (!(await this.uploads.own(upload, writer))) throw new TakenOver();
    return { ...upload, part: writer, sha256: null, media_type: null };
  }

  /** Its bytes are on disk, and known to be there, when it ends, however it ends. The hash is that of the whole, where it all came now. */
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
      // Bytes that could not be brought to the disk are forgotten by the system: a second try would succeed without them.
      if (!isSound) return;
      isSound = false;
      await part.sync();
      isSound = true;
      // Whole is what its file was made of: until then the last piece counts as missing.
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
      // Another process may have kept the same bytes meanwhile, and removed the part.
      const now = await this.uploads.find(upload.owner_id, upload.id);
      if (now?.file_id) return now.file_id;
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new TakenOver();
      const isFinal = error instanceof Problem && error.status < 500 && !(error instanceof TakenOver);
      if (isFinal) await this.forget(upload);
      throw error;
    }
  }

  /** Looks at the bytes that have arrived, and refuses those that may not be kept. */
  private async lookAt(upload: Upload, known: string | null): Promise<Seal> {
    const { name, target } = upload;
    const mediaType = await this.parts.mediaType(upload);
    const types = this.target.typesOf(target);
    if (mediaType === undefined || !agrees(types, name, mediaType)) throw new FileTypeRefused(name, types);
    await this.scanner.check(this.parts.pathOf(upload));
    await this.target.inspect?.({ path: this.parts.pathOf(upload), mediaType }, target);
    return { sha256: known ?? (await this.parts.sha256(upload)), mediaType };
  }

  /** Three steps, of which each may be done again, by any process: what it is is written down, its bytes are stored, its file is made. */
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
    // A part that stays here is found by the collector.
    await this.parts.remove(upload).catch(() => undefined);
    return file;
  }

  /** Checks that the owner's files and announced uploads fit into the quota with `more` bytes. */
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

  /** A part that is shorter than what is written down was lost with its disk; the upload goes on from what there is. */
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

/** The body as it comes. Ends with a failure that says why where the line is cut or silent, or somebody else has taken over. */
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
