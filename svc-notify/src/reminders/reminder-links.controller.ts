import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Language, SpokenLanguage } from '@carnet/messages';
import { ProblemView, Public } from '@carnet/rest';
import { ReminderLink, ReminderView, SnoozeByLink, SnoozedView } from './reminder.dto.js';
import { RemindersService } from './reminders.service.js';

/** The links in a letter, which work without signing in. Mail programs that follow links only load a page, and change nothing. */
@ApiTags('Reminders')
@Controller('api/reminders/links')
export class ReminderLinksController {
  constructor(private readonly reminders: RemindersService) {}

  @Post()
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'What a letter told that is still so', security: [] })
  @ApiOkResponse({ type: [ReminderView] })
  @ApiBadRequestResponse({ type: ProblemView, description: 'The link has ended' })
  read(@Body() body: ReminderLink, @SpokenLanguage() language: Language): Promise<ReminderView[]> {
    return this.reminders.byLink(body, language);
  }

  @Post('snooze')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Puts off what a letter told', security: [] })
  @ApiOkResponse({ type: SnoozedView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'The link has ended' })
  @ApiNotFoundResponse({ type: ProblemView, description: 'It is done, or gone' })
  snooze(@Body() body: SnoozeByLink): Promise<SnoozedView> {
    return this.reminders.snoozeByLink(body);
  }
}
