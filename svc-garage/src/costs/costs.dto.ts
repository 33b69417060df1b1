import { CostTotalView, Shape } from '@carnet/svc-kit';
import { PickType } from '@nestjs/swagger';
import { PartListQuery } from '../parts/part.dto.js';
import { PART_TYPES, type PartType } from '../parts/part.entity.js';

/** What parts of one type cost of one vehicle, in one year and one currency. */
export class PartCostView extends CostTotalView {
  @Shape('string', { enum: PART_TYPES, description: 'The type of the parts' }) kind: PartType;
}

/** What a list of parts is narrowed to. */
export class PartSumsQuery extends PickType(PartListQuery, [
  'vehicle_id',
  'collection_id',
  'type',
  'status',
  'search',
]) {}
