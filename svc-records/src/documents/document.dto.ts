import {
  BooleanField,
  ChoiceField,
  CurrencyField,
  DateField,
  EDTF_SHAPE,
  EdtfField,
  IdField,
  IdListField,
  IntField,
  ListField,
  MoneyField,
  ODOMETER_UNITS,
  type OdometerUnit,
  Shape,
  ShareField,
  TextField,
  TextListField,
} from '@carnet/fields';
import { ListQuery } from '@carnet/pg';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { InvoiceSummaryView } from '../invoices/invoice.dto.js';
import * as m from '../messages/document.js';
import { FileLink, FileLinkView, SUBJECT, TurnedField, TURNED, VariantView } from '../files/file.dto.js';
import { DOCUMENT_TYPES, type DocumentType } from './document-types.rules.js';
import { MOST_HIDDEN } from './hidden-area.rules.js';

export const DOCUMENT_STATES = ['pending', 'ready', 'damaged', 'locked', 'failed', 'no-room'] as const;

/** A rectangle of a sheet, blackened in every dossier. */
export class HiddenAreaInput {
  @IntField({ required: m.sheetRequired, min: 1, max: 100_000, description: 'Counted from 1' }) sheet: number;
  @ShareField({ required: m.placeRequired, description: "Of the sheet's width, as it is seen" }) x: number;
  @ShareField({ required: m.placeRequired, description: "Of the sheet's height" }) y: number;
  @ShareField({ required: m.placeRequired, description: 'More than 0, and x + width not more than 1' }) width: number;
  @ShareField({ required: m.placeRequired, description: 'More than 0, and y + height not more than 1' }) height: number;
}

/** An absent field stays unchanged. */
export class UpdateDocument {
  @ChoiceField(DOCUMENT_TYPES, { description: 'null puts it back into the inbox' }) type?: DocumentType | null;
  @TextField({ max: 200 }) title?: string | null;
  @TextField({ max: 100, description: 'Of the policy, the invoice, the certificate' }) number?: string | null;
  @TextField({ max: 200, description: 'Who issued it' }) vendor?: string | null;
  @DateField({ edtf: 'dated_edtf' }) dated?: string | null;
  @EdtfField('dated') dated_edtf?: string | null;
  @DateField({ description: 'The last day that it is good for' }) expires_on?: string | null;
  @MoneyField({ description: 'In its currency' }) amount?: number | null;
  @CurrencyField() currency?: string | null;
  @IntField({ description: "In the vehicle's unit" }) mileage?: number | null;
  @TextField({ max: 20_000 }) notes?: string | null;
  @IdField({ description: 'Another vehicle than before takes the document from the records of the former' })
  vehicle_id?: number | null;
  @TextListField({ max: 50, maxLength: 50 }) tags?: string[] | null;
  @ListField(() => FileLink, { max: 50, description: 'All records that it belongs to; they are of its vehicle' })
  links?: FileLink[] | null;
  @TurnedField() turned?: number | null;
  @ListField(() => HiddenAreaInput, {
    max: MOST_HIDDEN,
    description:
      'All that is hidden of it in dossiers; an empty list says that somebody has looked at every sheet and there is nothing to hide, null that nobody has',
  })
  hidden?: HiddenAreaInput[] | null;
  @BooleanField({ description: 'false takes it out of the trash' }) deleted?: boolean | null;
}

/** The maximum number of pages: nobody photographs more by hand. */
export const MOST_PAGES = 40;

/** Pictures to join into one paper. */
export class JoinDocuments {
  @IdListField({
    required: m.required,
    max: MOST_PAGES,
    description: 'Pictures of pages, in their order; of one vehicle, or of none',
  })
  document_ids: number[];
  @TextField({ max: 200 }) title?: string | null;
  @BooleanField({ description: 'true keeps the single papers where they are; they go into the trash else' })
  keep?: boolean | null;
}

export class DocumentListQuery extends ListQuery {
  @IdField() vehicle_id?: number;
  @TextField({ max: 3_000, description: SUBJECT }) subject?: string;
  @TextField({ max: 50 }) tag?: string;
  @ChoiceField(DOCUMENT_TYPES) type?: DocumentType;
  @BooleanField({ description: 'true for what nobody has filed yet' }) inbox?: boolean;
  @DateField({ description: 'Those that run out on this day or before' }) expires_by?: string;
  @BooleanField({
    description:
      'false leaves out a registration, insurance or inspection of which the vehicle has another that is good for longer',
  })
  replaced?: boolean;
  @DateField({
    description:
      'Leaves out what ran out before this day, but for a registration, insurance or inspection: each of them is to be renewed',
  })
  lapsed_since?: string;
  @BooleanField({ description: 'true for what is in the trash' }) deleted?: boolean;

  @TextField({ max: 40 })
  @ApiPropertyOptional({
    description: 'newest (as without it) or oldest by the date on them, expires, added, name',
  })
  override sort?: string;
}

