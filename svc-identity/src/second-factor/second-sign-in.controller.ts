import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { type Language, SpokenLanguage } from '@carnet/messages';
import { ProblemView, Public, UserAgent } from '@carnet/rest';
import { SignedInView } from '../accounts/account.dto.js';
import { AskSecondStep, PasskeyRequestView } from '../passkeys/passkey.dto.js';
import { Address } from '../rate-limits/address.js';
import { SecondSignIn } from './second-factor.dto.js';
import { SignInProofs } from './sign-in-proofs.service.js';

@ApiTags('Account')
@Controller('api/auth/second-factor')
export class SecondSignInController {
  constructor(private readonly proofs: SignInProofs) {}

  @Post('sign-in/options')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'What a passkey is to answer after the password', security: [] })
  @ApiOkResponse({ type: PasskeyRequestView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'The password is too long ago' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Asked too often; see Retry-After' })
  ask(@Body() { challenge }: AskSecondStep, @Address() address: string): Promise<PasskeyRequestView> {
    return this.proofs.askSecondStep(challenge, address);
  }

  @Post('sign-in')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Signs in by the second factor, after the password', security: [] })
  @ApiOkResponse({ type: SignedInView })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiUnauthorizedResponse({
    type: ProblemView,
    description: 'It is wrong or was used, or the password is too long ago',
  })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  signIn(
    @Body() body: SecondSignIn,
    @Address() address: string,
    @UserAgent() userAgent: string | null,
    @SpokenLanguage() language: Language,
  ): Promise<SignedInView> {
    return this.proofs.signIn(body, { address, userAgent, language });
  }
}
