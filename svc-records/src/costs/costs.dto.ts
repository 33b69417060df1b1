import { CostTotalView, Shape } from '@carnet/svc-kit';
import { MODIFICATION_CATEGORIES, type ModificationCategory } from '../modifications/modification.entity.js';

/** What modifications of one category cost of one vehicle, in one year and one currency. */
export class ModificationCostView extends CostTotalView {
  @Shape('string', { enum: MODIFICATION_CATEGORIES, description: 'The category of the modifications' })
  kind: ModificationCategory;
}
