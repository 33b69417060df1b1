import { open } from 'node:fs/promises';
import {
  type ArrivedContent,
  type ArrivedFile,
  FilesQuotaReached,
  OthersUploadsQuotaReached,
  type UploadMetadata,
  type UploadTarget,
} from '@carnet/files';
import { type MediaType, PAPER_TYPES, PICTURE_TYPES, SIGNED_TYPE, XML_TYPE } from '@carnet/media';
import { Forbidden, Invalid, signInMessages } from '@carnet/messages';
import { Clock } from '@carnet/person';
import { actorFor, type Database, heldVehicles, type Queryable, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SignedRefused, XmlRefused } from '../invoices/invoice.errors.js';
import { beginsAsInvoice, beginsAsSignedInvoice, HEAD_OF_INVOICE } from '../invoices/invoice.rules.js';
import * as m from '../messages/record.js';
import { SubjectNotFound, VehicleOfFileNotFound } from './file.errors.js';
import { type FileTarget, heldTo, readTarget } from './file.rules.js';
import { PictureJobsRepository, PICTURES_WANTED } from '../pictures/picture-jobs.repository.js';
import { DocumentFacts } from './document-facts.js';
import { EventPhotos } from './event-photos.js';
import { FileFacts } from './file-facts.js';
import { FilesRepository } from './files.repository.js';
import { SUBJECTS } from './subjects.rules.js';
import { Subjects } from './subjects.js';

const { garageOfOneVehicle, keyOfOneVehicle } = signInMessages;

/** The maximum number of unfinished uploads of other people into a garage; the owner may have more. */
const MOST_ANNOUNCED = 100;

/** Turns finished uploads into files of the requested kind. */
@Injectable()
export class FileTargetHandler implements UploadTarget<FileTarget> {
  constructor(
    private readonly files: FilesRepository,
    private readonly subjects: Subjects,
    private readonly jobs: PictureJobsRepository,
    private readonly clock: Clock,
    private readonly eventPhotos: EventPhotos,
    private readonly documents: DocumentFacts,
    private readonly facts: FileFacts,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Validates an upload. A file of a record belongs to the record's vehicle. */
  async accept(owner: OwnerId, metadata: UploadMetadata): Promise<FileTarget> {
    const held = heldVehicles();
    const read = readTarget(metadata);
    const target = held ? heldTo(held, read) : read;
    const { subject, batch } = target;
    // An import can span several vehicles, so access to single vehicles is not enough.
    if (held && batch !== null) throw new Forbidden(actorFor(owner) ? garageOfOneVehicle : keyOfOneVehicle);
    if (target.vehicleId !== null && !(await this.subjects.hasVehicle(owner, target.vehicleId)))
      throw new VehicleOfFileNotFound();
    if (!subject) return target;
    const vehicleId = await this.subjects.vehicleOf(owner, subject);
    if (vehicleId === null || held?.includes(vehicleId) === false) throw new SubjectNotFound(SUBJECTS[subject.kind]);
    if (target.vehicleId !== null && target.vehicleId !== vehicleId)
      throw Invalid.field('vehicle_id', m.ofAnotherVehicle);
    return { ...target, vehicleId };
  }

  typesOf({ kind }: FileTarget): readonly MediaType[] {
    return kind === 'photo' ? PICTURE_TYPES : [...PAPER_TYPES, XML_TYPE, SIGNED_TYPE];
  }

  /** Accepts XML only if it is an invoice. Its values are read later, with other papers. */
  async inspect({ path, mediaType }: ArrivedContent): Promise<void> {
    if (mediaType === XML_TYPE.type && !beginsAsInvoice(await headOf(path))) throw new XmlRefused();
    if (mediaType === SIGNED_TYPE.type && !beginsAsSignedInvoice(await headOf(path))) throw new SignedRefused();
  }

  /** Limits uploads of other people: together at most half of the free space, and a maximum number of files. */
  async requireShare(tx: EntityManager, owner: OwnerId, bytes: number): Promise<void> {
    if (actorFor(owner) === undefined) return;
    const most = (this.config.files.bytesPerOwner - (await this.files.bytesKept(within(tx), owner))) / 2;
    const announced = await this.files.announcedByOthers(within(tx), owner);
    if (announced.bytes + bytes > most) throw new FilesQuotaReached(this.config.files.bytesPerOwner);
    if (announced.files >= MOST_ANNOUNCED) throw new OthersUploadsQuotaReached(MOST_ANNOUNCED);
  }

  bytesKept(db: Queryable, owner: OwnerId): Promise<number> {
    return this.files.bytesKept(db, owner);
  }

  housekeep(database: Database): Promise<void> {
    return this.files.emptyTrash(database, (tx, due) => this.facts.publishGone(tx, due));
  }

  async make(tx: EntityManager, owner: OwnerId, file: ArrivedFile, target: FileTarget): Promise<number> {
    const { kind, type, caption = null, vehicleId, subject, position = null, batch = null } = target;
    if (vehicleId !== null && !(await this.subjects.findVehicle(within(tx), owner, vehicleId)))
      throw new VehicleOfFileNotFound();
    const id = await this.files.insert(tx, owner, kind, vehicleId, file, batch);
    if (kind === 'photo') await this.files.insertPhoto(tx, owner, id, caption, this.clock.now());
    else {
      await this.files.insertDocument(tx, owner, id, type, caption);
      await this.documents.publishNew(tx, owner, id);
    }
    await this.jobs.add(tx, owner, id);
    await tx.query(`notify ${PICTURES_WANTED}`);
    if (!subject) return id;
    // The record may have been deleted, or moved to another vehicle, during the upload.
    if ((await this.subjects.find(within(tx), owner, subject)) !== vehicleId)
      throw new SubjectNotFound(SUBJECTS[subject.kind]);
    await this.files.link(tx, owner, id, subject, position);
    if (kind === 'photo' && subject.kind === 'service-event') await this.eventPhotos.publish(tx, owner, [id]);
    return id;
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_OF_INVOICE), 0, HEAD_OF_INVOICE, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
