import { Owner, type OwnerId, ProblemView } from '@carnet/rest';
import { Body, Controller, HttpCode, Post, StreamableFile } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { LubeLoggerFile, LubeLoggerServer, LubeLoggerView } from './lubelogger.dto.js';
import { LubeLoggerService } from './lubelogger.service.js';

const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('Imports')
@ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
@Controller('api/imports/lubelogger')
export class LubeLoggerController {
  constructor(private readonly lubeLogger: LubeLoggerService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Reads what a LubeLogger answers by its API, and stores nothing',
    description: 'Its key is of this one call: it is neither stored nor logged.',
  })
  @ApiOkResponse({ type: LubeLoggerView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'Why it could not be read, at `address` or `key`' })
  @ApiTooManyRequestsResponse({ type: ProblemView })
  read(@Owner() owner: OwnerId, @Body() server: LubeLoggerServer): Promise<LubeLoggerView> {
    return this.lubeLogger.read(owner, server);
  }

  @Post('file')
  @HttpCode(200)
  @ApiOperation({ summary: 'Reads one file of it, at most 50 MB' })
  @ApiProduces('application/octet-stream', 'application/json')
  @ApiOkResponse({ content: { 'application/octet-stream': BINARY } })
  @ApiBadRequestResponse({ type: ProblemView, description: 'Why it could not be read' })
  @ApiTooManyRequestsResponse({ type: ProblemView })
  async file(@Owner() owner: OwnerId, @Body() file: LubeLoggerFile): Promise<StreamableFile> {
    return new StreamableFile(await this.lubeLogger.file(owner, file));
  }
}
