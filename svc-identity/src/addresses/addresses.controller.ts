import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { type Language, SpokenLanguage } from '@carnet/messages';
import { Owner, type OwnerId, ProblemView, Public } from '@carnet/rest';
import { Address } from '../rate-limits/address.js';
import { EmailLink, SaidOfAddressView, UndoneView } from './address.dto.js';
import { AddressesService } from './addresses.service.js';

@ApiTags('Account')
@Controller('api/auth')
export class AddressesController {
  constructor(private readonly addresses: AddressesService) {}

  @Post('confirm-email')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirms an email by the link of a mail; a new one takes the place of the old',
    security: [],
  })
  @ApiOkResponse({ type: SaidOfAddressView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'The link has ended' })
  @ApiConflictResponse({ type: ProblemView, description: 'Somebody else has the email by now' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  confirm(
    @Body() body: EmailLink,
    @Address() address: string,
    @SpokenLanguage() language: Language,
  ): Promise<SaidOfAddressView> {
    return this.addresses.confirm(body, address, language);
  }

  @Post('undo-email')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Undoes a change of the email by the link that the old one got, and ends every token',
    security: [],
  })
  @ApiOkResponse({ type: UndoneView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'The link has ended' })
  @ApiConflictResponse({ type: ProblemView, description: 'Somebody else has the email by now' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  undo(@Body() body: EmailLink, @Address() address: string, @SpokenLanguage() language: Language): Promise<UndoneView> {
    return this.addresses.undo(body, address, language);
  }

  @Post('me/confirmation')
  @HttpCode(202)
  @ApiOperation({ summary: 'Sends the link that confirms the email once more; earlier ones end' })
  @ApiAcceptedResponse({ type: SaidOfAddressView })
  @ApiConflictResponse({ type: ProblemView, description: 'The email is confirmed, and no other is waited for' })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many links; see Retry-After' })
  sendAgain(@Owner() owner: OwnerId, @SpokenLanguage() language: Language): Promise<SaidOfAddressView> {
    return this.addresses.sendAgain(owner, language);
  }

  @Delete('me/confirmation')
  @HttpCode(204)
  @ApiOperation({ summary: 'Takes back a change of the email that is not confirmed yet' })
  @ApiNoContentResponse({ description: 'The email stays as it is' })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  cancel(@Owner() owner: OwnerId): Promise<void> {
    return this.addresses.cancel(owner);
  }
}
