import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { ParseId } from '@carnet/fields';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { Owner, type OwnerId, OwnSession, ProblemView } from '@carnet/rest';
import { PROOF } from '../second-factor/second-factor.dto.js';
import { AddPasskey, PasskeyAddedView, PasskeyCreationView, PasskeyView, RenamePasskey } from './passkey.dto.js';
import { Passkeys } from './passkeys.service.js';

const TOTAL = { 'X-Total-Count': { description: 'How many there are', schema: { type: 'integer' as const } } };

@ApiTags('Account')
@ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
@Controller('api/auth/passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: Passkeys) {}

  @Get()
  @ApiOperation({ summary: 'The passkeys of the person, the oldest first' })
  @ApiOkResponse({ type: [PasskeyView], headers: TOTAL })
  list(@Owner() owner: OwnerId): Promise<JsonText> {
    return this.passkeys.list(owner);
  }

  @Post('options')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a device needs to make a passkey' })
  @ApiOkResponse({ type: PasskeyCreationView })
  @ApiForbiddenResponse(PROOF)
  offer(@Owner() owner: OwnerId, @OwnSession() session: string): Promise<PasskeyCreationView> {
    return this.passkeys.offer(owner, session);
  }

  @Post()
  @ApiOperation({
    summary: 'Adds the passkey that a device has made; with the first second factor come recovery codes',
  })
  @ApiCreatedResponse({ type: PasskeyAddedView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'It was asked too long ago, or is not what was asked' })
  @ApiForbiddenResponse(PROOF)
  @ApiConflictResponse({ type: ProblemView, description: 'It is there already' })
  @ApiResponse({ status: 422, type: ProblemView, description: 'The person has as many as one account can keep' })
  add(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Body() body: AddPasskey,
    @SpokenLanguage() language: Language,
  ): Promise<PasskeyAddedView> {
    return this.passkeys.add(owner, session, body, language);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Gives a passkey another name' })
  @ApiOkResponse({ type: PasskeyView })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiNotFoundResponse({ type: ProblemView })
  rename(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() { name }: RenamePasskey,
  ): Promise<PasskeyView> {
    return this.passkeys.rename(owner, id, name);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Signs in by this passkey no more; the last way in stays' })
  @ApiNoContentResponse({ description: 'Removed; without any second factor, recovery codes have ended as well' })
  @ApiForbiddenResponse(PROOF)
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiConflictResponse({ type: ProblemView, description: 'It is the only way into the account' })
  remove(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Param('id', ParseId) id: number,
    @SpokenLanguage() language: Language,
  ): Promise<void> {
    return this.passkeys.remove(owner, session, id, language);
  }
}
