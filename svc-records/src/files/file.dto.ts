import { ChoiceField, IdField, Shape } from '@carnet/svc-kit';
import { SUBJECT_KINDS, type SubjectKind } from './subjects.rules.js';

/** A record that a file belongs to, as a person says it. */
export class FileLink {
  @ChoiceField(SUBJECT_KINDS, { required: 'Subject kind is required' }) subject_kind: SubjectKind;
  @IdField({ required: 'Subject id is required' }) subject_id: number;
}

export class FileLinkView {
  @Shape('string', { enum: SUBJECT_KINDS }) subject_kind: SubjectKind;
  @Shape('integer') subject_id: number;
}

export class VariantView {
  @Shape('string', { description: 'Its longest side at most' }) name: string;
  @Shape('integer') width: number;
  @Shape('integer') height: number;
}
