import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClosedToApiKeys, PASSPORTS_PATH } from '@carnet/rest';
import { UploadsController } from './uploads.controller.js';

/** The same upload protocol for passports of other installations (ADR 133). Closed to API keys, because only the person may import a passport. */
@ClosedToApiKeys()
@ApiTags('Passports')
@Controller(PASSPORTS_PATH.slice(1))
export class PassportUploadsController extends UploadsController {
  protected override readonly path = PASSPORTS_PATH;
}
