import { ChoiceListField, IdField, IdListField, Shape } from '@carnet/fields';
import { PageQuery } from '@carnet/pg';
import { ApiProperty } from '@nestjs/swagger';
import { DossierErrorView, DossierVehicleView } from '../dossiers/dossier.dto.js';
import * as m from '../messages/passport.js';
import { PASSPORT_STATES, WITHHELD_OF_PASSPORTS, type WithheldOfPassport } from './passport.entity.js';

export class CreatePassport {
  @IdField({ required: m.vehicleRequired }) vehicle_id: number;

  @ChoiceListField(WITHHELD_OF_PASSPORTS, {
    description:
      'What stays: of fields the journal has their digests, of files their hashes. Nothing is withheld where it is left out',
  })
  withhold?: WithheldOfPassport[] | null;

  @IdListField({ max: 1_000, description: 'Papers that stay, beside those of which something is hidden' })
  withhold_papers?: number[] | null;
}

export class PassportListQuery extends PageQuery {
  @IdField() vehicle_id?: number;
}

/** A vehicle's history in one file, for another installation. */
export class PassportView {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @ApiProperty({ type: DossierVehicleView }) vehicle: DossierVehicleView;
  @Shape('string', { isArray: true, enum: WITHHELD_OF_PASSPORTS }) withhold: string[];
  @Shape('integer', { isArray: true }) withhold_papers: number[];
  @Shape('string', { enum: PASSPORT_STATES }) state: string;
  @Shape('integer', { description: 'Of the state that it is in: lists that are collected, files that are packed' })
  done: number;
  @Shape('integer') of: number;
  @ApiProperty({
    type: DossierErrorView,
    nullable: true,
    description: 'What is away, where a queued passport was put off for it; it goes on by itself',
  })
  waiting: DossierErrorView | null;
  @ApiProperty({ type: DossierErrorView, nullable: true }) error: DossierErrorView | null;
  @Shape('integer', { nullable: true, description: 'Of all lists' }) rows: number | null;
  @Shape('integer', { nullable: true, description: 'Photos and papers' }) files: number | null;
  @Shape('integer', { nullable: true, description: 'Photos and papers that stay, of which it has the hash' })
  withheld: number | null;
  @Shape('integer', { nullable: true, description: 'Photos and papers of which the bytes are lost' })
  missing: number | null;
  @Shape('integer', { nullable: true, description: 'Of the journal, that of earlier installations included' })
  entries: number | null;
  @Shape('integer', { nullable: true, description: 'Bytes' }) size: number | null;
  @Shape('string', { nullable: true, description: 'Of the whole file' }) sha256: string | null;
  @Shape('string', { nullable: true, description: 'The signed note that it ends with' }) seal: string | null;
  @Shape('date') issued_on: string;
  @Shape('date-time') created_at: string;
  @Shape('date-time', { nullable: true }) finished_at: string | null;
}
