import { Shape } from '@carnet/fields';
import { CostTotalView } from '@carnet/person';
import { PickType } from '@nestjs/swagger';
import { ServiceEventListQuery } from '../service-events/service-event.dto.js';
import { EVENT_TYPES, type EventType } from '../service-events/service-event.entity.js';

/** The cost of one vehicle's events of one type, in one year and one currency. */
export class EventCostView extends CostTotalView {
  @Shape('string', { enum: EVENT_TYPES, description: 'The type of the events' }) kind: EventType;
}

/** The same filters as a list of events. */
export class EventSumsQuery extends PickType(ServiceEventListQuery, ['vehicle_id', 'type', 'status', 'search']) {}
