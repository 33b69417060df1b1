import { CostTotalView, Shape } from '@carnet/svc-kit';
import { PickType } from '@nestjs/swagger';
import { ModificationListQuery } from '../modifications/modification.dto.js';
import { MODIFICATION_CATEGORIES, type ModificationCategory } from '../modifications/modification.entity.js';

/** What modifications of one category cost of one vehicle, in one year and one currency. */
export class ModificationCostView extends CostTotalView {
  @Shape('string', { enum: MODIFICATION_CATEGORIES, description: 'The category of the modifications' })
  kind: ModificationCategory;
}

/** What a list of modifications is narrowed to. */
export class ModificationSumsQuery extends PickType(ModificationListQuery, [
  'vehicle_id',
  'category',
  'status',
  'search',
]) {}
