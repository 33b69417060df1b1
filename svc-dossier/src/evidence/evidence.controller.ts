import { type Language, SpokenLanguage } from '@carnet/messages';
import { Owner, type OwnerId, ProblemView } from '@carnet/rest';
import { applyDecorators, Body, Controller, Get, HttpCode, Post, Query, type Type } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { CreateDossier } from '../dossiers/dossier.dto.js';
import { EstimateView, EvidenceQuery, EvidenceView } from './evidence.dto.js';
import { EvidenceService } from './evidence.service.js';

/** Decorators that document a route which asks all services with data about the vehicle. */
const Asks = (view: Type, summary: string) =>
  applyDecorators(
    ApiOperation({ summary }),
    HttpCode(200),
    ApiOkResponse({ type: view }),
    ApiBadRequestResponse({ type: ProblemView, description: 'What is wrong, field by field' }),
    ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' }),
    ApiNotFoundResponse({ type: ProblemView, description: 'There is no such vehicle, or it is not yours' }),
    ApiResponse({ status: 422, type: ProblemView, description: 'There is more of it than one book holds' }),
    ApiServiceUnavailableResponse({ type: ProblemView, description: 'A service is away; see Retry-After' }),
  );

@ApiTags('Dossiers')
@Controller('api/dossiers')
export class EvidenceController {
  constructor(private readonly evidence: EvidenceService) {}

  @Post('estimate')
  @Asks(EstimateView, 'About what a book of these options would be; nothing is made')
  estimate(@Owner() owner: OwnerId, @Body() body: CreateDossier): Promise<EstimateView> {
    return this.evidence.estimate(owner, body);
  }

  @Get('evidence')
  @Asks(EvidenceView, 'What stands behind the history of a vehicle, and what is missing')
  get(
    @Owner() owner: OwnerId,
    @Query() { vehicle_id }: EvidenceQuery,
    @SpokenLanguage() language: Language,
  ): Promise<EvidenceView> {
    return this.evidence.of(owner, vehicle_id, language);
  }
}
