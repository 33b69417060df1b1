import { Body, Controller, Get, HttpCode, Inject, Param, Post, Redirect } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConsumes,
  ApiExcludeEndpoint,
  ApiNoContentResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { ProblemView, Public, TakesForm } from '@carnet/rest';
import { type NotifySettings, SETTINGS } from '../settings.js';
import { UnsubscribeLink } from './reminder.dto.js';
import { RemindersService } from './reminders.service.js';

const SECRET = {
  name: 'secret',
  schema: { type: 'string' as const, example: 'Qm9uIHZveWFnZSwgYW5kIGRyaXZlIGNhcmVmdWxseSE' },
};

/** Ends reminder mails without signing in: by one click in a mail program (RFC 8058), or on the page of the link. */
@ApiTags('Reminders')
@Controller('api/reminders/unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly reminders: RemindersService,
    @Inject(SETTINGS) private readonly settings: NotifySettings,
  ) {}

  @Post()
  @Public()
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends the mails of reminders, by the secret of one of them', security: [] })
  @ApiNoContentResponse({ description: 'None is sent any more; other channels go on' })
  @ApiBadRequestResponse({ type: ProblemView, description: 'The link has ended' })
  byPage(@Body() { token }: UnsubscribeLink): Promise<void> {
    return this.reminders.unsubscribe(token);
  }

  /** A browser that opens the header's link is sent to the page. This changes nothing. */
  @Get(':secret')
  @Public()
  @Redirect('', 303)
  @ApiExcludeEndpoint()
  toPage(@Param('secret') secret: string): { url: string } {
    return { url: `${this.settings.mail.carnetUrl}/remind-later#unsubscribe=${encodeURIComponent(secret)}` };
  }

  @Post(':secret')
  @Public()
  @TakesForm()
  @HttpCode(204)
  @ApiOperation({ summary: 'The same by one press of a mail program (RFC 8058)', security: [] })
  @ApiConsumes('application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiParam(SECRET)
  @ApiNoContentResponse({ description: 'None is sent any more; other channels go on' })
  @ApiBadRequestResponse({ type: ProblemView, description: 'The link has ended' })
  byMail(@Param('secret') secret: string): Promise<void> {
    return this.reminders.unsubscribe(secret);
  }
}
