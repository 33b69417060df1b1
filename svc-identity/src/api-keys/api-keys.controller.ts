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
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { ParseId } from '@carnet/fields';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { Owner, type OwnerId, OwnSession, ProblemView } from '@carnet/rest';
import { PROOF } from '../second-factor/second-factor.dto.js';
import { ApiKeyView, CreateApiKey, FindApiKeys, FoundApiKeys, NewApiKeyView, TellApiKeyUses } from './api-key.dto.js';
import { ApiKeys } from './api-keys.service.js';

const TOTAL = { 'X-Total-Count': { description: 'How many there are', schema: { type: 'integer' as const } } };

@ApiTags('API keys')
@ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
@Controller('api/auth/api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeys) {}

  @Get()
  @ApiOperation({ summary: 'The API keys of the person, the newest first; never the keys themselves' })
  @ApiOkResponse({ type: [ApiKeyView], headers: TOTAL })
  list(@Owner() owner: OwnerId): Promise<JsonText> {
    return this.keys.list(owner);
  }

  @Post()
  @ApiOperation({ summary: 'Makes an API key, to be sent as `x-auth-token` in the place of a token; shown this once' })
  @ApiCreatedResponse({ type: NewApiKeyView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'What is wrong, field by field' })
  @ApiResponse({ status: 422, type: ProblemView, description: 'The person has as many as one account can keep' })
  @ApiForbiddenResponse(PROOF)
  create(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Body() body: CreateApiKey,
    @SpokenLanguage() language: Language,
  ): Promise<NewApiKeyView> {
    return this.keys.create(owner, session, body, language);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends an API key, in every service, within seconds' })
  @ApiNoContentResponse({ description: 'Ended' })
  @ApiNotFoundResponse({ type: ProblemView })
  end(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<void> {
    return this.keys.end(owner, id);
  }
}

/** For other services: they report uses of keys, and request keys whose fact has not reached them. Reachable with the service token only. */
@ApiExcludeController()
@Controller('internal/api-keys')
export class ApiKeysOfServicesController {
  constructor(private readonly keys: ApiKeys) {}

  @Post('uses')
  @HttpCode(200)
  async add(@Body() body: TellApiKeyUses): Promise<object> {
    await this.keys.addUses(body);
    return {};
  }

  @Post('find')
  @HttpCode(200)
  async find(@Body() body: FindApiKeys): Promise<FoundApiKeys> {
    return { keys: await this.keys.find(body) };
  }
}
