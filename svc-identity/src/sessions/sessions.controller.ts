import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import { Owner, type OwnerId, OwnSession, ProblemView } from '@carnet/rest';
import { SessionView } from './session.dto.js';
import { Sessions } from './sessions.service.js';

const TOTAL = { 'X-Total-Count': { description: 'How many there are', schema: { type: 'integer' as const } } };

@ApiTags('Account')
@ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
@Controller('api/auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Get()
  @ApiOperation({ summary: 'Where the person is signed in: this session first, then the 200 that were seen last' })
  @ApiOkResponse({ type: [SessionView], headers: TOTAL })
  list(@Owner() owner: OwnerId, @OwnSession() current: string): Promise<JsonText> {
    return this.sessions.list(owner, current);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends every session but this one, in every service, within seconds' })
  @ApiNoContentResponse({ description: 'Ended' })
  endOthers(@Owner() owner: OwnerId, @OwnSession() current: string): Promise<void> {
    return this.sessions.endOthers(owner, current);
  }

  @Delete('current')
  @HttpCode(204)
  @ApiOperation({ summary: 'Signs out: ends the session that asks' })
  @ApiNoContentResponse({ description: 'Ended' })
  endCurrent(@Owner() owner: OwnerId, @OwnSession() current: string): Promise<void> {
    return this.sessions.endCurrent(owner, current);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends one session, in every service, within seconds' })
  @ApiNoContentResponse({ description: 'Ended' })
  @ApiNotFoundResponse({ type: ProblemView })
  end(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<void> {
    return this.sessions.end(owner, id);
  }
}
