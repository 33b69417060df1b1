import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { ParseId } from '@carnet/fields';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { Owner, type OwnerId, OwnSession, ProblemView } from '@carnet/rest';
import { PROOF } from '../second-factor/second-factor.dto.js';
import { AcceptVehicle, HandoverFiguresView, HandoverView, OfferVehicle } from './handover.dto.js';
import { HandoverOffers } from './handovers.service.js';

const OVER = { type: ProblemView, description: 'The offer is over, or the vehicle moves already' };

@ApiTags('Handing over')
@ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
@Controller('api/handovers')
export class HandoversController {
  constructor(private readonly offers: HandoverOffers) {}

  @Get()
  @ApiOperation({
    summary: 'Offers of vehicles that the person has made or received, the newest first',
    description: 'Received are those to the email of the account, once that is confirmed.',
  })
  @ApiOkResponse({
    type: [HandoverView],
    headers: { 'X-Total-Count': { description: 'How many there are', schema: { type: 'integer' } } },
  })
  list(@Owner() owner: OwnerId): Promise<JsonText> {
    return this.offers.list(owner);
  }

  @Post()
  @ApiOperation({ summary: 'Offers a vehicle with its history to a person, who gets a mail' })
  @ApiCreatedResponse({ type: HandoverView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'What is wrong, field by field' })
  @ApiForbiddenResponse(PROOF)
  @ApiNotFoundResponse({ type: ProblemView, description: 'The person has no such vehicle' })
  @ApiConflictResponse({ type: ProblemView, description: 'It is offered to somebody already' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many offers on one day; see Retry-After' })
  offer(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Body() body: OfferVehicle,
    @SpokenLanguage() language: Language,
  ): Promise<HandoverView> {
    return this.offers.offer(owner, session, body, language);
  }

  @Get('vehicles/:id')
  @ApiOperation({ summary: 'What goes along with a vehicle, in figures' })
  @ApiOkResponse({ type: HandoverFiguresView })
  @ApiNotFoundResponse({ type: ProblemView })
  figures(@Owner() owner: OwnerId, @Param('id', ParseId) vehicle: number): Promise<HandoverFiguresView> {
    return this.offers.figures(owner, vehicle);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One offer, and how far it has come' })
  @ApiOkResponse({ type: HandoverView })
  @ApiNotFoundResponse({ type: ProblemView })
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<HandoverView> {
    return this.offers.get(owner, id);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @ApiOperation({ summary: 'Takes an offer back that the person has made' })
  @ApiOkResponse({ type: HandoverView })
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiConflictResponse(OVER)
  withdraw(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<HandoverView> {
    return this.offers.withdraw(owner, id);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @ApiOperation({ summary: 'Says no to an offer that the person has received' })
  @ApiOkResponse({ type: HandoverView })
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiConflictResponse(OVER)
  refuse(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<HandoverView> {
    return this.offers.refuse(owner, id);
  }

  @Post(':id/accept')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Takes the vehicle, which then moves in the background',
    description:
      'Until it has moved, nothing about it can be changed. If it cannot be moved, it is an offer again, with the `problem`.',
  })
  @ApiOkResponse({ type: HandoverView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'What is wrong, field by field' })
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiConflictResponse(OVER)
  accept(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: AcceptVehicle,
  ): Promise<HandoverView> {
    return this.offers.accept(owner, id, body);
  }
}
