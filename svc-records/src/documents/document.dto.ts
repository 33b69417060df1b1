import {
  BooleanField,
  ChoiceField,
  DateField,
  IdField,
  IntField,
  ListField,
  ListQuery,
  MoneyField,
  Shape,
  TextField,
  TextListField,
} from '@carnet/svc-kit';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FileLink, FileLinkView, VariantView } from '../files/file.dto.js';
import { DOCUMENT_TYPES, type DocumentType } from './document-types.rules.js';

export const DOCUMENT_STATES = ['pending', 'ready', 'damaged', 'locked', 'failed'] as const;

/** What is left out stays as it was. */
export class UpdateDocument {
  @ChoiceField(DOCUMENT_TYPES, { description: 'null puts it back into the inbox' }) type?: DocumentType | null;
  @TextField({ max: 200 }) title?: string | null;
  @TextField({ max: 100, description: 'Of the policy, the invoice, the certificate' }) number?: string | null;
  @TextField({ max: 200, description: 'Who issued it' }) vendor?: string | null;
  @DateField() dated?: string | null;
  @DateField({ description: 'The last day that it is good for' }) expires_on?: string | null;
  @MoneyField({ description: 'In its currency' }) amount?: number | null;
  @TextField({ max: 3, description: 'ISO 4217; USD where an amount has none' }) currency?: string | null;
  @IntField({ description: 'Miles' }) mileage?: number | null;
  @TextField({ max: 20_000 }) notes?: string | null;
  @IdField({ description: 'Another vehicle than before takes the document from the records of the former' })
  vehicle_id?: number | null;
  @TextListField({ max: 50, maxLength: 50 }) tags?: string[] | null;
  @ListField(() => FileLink, { max: 50, description: 'All records that it belongs to; they are of its vehicle' })
  links?: FileLink[] | null;
  @BooleanField({ description: 'false takes it out of the trash' }) deleted?: boolean | null;
}

export class DocumentListQuery extends ListQuery {
  @IdField() vehicle_id?: number;
  @TextField({ max: 30, description: 'The record that it belongs to, by kind and id: `issue:12`' }) subject?: string;
  @TextField({ max: 50 }) tag?: string;
  @ChoiceField(DOCUMENT_TYPES) type?: DocumentType;
  @BooleanField({ description: 'true for what nobody has filed yet' }) inbox?: boolean;
  @DateField({ description: 'Those that run out on this day or before' }) expires_by?: string;
  @BooleanField({
    description:
      'false leaves out a registration, insurance or inspection of which the vehicle has another that is good for longer',
  })
  replaced?: boolean;
  @BooleanField({ description: 'true for what is in the trash' }) deleted?: boolean;

  @TextField({ max: 40 })
  @ApiPropertyOptional({
    description: 'newest (as without it) or oldest by the date on them, expires, added, name',
  })
  override sort?: string;
}

/** What was read by machine: an offer, which only its owner's word makes true. */
export class SuggestionView {
  @Shape('date', { nullable: true }) dated: string | null;
  @Shape('money', { nullable: true }) amount: number | null;
  @Shape('string', { nullable: true, description: 'ISO 4217' }) currency: string | null;
  @Shape('string', { nullable: true }) vendor: string | null;
}

export class DocumentView {
  @Shape('integer') id: number;
  @Shape('integer', { nullable: true }) vehicle_id: number | null;
  @Shape('string', { nullable: true }) make: string | null;
  @Shape('string', { nullable: true }) model: string | null;
  @Shape('integer', { nullable: true }) year: number | null;
  @Shape('string', { nullable: true }) nickname: string | null;
  @Shape('string', { description: 'The name of the file' }) name: string;
  @Shape('string') media_type: string;
  @Shape('integer') bytes: number;
  @Shape('string', { description: 'Names the content: `?v=` of its pictures' }) hash: string;
  @Shape('string', { enum: DOCUMENT_STATES, description: 'locked: it asks for a password' }) state: string;
  @Shape('string', { enum: DOCUMENT_TYPES, nullable: true, description: 'null in the inbox' })
  type: DocumentType | null;
  @Shape('string', { nullable: true }) title: string | null;
  @Shape('string', { nullable: true }) number: string | null;
  @Shape('string', { nullable: true }) vendor: string | null;
  @Shape('date', { nullable: true }) dated: string | null;
  @Shape('date', { nullable: true }) expires_on: string | null;
  @Shape('money', { nullable: true }) amount: number | null;
  @Shape('string', { nullable: true }) currency: string | null;
  @Shape('integer', { nullable: true }) mileage: number | null;
  @Shape('string', { nullable: true }) notes: string | null;
  @Shape('integer', { nullable: true }) pages: number | null;
  @Shape('integer', { nullable: true, description: 'Of the picture of its first page' }) width: number | null;
  @Shape('integer', { nullable: true }) height: number | null;
  @Shape('string', { nullable: true, description: 'Base64' }) thumbhash: string | null;
  @ApiProperty({ type: [VariantView] }) variants: VariantView[];
  @ApiProperty({ type: SuggestionView, nullable: true }) suggested: SuggestionView | null;
  @Shape('string', { nullable: true, description: 'In a list that was searched: the words around the place' })
  found: string | null;
  @Shape('string', { isArray: true }) tags: string[];
  @ApiProperty({ type: [FileLinkView] }) links: FileLinkView[];
  @Shape('integer', { nullable: true, description: 'The first file of the same bytes, where there is another' })
  same_as: number | null;
  @Shape('date-time', { nullable: true, description: 'In the trash since; it goes for good after 30 days' })
  deleted_at: string | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}
