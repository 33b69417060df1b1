import { Shape } from '@carnet/fields';
import { CostTotalView } from '@carnet/person';
import { PickType } from '@nestjs/swagger';
import { COMPONENT_KINDS, type ComponentKind } from '../components/component.entity.js';
import { FillUpListQuery } from '../fill-ups/fill-up.dto.js';
import { ENERGIES, type Energy } from '../fill-ups/fill-up.entity.js';

/** The cost of one energy for one vehicle, in one year and one currency. */
export class FillUpCostView extends CostTotalView {
  @Shape('string', { enum: ENERGIES, description: 'The energy of the fill-ups' }) kind: Energy;
}

/** The cost of one kind of component for one vehicle, in one year and one currency. */
export class ComponentCostView extends CostTotalView {
  @Shape('string', { enum: COMPONENT_KINDS, description: 'The kind of the components' }) kind: ComponentKind;
}

/** The same filters as a list of fill-ups. */
export class FillUpSumsQuery extends PickType(FillUpListQuery, ['vehicle_id', 'energy', 'from', 'to', 'search']) {}
