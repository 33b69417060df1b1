import { CostTotalView, Shape } from '@carnet/svc-kit';
import { PickType } from '@nestjs/swagger';
import { ServiceEventListQuery } from '../service-events/service-event.dto.js';
import { EVENT_TYPES, type EventType } from '../service-events/service-event.entity.js';

/** What events of one type cost of one vehicle, in one year and one currency. */
export class EventCostView extends CostTotalView {
  @Shape('string', { enum: EVENT_TYPES, description: 'The type of the events' }) kind: EventType;
}

/** What a list of events is narrowed to. */
export class EventSumsQuery extends PickType(ServiceEventListQuery, ['vehicle_id', 'type', 'status', 'search']) {}
