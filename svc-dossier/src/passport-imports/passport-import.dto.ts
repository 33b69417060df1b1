import { BooleanField, IdField, Shape } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import { DossierErrorView } from '../dossiers/dossier.dto.js';
import * as m from '../messages/passport-import.js';
import { IMPORT_STATES } from './passport-import.entity.js';

export class TakePassport {
  @IdField({ required: m.collectionRequired, description: 'The collection that the vehicle comes into' })
  collection_id: number;

  @BooleanField({ description: 'true takes it in as another vehicle although one seems to be the same (`here`)' })
  although_here?: boolean | null;
}

export class ComingVehicleView {
  @Shape('integer') year: number;
  @Shape('string') make: string;
  @Shape('string') model: string;
  @Shape('string', { nullable: true }) vin: string | null;
}

export class MakerView {
  @Shape('string') name: string;
  @Shape('string', { description: '`name+id+base64`, as signed notes have it' }) key: string;
  @Shape('string') release: string;
}

export class ComingListView {
  @Shape('string') name: string;
  @Shape('integer') rows: number;
}

export class VouchedPartView {
  @Shape('string', { description: 'Of the installation' }) name: string;
  @Shape('string') key: string;
  @Shape('string', { description: 'Of its journal' }) origin: string;
  @Shape('integer', { description: 'Entries of its journal' }) size: number;
  @Shape('string', { description: 'Base64' }) root: string;
  @Shape('boolean', { description: 'The key was seen here before' }) known: boolean;
}

export class FoundPassportView {
  @ApiProperty({ type: ComingVehicleView }) vehicle: ComingVehicleView;
  @ApiProperty({ type: MakerView }) made_by: MakerView;
  @Shape('date', { description: 'Unchanged since' }) issued_on: string;
  @Shape('string', { isArray: true, description: 'What stayed where it was made' }) withheld: string[];
  @ApiProperty({ type: [ComingListView] }) lists: ComingListView[];
  @Shape('integer') photos: number;
  @Shape('integer') papers: number;
  @Shape('integer', { description: 'Of photos and papers' }) bytes: number;
  @Shape('integer', { description: 'Photos and papers that stayed' }) withheld_files: number;
  @Shape('integer', { description: 'Photos and papers whose bytes were lost' }) missing: number;
  @ApiProperty({ type: [VouchedPartView], description: 'From the oldest on; the last one made the file' })
  parts: VouchedPartView[];
  @Shape('integer', { isArray: true, description: 'Vehicles that seem to be the same' }) here: number[];
}

/** A passport of another installation. */
export class PassportImportView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
  @Shape('integer', { description: 'Bytes' }) size: number;
  @Shape('string') sha256: string;
  @Shape('string', { enum: IMPORT_STATES }) state: string;
  @Shape('integer', { description: 'Records and files that are stored' }) done: number;
  @Shape('integer') of: number;
  @ApiProperty({
    type: DossierErrorView,
    nullable: true,
    description: 'What is away, where it was put off for it; it goes on by itself',
  })
  waiting: DossierErrorView | null;
  @ApiProperty({ type: DossierErrorView, nullable: true, description: 'Why it is not taken; nothing of it is stored' })
  error: DossierErrorView | null;
  @Shape('string', { nullable: true, description: 'What of it that is about' }) about: string | null;
  @ApiProperty({ type: FoundPassportView, nullable: true }) found: FoundPassportView | null;
  @Shape('integer', { nullable: true, description: 'What it became' }) vehicle_id: number | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time', { nullable: true }) finished_at: string | null;
}

/** The origin of a vehicle's history. */
export class VehicleHistoryView {
  @ApiProperty({ type: [VouchedPartView], description: 'Parts before it came here, from the oldest on' })
  parts: VouchedPartView[];
  @Shape('date', { nullable: true, description: 'When its last passport was made' }) issued_on: string | null;
  @Shape('date-time', { nullable: true, description: 'When it came here' }) came_at: string | null;
}
