import {
  BooleanField,
  ChoiceListField,
  IdField,
  IdListField,
  PatchOf,
  Shape,
  TextField,
  TextListField,
} from '@carnet/fields';
import { PageQuery } from '@carnet/pg';
import { OmitType } from '@nestjs/swagger';
import * as m from '../messages/buyer-page.js';
import * as dossier from '../messages/dossier.js';
import {
  LONGEST_WORD,
  MOST_PHOTOS,
  MOST_WORDS,
  REVEALED,
  type Revealed,
  type Section,
  SECTIONS,
} from './buyer-page.entity.js';

export class CreateBuyerPage {
  @IdField({ required: dossier.vehicleRequired }) vehicle_id: number;

  @TextField({ required: m.nameRequired, max: 100, description: 'For its owner alone: where the link is put' })
  name: string;

  @ChoiceListField(SECTIONS, { description: 'Parts of the page; all of them where it is left out' })
  shows?: Section[] | null;

  @ChoiceListField(REVEALED, { description: 'What else it tells; nothing where it is left out' })
  reveals?: Revealed[] | null;

  @TextListField({ max: MOST_WORDS, maxLength: LONGEST_WORD, description: 'Words that stand nowhere on the page' })
  withhold_words?: string[] | null;

  @IdListField({
    max: MOST_PHOTOS,
    description: 'In their order, the first as the large one; only photos of the vehicle are shown',
  })
  photo_ids?: number[] | null;

  @IdField({ description: 'A book of the vehicle that can be downloaded, as it was made' })
  dossier_id?: number | null;

  @BooleanField({ description: 'Whether search engines may keep it; they may not where it is left out' })
  indexed?: boolean | null;
}

/** The vehicle of a page cannot be changed. */
export class UpdateBuyerPage extends PatchOf(OmitType(CreateBuyerPage, ['vehicle_id'])) {}

export class BuyerPageListQuery extends PageQuery {
  @IdField() vehicle_id?: number;
}

/** A page as its owner exports it: without the secret of its link. */
export class ExportedBuyerPageView {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string') name: string;
  @Shape('string', { isArray: true, enum: SECTIONS }) shows: string[];
  @Shape('string', { isArray: true, enum: REVEALED }) reveals: string[];
  @Shape('string', { isArray: true }) withhold_words: string[];
  @Shape('integer', { isArray: true }) photo_ids: number[];
  @Shape('integer', { nullable: true }) dossier_id: number | null;
  @Shape('boolean') indexed: boolean;
  @Shape('integer', { description: 'How often it was opened; of whoever opened it nothing is kept' }) views: number;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}

export class BuyerPageView extends ExportedBuyerPageView {
  @Shape('string', { description: 'The path on this site. Whoever knows it sees the page, until it is ended' })
  path: string;
}
