import { Shape } from '@carnet/fields';
import { CostTotalView } from '@carnet/person';
import { PickType } from '@nestjs/swagger';
import { PartListQuery } from '../parts/part.dto.js';
import { PART_TYPES, type PartType } from '../parts/part.entity.js';

/** The cost of one vehicle's parts of one type, in one year and one currency. */
export class PartCostView extends CostTotalView {
  @Shape('string', { enum: PART_TYPES, description: 'The type of the parts' }) kind: PartType;
}

/** The filters of the list of parts. */
export class PartSumsQuery extends PickType(PartListQuery, [
  'vehicle_id',
  'collection_id',
  'type',
  'status',
  'search',
]) {}
