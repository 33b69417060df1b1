import { Unavailable } from '@carnet/messages';
import { Public, TakesForm } from '@carnet/rest';
import { All, Controller } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

/**
 * Former paths, now of svc-notify. During a rollout, the previous gateway still routes them here: answers 503 with `Retry-After`, as a restarting service does.
 * A 404 would make some programs drop a calendar.
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
