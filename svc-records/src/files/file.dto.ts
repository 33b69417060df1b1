import { ChoiceField, IdField, IntField, Shape } from '@carnet/fields';
import * as m from '../messages/record.js';
import { FILE_KINDS, type FileKind } from './file.rules.js';
import { SUBJECT_KINDS, type SubjectKind } from './subjects.rules.js';

const CLOCKWISE =
  'How it is turned, clockwise in degrees, from the way up that its file says. The file itself stays as it came';

/** Rotation in degrees: 0, 90, 180 or 270. */
export const TurnedField = (): PropertyDecorator =>
  IntField({
    min: 0,
    max: 270,
    multipleOf: 90,
    description: `${CLOCKWISE}; its pictures are made anew, and what is hidden of a document turns with it`,
  });

export const TURNED = { description: CLOCKWISE };

export const SUBJECT =
  'The record that it belongs to, by kind and id, `issue:12`, or one of several: `issue:12,part:3`';

/** A record that a file belongs to. */
export class FileLink {
  @ChoiceField(SUBJECT_KINDS, { required: m.kindRequired }) subject_kind: SubjectKind;
  @IdField({ required: m.idRequired }) subject_id: number;
}

export class FileLinkView {
  @Shape('string', { enum: SUBJECT_KINDS }) subject_kind: SubjectKind;
  @Shape('integer') subject_id: number;
}

export class TrashQuery {
  @ChoiceField(FILE_KINDS) kind?: FileKind;
}

export class TagQuery {
  @ChoiceField(FILE_KINDS) kind?: FileKind;
}

export class TagView {
  @Shape('string') tag: string;
  @Shape('integer', { description: 'How many files carry it' }) count: number;
}

export class FileUsageView {
  @Shape('integer', { description: 'Bytes of all originals, those in the trash and on their way included' })
  used_bytes: number;
  @Shape('integer', { description: 'Those of them in the trash' }) trash_bytes: number;
  @Shape('integer', { description: 'What one account can keep' }) most_bytes: number;
  @Shape('integer', { description: 'How long one file may be' }) file_most_bytes: number;
  @Shape('integer', { description: 'How long one PDF may be' }) pdf_most_bytes: number;
}

export class VariantView {
  @Shape('string', { description: 'Its longest side at most' }) name: string;
  @Shape('integer') width: number;
  @Shape('integer') height: number;
}

/** The file of a photo or document, in a person's export. */
export class StoredFileView {
  @Shape('integer', { description: 'Of the photo or document' }) id: number;
  @Shape('string', { enum: FILE_KINDS }) kind: FileKind;
  @Shape('string') name: string;
  @Shape('integer', { nullable: true }) vehicle_id: number | null;
  @Shape('string') media_type: string;
  @Shape('integer') bytes: number;
  @Shape('string', { description: 'Of the bytes' }) sha256: string;
  @Shape('date-time', { nullable: true, description: 'Since when it lies in the trash' }) deleted_at: string | null;
}
