import { ParseId } from '@carnet/fields';
import { type Language, SpokenLanguage } from '@carnet/messages';
import { Owner, type OwnerId, OwnSession, ProblemView, Public } from '@carnet/rest';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiExcludeController,
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
import { Address } from '../rate-limits/address.js';
import { PROOF } from '../second-factor/second-factor.dto.js';
import {
  CreateInvitation,
  FindGrants,
  FoundGrants,
  GarageView,
  InvitationLink,
  InvitationView,
  ReadInvitationView,
  SharingView,
} from './grant.dto.js';
import { Sharing } from './sharing.service.js';

@ApiTags('Sharing')
@Controller('api/auth/sharing')
export class SharingController {
  constructor(private readonly sharing: Sharing) {}

  @Get()
  @ApiOperation({ summary: 'With whom the person shares, whom they have invited, and what is shared with them' })
  @ApiOkResponse({ type: SharingView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  show(@Owner() owner: OwnerId): Promise<SharingView> {
    return this.sharing.show(owner);
  }

  @Post('invitations')
  @ApiOperation({
    summary: 'Invites the person of an address into the garage, by a link that works once and for 7 days',
  })
  @ApiCreatedResponse({ type: InvitationView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'What is wrong, field by field' })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  @ApiResponse({ status: 422, type: ProblemView, description: 'As many wait as one account can have' })
  @ApiForbiddenResponse(PROOF)
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many invitations; see Retry-After' })
  invite(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Body() body: CreateInvitation,
    @SpokenLanguage() language: Language,
  ): Promise<InvitationView> {
    return this.sharing.invite(owner, session, body, language);
  }

  @Delete('invitations/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Takes an invitation back: its link opens nothing any more' })
  @ApiNoContentResponse({ description: 'Taken back' })
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  takeBack(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<void> {
    return this.sharing.takeBack(owner, id);
  }

  @Post('invitations/read')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Shows what the link of an invitation opens, and for which address', security: [] })
  @ApiOkResponse({ type: ReadInvitationView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'The link has ended' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  read(@Body() body: InvitationLink, @Address() address: string): Promise<ReadInvitationView> {
    return this.sharing.read(body, address);
  }

  @Post('invitations/accept')
  @HttpCode(200)
  @ApiOperation({ summary: 'Accepts an invitation by the link of its mail, as the person of that address' })
  @ApiOkResponse({ type: GarageView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'The link has ended' })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  @ApiForbiddenResponse({ type: ProblemView, description: 'It is for another address, or this one is not confirmed' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  accept(
    @Owner() owner: OwnerId,
    @Body() body: InvitationLink,
    @Address() address: string,
    @SpokenLanguage() language: Language,
  ): Promise<GarageView> {
    return this.sharing.accept(owner, body, address, language);
  }

  @Delete('grants/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends what somebody may in the garage, in every service, within seconds' })
  @ApiNoContentResponse({ description: 'Ended' })
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  end(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<void> {
    return this.sharing.end(owner, id);
  }

  @Delete('garages/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Leaves a garage that is shared with the person, by the id of its grant' })
  @ApiNoContentResponse({ description: 'Left' })
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  leave(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<void> {
    return this.sharing.leave(owner, id);
  }
}

/** For other services: they request grants whose fact has not reached them. Reachable with the service token only. */
@ApiExcludeController()
@Controller('internal/grants')
export class GrantsOfServicesController {
  constructor(private readonly sharing: Sharing) {}

  @Post('find')
  @HttpCode(200)
  async find(@Body() body: FindGrants): Promise<FoundGrants> {
    return { grants: await this.sharing.find(body) };
  }
}
