import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiExcludeEndpoint,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { type Language, SpokenLanguage } from '@carnet/messages';
import { Owner, type OwnerId, OwnSession, ProblemView, Public, UserAgent } from '@carnet/rest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignedInView } from '../accounts/account.dto.js';
import { AskedLanguage } from '../accounts/asked-language.js';
import { Address } from '../rate-limits/address.js';
import { PROOF } from '../second-factor/second-factor.dto.js';
import { LinkProvider, OwnWaysInView, ProviderSignIn, UnlinkProvider, WaysInView } from './provider.dto.js';
import { boundOf } from './provider-cookie.js';
import { OwnProviders } from './own-providers.service.js';
import { ProviderSignIns } from './provider-sign-ins.service.js';
import { ProviderVisits } from './provider-visits.service.js';

@ApiTags('Account')
@Controller('api/auth')
export class ProvidersController {
  constructor(
    private readonly visits: ProviderVisits,
    private readonly signIns: ProviderSignIns,
    private readonly own: OwnProviders,
  ) {}

  @Get('providers')
  @Public()
  @ApiOperation({ summary: 'By which providers one can sign in, and whether somebody new may register', security: [] })
  @ApiOkResponse({ type: WaysInView })
  list(): Promise<WaysInView> {
    return this.signIns.waysIn();
  }

  /** Redirects the browser to the provider. */
  @Get('providers/:name/sign-in')
  @Public()
  @ApiExcludeEndpoint()
  async begin(
    @Param('name') name: string,
    @Query('for') purpose: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.visits.begin(name, purpose === 'link' ? 'link' : 'sign-in', request, reply);
  }

  /** The redirect URI, to which the provider sends the browser back. */
  @Get('providers/:name/callback')
  @Public()
  @ApiExcludeEndpoint()
  async comeBack(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.visits.comeBack(name, request, reply);
  }

  @Post('providers/exchange')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Signs in whoever has come back from a provider; makes an account for somebody new',
    security: [],
  })
  @ApiOkResponse({ type: SignedInView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'The code has ended, or more is needed for an account' })
  @ApiForbiddenResponse({ type: ProblemView, description: 'Nobody new may register, or not by this address' })
  @ApiConflictResponse({ type: ProblemView, description: 'There is an account with the email, which is not linked' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  exchange(
    @Body() body: ProviderSignIn,
    @Req() request: FastifyRequest,
    @Address() address: string,
    @UserAgent() userAgent: string | null,
    @AskedLanguage() language: Language,
  ): Promise<SignedInView> {
    return this.signIns.exchange(body, boundOf(request)?.browser ?? '', { address, userAgent, language });
  }

  @Get('me/providers')
  @ApiOperation({ summary: 'How the person signs in: whether there is a password, and by which providers' })
  @ApiOkResponse({ type: OwnWaysInView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  mine(@Owner() owner: OwnerId): Promise<OwnWaysInView> {
    return this.own.list(owner);
  }

  @Post('me/providers')
  @HttpCode(204)
  @ApiOperation({ summary: 'Links the provider from which the person has come back, on proof of the account' })
  @ApiNoContentResponse({ description: 'Linked' })
  @ApiBadRequestResponse({ type: ProblemView, description: 'The code has ended, or the password is wrong' })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  @ApiForbiddenResponse({ ...PROOF, description: `Without a password, or with a second factor: ${PROOF.description}` })
  @ApiConflictResponse({ type: ProblemView, description: 'It is linked to an account already' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  link(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Body() body: LinkProvider,
    @Req() request: FastifyRequest,
    @SpokenLanguage() language: Language,
  ): Promise<void> {
    return this.own.link(owner, session, body, { browser: boundOf(request)?.browser ?? '', language });
  }

  @Delete('me/providers')
  @HttpCode(204)
  @ApiOperation({ summary: 'Signs in by this provider no more; the last way in stays' })
  @ApiNoContentResponse({ description: 'Unlinked' })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  @ApiConflictResponse({ type: ProblemView, description: 'It is the only way into the account' })
  @ApiNotFoundResponse({ type: ProblemView })
  @ApiForbiddenResponse(PROOF)
  unlink(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Query() { issuer }: UnlinkProvider,
    @SpokenLanguage() language: Language,
  ): Promise<void> {
    return this.own.unlink(owner, session, issuer, language);
  }
}
