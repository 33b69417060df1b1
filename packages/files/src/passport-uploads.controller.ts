import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClosedToApiKeys, PASSPORTS_PATH } from '@carnet/rest';
import { UploadsController } from './uploads.controller.js';

/** The same protocol where passports of other installations are sent to (ADR 133): a person's own affair, as what becomes of them. */
@ClosedToApiKeys()
@ApiTags('Passports')
@Controller(PASSPORTS_PATH.slice(1))
export class PassportUploadsController extends UploadsController {
  protected override readonly path = PASSPORTS_PATH;
}
