import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
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
import { Owner, type OwnerId, OwnSession, ProblemView } from '@carnet/rest';
import { PasskeyRequestView } from '../passkeys/passkey.dto.js';
import {
  AppConfirmedView,
  ConfirmApp,
  NewAppView,
  OwnProof,
  PROOF,
  RecoveryCodesView,
  SecondFactorView,
  StepUpRequiredView,
} from './second-factor.dto.js';
import { SecondFactor } from './second-factor.service.js';
import { SignInProofs } from './sign-in-proofs.service.js';

@ApiTags('Account')
@ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
@Controller('api/auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly secondFactor: SecondFactor,
    private readonly proofs: SignInProofs,
  ) {}

  @Get()
  @ApiOperation({ summary: 'What is asked for beside the password' })
  @ApiOkResponse({ type: SecondFactorView })
  get(@Owner() owner: OwnerId, @OwnSession() session: string): Promise<SecondFactorView> {
    return this.secondFactor.get(owner, session);
  }

  @Post('proof')
  @HttpCode(204)
  @ApiOperation({ summary: 'Proves that it is the person; what wants a proof is open to this session for ten minutes' })
  @ApiNoContentResponse({ description: 'Proven' })
  @ApiBadRequestResponse({ type: ProblemView, description: 'It is wrong, or was used' })
  @ApiForbiddenResponse({ type: StepUpRequiredView, description: 'It proves nothing here; see `step_up.methods`' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  prove(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @Body() body: OwnProof,
    @SpokenLanguage() language: Language,
  ): Promise<void> {
    return this.proofs.prove(owner, session, body, language);
  }

  @Post('proof/options')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a passkey is to answer as a proof' })
  @ApiOkResponse({ type: PasskeyRequestView })
  askProof(@Owner() owner: OwnerId, @OwnSession() session: string): Promise<PasskeyRequestView> {
    return this.proofs.askProof(owner, session);
  }

  @Post('totp')
  @ApiOperation({ summary: 'Makes a secret for an authenticator app, which counts once a code of it has come' })
  @ApiCreatedResponse({ type: NewAppView })
  @ApiForbiddenResponse(PROOF)
  @ApiConflictResponse({ type: ProblemView, description: 'An app is turned on already' })
  offerApp(@Owner() owner: OwnerId, @OwnSession() session: string): Promise<NewAppView> {
    return this.secondFactor.offerApp(owner, session);
  }

  @Post('totp/confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Turns the authenticator app on, by a code of it' })
  @ApiOkResponse({ type: AppConfirmedView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'The code is wrong' })
  @ApiConflictResponse({ type: ProblemView, description: 'There is no secret to confirm' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  confirmApp(
    @Owner() owner: OwnerId,
    @Body() { code }: ConfirmApp,
    @SpokenLanguage() language: Language,
  ): Promise<AppConfirmedView> {
    return this.secondFactor.confirmApp(owner, code, language);
  }

  @Delete('totp')
  @HttpCode(204)
  @ApiOperation({ summary: 'Turns the authenticator app off' })
  @ApiNoContentResponse({ description: 'Off; without any second factor, recovery codes have ended as well' })
  @ApiForbiddenResponse(PROOF)
  @ApiNotFoundResponse({ type: ProblemView, description: 'None is turned on' })
  removeApp(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @SpokenLanguage() language: Language,
  ): Promise<void> {
    return this.secondFactor.removeApp(owner, session, language);
  }

  @Post('recovery-codes')
  @ApiOperation({ summary: 'Makes new recovery codes; those of before have ended' })
  @ApiCreatedResponse({ type: RecoveryCodesView })
  @ApiForbiddenResponse(PROOF)
  @ApiConflictResponse({ type: ProblemView, description: 'No second factor is turned on' })
  renewRecoveryCodes(
    @Owner() owner: OwnerId,
    @OwnSession() session: string,
    @SpokenLanguage() language: Language,
  ): Promise<RecoveryCodesView> {
    return this.secondFactor.renewRecoveryCodes(owner, session, language);
  }
}
