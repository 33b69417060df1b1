import { ChoiceField, RichTextField, TextField } from '@carnet/svc-kit';
import { OmitType } from '@nestjs/swagger';
import { INVALID_DESCRIPTION } from '../../imports/imported-file.js';
import { EVENT_TYPES, type EventType } from '../../service-events/service-event.entity.js';
import { CreateTemplate } from '../template.dto.js';
import { RECURRENCE_TYPES, type RecurrenceType } from '../template.entity.js';

const MISSING = 'Invalid template data: Missing required fields';

/** A template of a file: as a form's, with the messages of a file (spec 001 §5). Its notes stay as typed: a file has them as they were exported. */
export class ImportedTemplate extends OmitType(CreateTemplate, ['name', 'type', 'recurrence_type', 'description']) {
  @TextField({ required: MISSING, max: 200 })
  name: string;

  @ChoiceField(EVENT_TYPES, { required: MISSING })
  type: EventType;

  @ChoiceField(RECURRENCE_TYPES, { required: MISSING })
  recurrence_type: RecurrenceType;

  @RichTextField({ max: 20_000, message: INVALID_DESCRIPTION })
  description?: string | null;
}
