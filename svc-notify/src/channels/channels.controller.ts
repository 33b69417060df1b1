import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { ParseId } from '@carnet/fields';
import { type Language, SpokenLanguage } from '@carnet/messages';
import { Owner, type OwnerId, OwnSession, ProblemView, Public, UserAgent } from '@carnet/rest';
import { PROOF } from '../step-up/step-up.dto.js';
import { AddDevice, AddTopic, ChannelsView, ChannelView, RenewDevice, TurnChannel } from './channel.dto.js';
import { Channels } from './channels.service.js';

const TOO_MANY = { status: 422, type: ProblemView, description: 'The person has as many as one account can keep' };

@ApiTags('Reminders')
@ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
@Controller('api/reminders/channels')
export class ChannelsController {
  constructor(private readonly channels: Channels) {}

  @Get()
  @ApiOperation({ summary: 'How reminders reach the person beside mail, and the key that browsers subscribe with' })
  @ApiOkResponse({ type: ChannelsView })
  list(@Owner() owner: OwnerId): Promise<ChannelsView> {
    return this.channels.list(owner);
  }

  @Post('devices')
  @ApiOperation({
    summary: 'Has a browser show reminders, by its push subscription (RFC 8030); one that is there is turned on',
  })
  @ApiCreatedResponse({ type: ChannelView })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiForbiddenResponse(PROOF)
  @ApiResponse(TOO_MANY)
  addDevice(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Body() body: AddDevice,
    @UserAgent() userAgent: string | null,
    @SpokenLanguage() language: Language,
  ): Promise<ChannelView> {
    return this.channels.addDevice({ owner, session, language }, body, userAgent);
  }

  @Post('devices/renewed')
  @Public()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Has a browser go on by another push subscription, proven by the one before',
    security: [],
  })
  @ApiNoContentResponse({ description: 'Taken; it is not said whether there is such a browser' })
  @ApiBadRequestResponse({ type: ProblemView })
  renewDevice(@Body() body: RenewDevice): Promise<void> {
    return this.channels.renewDevice(body);
  }

  @Post('topics')
  @ApiOperation({
    summary: 'Has reminders published to a topic of ntfy; of one that is there the token is another then',
  })
  @ApiCreatedResponse({ type: ChannelView })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiForbiddenResponse(PROOF)
  @ApiResponse(TOO_MANY)
  addTopic(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Body() body: AddTopic,
    @SpokenLanguage() language: Language,
  ): Promise<ChannelView> {
    return this.channels.addTopic({ owner, session, language }, body);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Turns a channel on or off' })
  @ApiOkResponse({ type: ChannelView })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiNotFoundResponse({ type: ProblemView })
  turn(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @Body() body: TurnChannel): Promise<ChannelView> {
    return this.channels.turn(owner, id, body.is_on);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends a channel' })
  @ApiNoContentResponse({ description: 'Ended' })
  @ApiNotFoundResponse({ type: ProblemView })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<void> {
    return this.channels.remove(owner, id);
  }

  @Post(':id/trial')
  @HttpCode(204)
  @ApiOperation({ summary: 'Sends a message to a channel at once' })
  @ApiNoContentResponse({ description: 'It was taken' })
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiResponse({ status: 422, type: ProblemView, description: 'It was not taken, and why' })
  @ApiTooManyRequestsResponse({ type: ProblemView })
  try(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @SpokenLanguage() language: Language): Promise<void> {
    return this.channels.try(owner, id, language);
  }
}
