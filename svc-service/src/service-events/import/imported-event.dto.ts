import { OmitType } from '@nestjs/swagger';
import { INVALID_DESCRIPTION } from '../../imports/imported-file.js';
import { ImportedTextField } from '../../imports/imported-text.field.js';
import { CreateServiceEvent } from '../service-event.dto.js';

/** An event of a file: as a form's, but HTML in its plain fields becomes text (spec §5). */
export class ImportedServiceEvent extends OmitType(CreateServiceEvent, ['description', 'notes', 'photos']) {
  @ImportedTextField({ max: 20_000, message: INVALID_DESCRIPTION })
  description?: string | null;

  @ImportedTextField({ max: 20_000 })
  notes?: string | null;
}
