import { RichTextField } from '@carnet/svc-kit';
import { OmitType } from '@nestjs/swagger';
import { CreateServiceEvent } from '../service-event.dto.js';

export const INVALID_DESCRIPTION = 'Invalid HTML content in description. Check browser console for details.';

/** An event of a file. Unlike a form's, its texts all become HTML: plain text is wrapped in a paragraph (spec §5). */
export class ImportedServiceEvent extends OmitType(CreateServiceEvent, ['description', 'notes', 'photos']) {
  @RichTextField({ max: 20_000, message: INVALID_DESCRIPTION })
  description?: string | null;

  @RichTextField({ max: 20_000 })
  notes?: string | null;
}
