import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
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
import type { JsonText } from '@carnet/pg';
import { Deletes, IfMatch, Lists, Owner, type OwnerId, OwnSession, ProblemView, Reads, Updates } from '@carnet/rest';
import { STEP_UP } from '../step-up/step-up.dto.js';
import {
  CreateWebhook,
  NewWebhookView,
  UpdateWebhook,
  WebhookDeliveriesQuery,
  WebhookDeliveryView,
  WebhookSecretView,
  WebhookView,
} from './webhook.dto.js';
import { WebhooksService } from './webhooks.service.js';

@ApiTags('Webhooks')
@ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @Lists(WebhookView, 'The webhooks of the person, the newest first; never their secrets')
  list(@Owner() owner: OwnerId): Promise<JsonText> {
    return this.webhooks.list(owner);
  }

  @Post()
  @ApiOperation({ summary: 'Makes a webhook: an address that is told what happens. Its secret is shown this once' })
  @ApiCreatedResponse({ type: NewWebhookView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'What is wrong, field by field' })
  @ApiResponse({ status: 422, type: ProblemView, description: 'The person has as many as one account can keep' })
  @ApiForbiddenResponse(STEP_UP)
  create(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Body() body: CreateWebhook,
    @SpokenLanguage() language: Language,
  ): Promise<NewWebhookView> {
    return this.webhooks.create({ owner, session, language }, body);
  }

  @Get(':id')
  @Reads(WebhookView, 'One webhook')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.webhooks.get(owner, id);
  }

  @Put(':id')
  @Updates(WebhookView, 'Changes a webhook; what is left out stays')
  @ApiForbiddenResponse(STEP_UP)
  update(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateWebhook,
    @IfMatch() ifMatch: number | null,
    @SpokenLanguage() language: Language,
  ): Promise<JsonText> {
    return this.webhooks.update({ owner, session, language }, id, body, ifMatch);
  }

  @Delete(':id')
  @Deletes('Deletes a webhook, with what waits to be sent to it', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.webhooks.remove(owner, id, ifMatch);
  }

  @Post(':id/secret')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Another secret, shown this once. For a day messages are signed with the one before as well',
  })
  @ApiOkResponse({ type: WebhookSecretView })
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiForbiddenResponse(STEP_UP)
  renewSecret(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Param('id', ParseId) id: number,
  ): Promise<WebhookSecretView> {
    return this.webhooks.renewSecret({ owner, session }, id);
  }

  @Post(':id/test')
  @ApiOperation({ summary: 'Sends `webhook.test`; what becomes of it is in the list of what was sent' })
  @ApiCreatedResponse({ type: WebhookDeliveryView })
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiResponse({ status: 409, type: ProblemView, description: 'So many messages wait that no more is taken' })
  @ApiTooManyRequestsResponse({ type: ProblemView })
  test(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.webhooks.test(owner, id);
  }

  @Get(':id/deliveries')
  @Lists(WebhookDeliveryView, 'What was sent in the last 30 days and what waits to be, the newest first')
  @ApiNotFoundResponse({ type: ProblemView })
  listDeliveries(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Query() query: WebhookDeliveriesQuery,
  ): Promise<JsonText> {
    return this.webhooks.listDeliveries(owner, id, query);
  }

  @Post(':id/deliveries/:deliveryId/redeliver')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sends a message once more, with the same `webhook-id`' })
  @ApiOkResponse({ type: WebhookDeliveryView })
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiTooManyRequestsResponse({ type: ProblemView })
  redeliver(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Param('deliveryId', ParseId) delivery: number,
  ): Promise<JsonText> {
    return this.webhooks.redeliver(owner, id, delivery);
  }
}
