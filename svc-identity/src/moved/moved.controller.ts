import { Unavailable } from '@carnet/messages';
import { Public, TakesForm } from '@carnet/rest';
import { All, Controller } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

/**
 * Paths of svc-notify, for a gateway of the release before, which still leads them here while this one is rolled out: 503 with `Retry-After`, as of
 * a service that is being replaced. A 404 would end a calendar in some programs.
 */
@ApiExcludeController()
@Controller(['api/reminders', 'api/webhooks', 'api/calendar', 'api/imports/lubelogger'])
export class MovedController {
  @All(['', '*'])
  @Public()
  @TakesForm()
  moved(): never {
    throw new Unavailable();
  }
}
