import {
  BooleanField,
  ChoiceField,
  ChoiceListField,
  DateField,
  IdField,
  ObjectField,
  Shape,
  TextField,
  TextListField,
} from '@carnet/fields';
import { LANGUAGES } from '@carnet/messages';
import { PageQuery } from '@carnet/pg';
import { ApiProperty } from '@nestjs/swagger';
import * as m from '../messages/dossier.js';
import { CHAPTERS, DISTANCE_UNITS, PAPER_SIZES, STATES, WITHHELD } from './dossier.entity.js';

/** An absent field takes the person's setting, or the default in `DossierOptionsView`. */
export class DossierOptionsInput {
  @ChoiceListField(CHAPTERS, { description: 'All of them where it is left out' })
  chapters?: (typeof CHAPTERS)[number][] | null;

  @DateField({ description: 'Nothing that happened before' }) from?: string | null;
  @DateField({ description: 'Nothing that happened after' }) to?: string | null;

  @ChoiceListField(WITHHELD, {
    description: 'What stands nowhere in the book; nothing is withheld where it is left out',
  })
  withhold?: (typeof WITHHELD)[number][] | null;

  @TextListField({ max: 100, maxLength: 200, description: 'Words that stand nowhere in the book' })
  withhold_words?: string[] | null;

  @ChoiceField(PAPER_SIZES) paper?: (typeof PAPER_SIZES)[number] | null;

  @BooleanField({ description: 'Papers as sheets with their originals attached, as without it; or only in a register' })
  sheets?: boolean | null;

  @ChoiceField(LANGUAGES) language?: (typeof LANGUAGES)[number] | null;

  @TextField({ max: 35, description: 'By whose customs days, numbers and amounts are written (BCP 47): `de-CH`' })
  region?: string | null;

  @ChoiceField(DISTANCE_UNITS) distance_unit?: (typeof DISTANCE_UNITS)[number] | null;
}

export class CreateDossier {
  @IdField({ required: m.vehicleRequired }) vehicle_id: number;
  @ObjectField(() => DossierOptionsInput) options?: DossierOptionsInput | null;
}

export class DossierListQuery extends PageQuery {
  @IdField() vehicle_id?: number;
}

export class DossierVehicleView {
  @Shape('string') make: string;
  @Shape('string') model: string;
  @Shape('integer') year: number;
  @Shape('string', { nullable: true }) nickname: string | null;
}

export class DossierOptionsView {
  @Shape('string', { isArray: true, enum: CHAPTERS }) chapters: string[];
  @Shape('date', { nullable: true }) from: string | null;
  @Shape('date', { nullable: true }) to: string | null;
  @Shape('string', { isArray: true, enum: WITHHELD }) withhold: string[];
  @Shape('string', { isArray: true }) withhold_words: string[];
  @Shape('string', { enum: PAPER_SIZES }) paper: string;
  @Shape('boolean') sheets: boolean;
  @Shape('string', { enum: LANGUAGES }) language: string;
  @Shape('string') region: string;
  @Shape('string', { enum: DISTANCE_UNITS }) distance_unit: string;
}

/** The reason why there is no book, or not yet. */
export class DossierErrorView {
  @Shape('string') code: string;
  @Shape('string', { description: 'In the language that the request asks for' }) msg: string;
}

export class DossierView {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @ApiProperty({ type: DossierVehicleView }) vehicle: DossierVehicleView;
  @ApiProperty({ type: DossierOptionsView }) options: DossierOptionsView;
  @Shape('string', { enum: STATES }) state: string;
  @Shape('integer', { description: 'Of the state that it is in: photos and sheets that are drawn' }) done: number;
  @Shape('integer') of: number;
  @Shape('integer', {
    nullable: true,
    description: 'In the queue, from 1; null where it is not queued, or waits for more than its turn',
  })
  place: number | null;
  @ApiProperty({
    type: DossierErrorView,
    nullable: true,
    description: 'What is away, where a queued book was put off for it; it goes on by itself',
  })
  waiting: DossierErrorView | null;
  @ApiProperty({ type: DossierErrorView, nullable: true }) error: DossierErrorView | null;
  @Shape('integer', { nullable: true }) pages: number | null;
  @Shape('integer', { nullable: true, description: 'Photos' }) plates: number | null;
  @Shape('integer', { nullable: true, description: 'Pages of papers' }) sheets: number | null;
  @Shape('integer', { nullable: true }) entries: number | null;
  @Shape('integer', { nullable: true, description: 'Papers that are not shown, since nobody has looked through them' })
  withheld: number | null;
  @Shape('integer', { nullable: true, description: 'Bytes' }) size: number | null;
  @Shape('string', { nullable: true, description: 'Of the whole file' }) sha256: string | null;
  @Shape('string', { nullable: true, description: 'SHA-256 of its content, as every page has it' })
  fingerprint: string | null;
  @Shape('integer', { description: 'How many of its first pages there are pictures of' }) previews: number;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, nullable: true })
  made_with: Record<string, string> | null;
  @Shape('string', { nullable: true, description: 'The signed note of the journal that it is of' })
  checkpoint: string | null;
  @Shape('date') issued_on: string;
  @Shape('date-time') created_at: string;
  @Shape('date-time', { nullable: true }) finished_at: string | null;
}
