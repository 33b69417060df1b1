import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { type Language, SpokenLanguage } from '@carnet/messages';
import { Owner, type OwnerId, OwnSession, ProblemView } from '@carnet/rest';
import { PROOF } from '../step-up/step-up.dto.js';
import { CalendarAddressView, CalendarView, ChangeCalendar } from './calendar.dto.js';
import { CalendarService } from './calendar.service.js';

@ApiTags('Reminders')
@Controller('api/reminders/calendar')
@ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Get()
  @ApiOperation({ summary: 'Whether there is an address at which a calendar program reads what is due' })
  @ApiOkResponse({ type: CalendarView })
  get(@Owner() owner: OwnerId): Promise<CalendarView> {
    return this.calendar.get(owner);
  }

  @Post()
  @ApiOperation({ summary: 'Makes such an address, or a new one in the place of that of before, which ends' })
  @ApiCreatedResponse({ type: CalendarAddressView })
  @ApiForbiddenResponse(PROOF)
  renew(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @SpokenLanguage() language: Language,
  ): Promise<CalendarAddressView> {
    return this.calendar.renew(owner, session, language);
  }

  @Patch()
  @ApiOperation({ summary: 'Sets where the calendar shows what is overdue' })
  @ApiOkResponse({ type: CalendarView })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiNotFoundResponse({ type: ProblemView, description: 'There is no address' })
  change(@Owner() owner: OwnerId, @Body() body: ChangeCalendar): Promise<CalendarView> {
    return this.calendar.setOverdueToday(owner, body.overdue_today);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends the address' })
  @ApiNoContentResponse({ description: 'There is none any more' })
  end(@Owner() owner: OwnerId): Promise<void> {
    return this.calendar.end(owner);
  }
}
