import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPreconditionFailedResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { IfMatch, OpenToApiKeys, Owner, type OwnerId, OwnSession, ProblemView, Public, UserAgent } from '@carnet/rest';
import { Address } from '../rate-limits/address.js';
import { PROOF, SecondFactorRequiredView, STEP_UP } from '../second-factor/second-factor.dto.js';
import {
  ChangePassword,
  DeleteAccount,
  PasswordChangedView,
  Register,
  SignedInView,
  SignIn,
  UpdateProfile,
  UserView,
} from './account.dto.js';
import { AskedLanguage } from './asked-language.js';
import { AccountsService } from './accounts.service.js';

const ETAG = { ETag: { description: 'The version, for If-Match', schema: { type: 'string' as const } } };

@ApiTags('Account')
@Controller('api/auth')
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Post('register')
  @Public()
  @ApiOperation({ summary: 'Makes an account and signs it in', security: [] })
  @ApiCreatedResponse({ type: SignedInView })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiForbiddenResponse({ type: ProblemView, description: 'Nobody new may register, or not by this email' })
  @ApiConflictResponse({ type: ProblemView, description: 'The email or the username is taken' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many registrations; see Retry-After' })
  register(
    @Body() body: Register,
    @Address() address: string,
    @UserAgent() userAgent: string | null,
    @AskedLanguage() language: Language,
  ): Promise<SignedInView> {
    return this.accounts.register(body, address, userAgent, language);
  }

  @Post('login')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Signs in', security: [] })
  @ApiOkResponse({ type: SignedInView })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiUnauthorizedResponse({
    type: SecondFactorRequiredView,
    description:
      'Invalid credentials; or the password is right, and a second factor is to come (`second_factor.required`)',
  })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  signIn(
    @Body() body: SignIn,
    @Address() address: string,
    @UserAgent() userAgent: string | null,
  ): Promise<SignedInView> {
    return this.accounts.signIn(body, address, userAgent);
  }

  @Get('me')
  @OpenToApiKeys()
  @ApiOperation({ summary: 'The signed-in user' })
  @ApiOkResponse({ type: UserView, headers: ETAG })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  me(@Owner() owner: OwnerId): Promise<JsonText> {
    return this.accounts.me(owner);
  }

  @Put('me')
  @ApiOperation({
    summary:
      'Changes the profile; what is left out stays. In the place of an email that is confirmed a new one comes once it is confirmed, too',
  })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The ETag that was read; another one by now answers 412',
  })
  @ApiOkResponse({ type: UserView, headers: ETAG })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  @ApiConflictResponse({ type: ProblemView, description: 'The email or the username is taken' })
  @ApiPreconditionFailedResponse({ type: ProblemView, description: 'Changed elsewhere in the meantime' })
  @ApiForbiddenResponse({ ...PROOF, description: `Another email: ${PROOF.description}` })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many changes of the email; see Retry-After' })
  update(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Body() body: UpdateProfile,
    @IfMatch() ifMatch: number | null,
    @AskedLanguage() language: Language,
  ): Promise<JsonText> {
    return this.accounts.update(owner, session, body, { ifMatch, language });
  }

  @Delete('me')
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes the account and everything that it owns, in every service, for good' })
  @ApiNoContentResponse({ description: 'Deleted; every token of it has ended' })
  @ApiBadRequestResponse({ type: ProblemView, description: 'The password is missing or wrong' })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  @ApiForbiddenResponse(STEP_UP)
  delete(@Owner() owner: OwnerId, @OwnSession() session: string, @Body() body: DeleteAccount): Promise<void> {
    return this.accounts.delete(owner, session, body);
  }

  @Put('password')
  @ApiOperation({ summary: 'Changes the password, ends every earlier token and answers a new one' })
  @ApiOkResponse({ type: PasswordChangedView })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  @ApiForbiddenResponse(STEP_UP)
  changePassword(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Body() body: ChangePassword,
    @UserAgent() userAgent: string | null,
    @SpokenLanguage() language: Language,
  ): Promise<PasswordChangedView> {
    return this.accounts.changePassword(owner, session, body, userAgent, language);
  }
}
