import { Shape } from '@carnet/fields';
import { CostTotalView } from '@carnet/person';
import { PickType } from '@nestjs/swagger';
import { ModificationListQuery } from '../modifications/modification.dto.js';
import { MODIFICATION_CATEGORIES, type ModificationCategory } from '../modifications/modification.entity.js';

/** The cost of one vehicle's modifications of one category, in one year and one currency. */
export class ModificationCostView extends CostTotalView {
  @Shape('string', { enum: MODIFICATION_CATEGORIES, description: 'The category of the modifications' })
  kind: ModificationCategory;
}

/** The filters of the list of modifications. */
export class ModificationSumsQuery extends PickType(ModificationListQuery, [
  'vehicle_id',
  'category',
  'status',
  'search',
]) {}