export class SuggestedPartView {
  @Shape('string') name: string;
  @Shape('integer') quantity: number;
  @Shape('money', { description: 'Of all of them, in the currency of the document' }) amount: number;
}

/** Values read from the paper by software: a suggestion, which counts only after its owner confirms it. */
export class SuggestionView {
  @Shape('date', { nullable: true }) dated: string | null;
  @Shape('money', { nullable: true }) amount: number | null;
  @Shape('string', { nullable: true, description: 'ISO 4217' }) currency: string | null;
  @Shape('string', { nullable: true }) vendor: string | null;
  @Shape('integer', { nullable: true, description: 'In mileage_unit' }) mileage: number | null;
  @Shape('string', { nullable: true, enum: ODOMETER_UNITS, description: 'null where the paper does not say it' })
  mileage_unit: OdometerUnit | null;
  @Shape('string', { nullable: true, description: 'Number plate' }) plate: string | null;
  @Shape('string', { nullable: true, description: 'null where it may be misread' }) vin: string | null;
  @Shape('string', {
    nullable: true,
    description: 'Seventeen signs as they were read: for telling which vehicle is meant, not for keeping',
  })
  vin_read: string | null;
  @ApiProperty({ type: [SuggestedPartView], description: 'Those alone whose numbers add up' })
  parts: SuggestedPartView[];
}

export class HiddenAreaView {
  @Shape('integer', { description: 'Counted from 1' }) sheet: number;
  @Shape('number', { description: 'In shares of the sheet, as it is seen' }) x: number;
  @Shape('number') y: number;
  @Shape('number') width: number;
  @Shape('number') height: number;
}

export const READ_BY = ['file', 'machine'] as const;

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
  @Shape('string', EDTF_SHAPE) dated_edtf: string | null;
  @Shape('date', { nullable: true }) expires_on: string | null;
  @Shape('money', { nullable: true }) amount: number | null;
  @Shape('string', { nullable: true }) currency: string | null;
  @Shape('integer', { nullable: true, description: 'In odometer_unit' }) mileage: number | null;
  @Shape('string', {
    nullable: true,
    enum: ODOMETER_UNITS,
    description: "Of the vehicle's mileages; null where it is of none",
  })
  odometer_unit: OdometerUnit | null;
  @Shape('string', { nullable: true }) notes: string | null;
  @Shape('integer', { nullable: true }) pages: number | null;
  @Shape('integer', { nullable: true, description: 'Of the picture of its first page' }) width: number | null;
  @Shape('integer', { nullable: true }) height: number | null;
  @Shape('integer', TURNED) turned: number;
  @Shape('string', { nullable: true, description: 'Base64' }) thumbhash: string | null;
  @ApiProperty({ type: [VariantView] }) variants: VariantView[];
  @Shape('string', {
    enum: READ_BY,
    nullable: true,
    description: 'Its text is that of the file, or was read by machine from its picture; null where none is known',
  })
  read_by: string | null;
  @Shape('boolean', { description: 'Its picture is still to be read by machine' }) reading: boolean;
  @ApiProperty({
    type: SuggestionView,
    nullable: true,
    description: 'Exact where it is an `invoice`, and never true before its owner says so',
  })
  suggested: SuggestionView | null;
  @ApiProperty({
    type: InvoiceSummaryView,
    nullable: true,
    description: 'Of a paper that says itself as data what it charges; all of it is at `…/invoice`',
  })
  invoice: InvoiceSummaryView | null;
  @ApiProperty({
    type: [HiddenAreaView],
    nullable: true,
    description:
      'What is hidden of it in dossiers; null where nobody has looked at every sheet: no dossier that withholds something shows it',
  })
  hidden: HiddenAreaView[] | null;
  @Shape('string', { nullable: true, description: 'In a list that was searched: the words around the place' })
  found: string | null;
  @Shape('string', { isArray: true }) tags: string[];
  @ApiProperty({ type: [FileLinkView] }) links: FileLinkView[];
  @Shape('integer', {
    isArray: true,
    description: 'The papers that it was joined of, in order, as far as they are there or in the trash',
  })
  joined_from: number[];
  @Shape('integer', { nullable: true, description: 'The first file of the same bytes, where there is another' })
  same_as: number | null;
  @Shape('date-time', { nullable: true, description: 'In the trash since; it goes for good after 30 days' })
  deleted_at: string | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}

export class PageView {
  @Shape('integer', { description: 'Counted from 1; its picture is the variant `page-<page>`' }) page: number;
  @Shape('integer') width: number;
  @Shape('integer') height: number;
}

export class DocumentPagesView {
  @ApiProperty({ type: [PageView], description: 'Those of which there are pictures, in order' }) pages: PageView[];
  @Shape('integer', { description: 'Of so many pages pictures are made, of the first 50 at most' }) shown: number;
  @Shape('boolean', { description: 'More of them are being made' }) drawing: boolean;
}
