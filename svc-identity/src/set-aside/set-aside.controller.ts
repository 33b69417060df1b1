import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { ParseId } from '@carnet/fields';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { Owner, type OwnerId, OwnSession, ProblemView } from '@carnet/rest';
import { PROOF } from '../second-factor/second-factor.dto.js';
import { BroughtBackView, SetAsideView } from './set-aside.dto.js';
import { SetAsides } from './set-aside.service.js';

const TOTAL = { 'X-Total-Count': { description: 'How many there are', schema: { type: 'integer' as const } } };

@ApiTags('Account')
@ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
@Controller('api/auth/set-aside')
export class SetAsideController {
  constructor(private readonly setAsides: SetAsides) {}

  @Get()
  @ApiOperation({ summary: 'What was ended when the account was taken back, and can be brought back for 30 days' })
  @ApiOkResponse({ type: [SetAsideView], headers: TOTAL })
  list(@Owner() owner: OwnerId): Promise<JsonText> {
    return this.setAsides.list(owner);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Brings one of them back; with the first second factor come recovery codes' })
  // A row exists only after an undone change of address, which contract tests cannot produce: the example id does not exist.
  @ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647, example: 7 } })
  @ApiOkResponse({ type: BroughtBackView })
  @ApiForbiddenResponse(PROOF)
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiConflictResponse({
    type: ProblemView,
    description: 'There is another one in its place, or what it needs is gone',
  })
  @ApiResponse({ status: 422, type: ProblemView, description: 'The person has as many as one account can keep' })
  bringBack(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Param('id', ParseId) id: number,
    @SpokenLanguage() language: Language,
  ): Promise<BroughtBackView> {
    return this.setAsides.bringBack(owner, session, id, language);
  }
}
