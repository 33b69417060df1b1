import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiPreconditionFailedResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { IfMatch, Owner, type OwnerId, ProblemView } from '@carnet/rest';
import {
  ReminderSettingsView,
  ReminderView,
  SnoozedView,
  SnoozeReminder,
  UpdateReminderSettings,
} from './reminder.dto.js';
import { RemindersService } from './reminders.service.js';

const ETAG = { ETag: { description: 'The version, for If-Match', schema: { type: 'string' as const } } };

@ApiTags('Reminders')
@Controller('api/reminders')
@ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  @Get()
  @ApiOperation({ summary: 'When one is reminded, and of what' })
  @ApiOkResponse({ type: ReminderSettingsView, headers: ETAG })
  get(@Owner() owner: OwnerId): Promise<JsonText> {
    return this.reminders.settings(owner);
  }

  @Put()
  @ApiOperation({ summary: 'Changes what is named; null takes back what was chosen' })
  @ApiHeader({ name: 'If-Match', required: false, description: 'The version as it was read' })
  @ApiOkResponse({ type: ReminderSettingsView, headers: ETAG })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiPreconditionFailedResponse({ type: ProblemView, description: 'Somebody else saved first' })
  update(
    @Owner() owner: OwnerId,
    @Body() body: UpdateReminderSettings,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.reminders.update(owner, body, ifMatch);
  }

  @Get('preview')
  @ApiOperation({ summary: 'What would come today, and what came already and is still so' })
  @ApiOkResponse({ type: [ReminderView] })
  preview(@Owner() owner: OwnerId, @SpokenLanguage() language: Language): Promise<ReminderView[]> {
    return this.reminders.preview(owner, language);
  }

  @Post('trial')
  @HttpCode(204)
  @ApiOperation({ summary: 'Sends a mail as reminders are sent' })
  @ApiNoContentResponse({ description: 'It is on its way' })
  @ApiConflictResponse({ type: ProblemView, description: 'The address is not confirmed' })
  @ApiTooManyRequestsResponse({ type: ProblemView })
  tryMail(@Owner() owner: OwnerId, @SpokenLanguage() language: Language): Promise<void> {
    return this.reminders.tryMail(owner, language);
  }

  @Post('snoozes')
  @ApiOperation({ summary: 'Puts a reminder off: it is told once more after some days' })
  @ApiCreatedResponse({ type: SnoozedView })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiNotFoundResponse({ type: ProblemView })
  snooze(@Owner() owner: OwnerId, @Body() body: SnoozeReminder): Promise<SnoozedView> {
    return this.reminders.snooze(owner, body);
  }

  @Delete('snoozes/:point')
  @HttpCode(204)
  @ApiOperation({ summary: 'Puts a reminder off no longer' })
  @ApiParam({ name: 'point', schema: { type: 'string', example: 'due-17' } })
  @ApiNoContentResponse({ description: 'It is not put off' })
  endSnooze(@Owner() owner: OwnerId, @Param('point') point: string): Promise<void> {
    return this.reminders.endSnooze(owner, point);
  }
}
