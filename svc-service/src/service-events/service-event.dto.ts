import {
  ChoiceField,
  DateField,
  IdField,
  IntField,
  ListField,
  ListQuery,
  MoneyField,
  PatchOf,
  RichTextField,
  TextField,
  type ListView,
  ViewField,
} from '@carnet/svc-kit';
import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { PartsField, type UsedPartInput } from './parts.field.js';
import { EVENT_STATUSES, EVENT_TYPES, type EventStatus, type EventType } from './service-event.entity.js';

const REQUIRED = 'Vehicle, type, and name are required';
const WRONG_TYPE = `Invalid service event type. Must be one of: ${EVENT_TYPES.join(', ')}`;

/** Nothing yet: photos come later, and a list with something in it must not be lost silently. */
class NoPhoto {}

export class CreateServiceEvent {
  @IdField({ required: REQUIRED })
  vehicle_id: number;

  @TextField({ required: REQUIRED, max: 200 })
  name: string;

  @ChoiceField(EVENT_TYPES, { required: REQUIRED, message: WRONG_TYPE })
  type: EventType;

  @ChoiceField(EVENT_STATUSES, { description: 'Completed where nothing is said' })
  status?: EventStatus | null;

  @TextField({ max: 20_000, description: 'Plain text' })
  description?: string | null;

  @DateField()
  date_performed?: string | null;

  @IntField({ min: 0, description: 'Miles' })
  mileage_at_service?: number | null;

  @MoneyField({ description: 'Dollars' })
  cost?: number | null;

  @TextField({ max: 20_000, description: 'Plain text' })
  notes?: string | null;

  @IdField()
  template_id?: number | null;

  @IdField()
  service_schedule_id?: number | null;

  @PartsField()
  parts?: UsedPartInput[] | null;

  @ListField(() => NoPhoto, {
    max: 0,
    message: 'Photos must be an empty list',
    description: 'Empty until photos exist',
  })
  photos?: NoPhoto[] | null;

  @RichTextField({ description: 'Rich text (HTML), sanitised' })
  report_content?: string | null;
}

/** The vehicle cannot be changed (spec §5): it is ignored like every read-only field. */
export class UpdateServiceEvent extends PatchOf(OmitType(CreateServiceEvent, ['vehicle_id'])) {}

export class ChangeStatus {
  @ChoiceField(EVENT_STATUSES, { required: 'Status is required' })
  status: EventStatus;
}

export class TemplateEventsQuery extends ListQuery {
  @ChoiceField(EVENT_TYPES)
  type?: EventType | null;

  @ChoiceField(EVENT_STATUSES)
  status?: EventStatus | null;

  @TextField({ max: 40 })
  @ApiPropertyOptional({ description: 'date (newest first, without a date last), name, type or status' })
  override sort?: string;

  @TextField({ max: 200 })
  @ApiPropertyOptional({
    description:
      'Words to look for in name, description, make, model, year and nickname, whatever their case and accents',
  })
  override search?: string;
}

export class VehicleEventsQuery extends TemplateEventsQuery {
  @ViewField()
  view?: ListView | null;
}

export class ServiceEventListQuery extends VehicleEventsQuery {
  @IdField()
  vehicle_id?: number | null;
}

export class AvailableEventsQuery extends ListQuery {
  @TextField({ max: 40 })
  @ApiPropertyOptional({ description: 'date (newest first, without a date last), name, type or status' })
  override sort?: string;

  @TextField({ max: 200 })
  @ApiPropertyOptional({ description: 'Words to look for in name and description, whatever their case' })
  override search?: string;
}
