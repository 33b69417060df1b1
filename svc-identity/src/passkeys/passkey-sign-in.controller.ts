import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { ProblemView, Public, UserAgent } from '@carnet/rest';
import { SignedInView } from '../accounts/account.dto.js';
import { Address } from '../rate-limits/address.js';
import { PasskeySignIn, PasskeyVisitView } from './passkey.dto.js';
import { PasskeySignIns } from './passkey-sign-ins.service.js';

@ApiTags('Account')
@Controller('api/auth/passkeys/sign-in')
export class PasskeySignInController {
  constructor(private readonly signIns: PasskeySignIns) {}

  @Post('options')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'What a device is asked to sign in by a passkey; the same for everybody', security: [] })
  @ApiOkResponse({ type: PasskeyVisitView })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Asked too often; see Retry-After' })
  ask(@Address() address: string): Promise<PasskeyVisitView> {
    return this.signIns.ask(address);
  }

  @Post()
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Signs in by a passkey, without a password', security: [] })
  @ApiOkResponse({ type: SignedInView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'It was asked too long ago, or was answered already' })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'No passkey of anybody, or it signs wrongly' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  signIn(
    @Body() body: PasskeySignIn,
    @Address() address: string,
    @UserAgent() userAgent: string | null,
  ): Promise<SignedInView> {
    return this.signIns.signIn(body, address, userAgent);
  }
}
