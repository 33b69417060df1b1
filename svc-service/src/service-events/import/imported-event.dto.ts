import { RichTextField } from '@carnet/svc-kit';
import { OmitType } from '@nestjs/swagger';
import { INVALID_DESCRIPTION } from '../../imports/imported-file.js';
import { CreateServiceEvent } from '../service-event.dto.js';

/** An event of a file. Unlike a form's, its texts all become HTML: plain text is wrapped in a paragraph (spec §5). */
export class ImportedServiceEvent extends OmitType(CreateServiceEvent, ['description', 'notes', 'photos']) {
  @RichTextField({ max: 20_000, message: INVALID_DESCRIPTION })
  description?: string | null;

  @RichTextField({ max: 20_000 })
  notes?: string | null;
}
