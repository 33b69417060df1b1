import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { type Language, SpokenLanguage } from '@carnet/messages';
import { ProblemView, Public } from '@carnet/rest';
import { Address } from '../rate-limits/address.js';
import { ForgotPassword, ResetPassword, SaidView } from './forgotten-password.dto.js';
import { ForgottenPasswordsService } from './forgotten-passwords.service.js';

@ApiTags('Account')
@Controller('api/auth')
export class ForgottenPasswordsController {
  constructor(private readonly forgotten: ForgottenPasswordsService) {}

  @Post('forgot-password')
  @Public()
  @HttpCode(202)
  @ApiOperation({ summary: 'Sends a link to set a new password, where there is an account', security: [] })
  @ApiAcceptedResponse({ type: SaidView, description: 'The same whether there is an account or not' })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  ask(
    @Body() body: ForgotPassword,
    @Address() address: string,
    @SpokenLanguage() language: Language,
  ): Promise<SaidView> {
    return this.forgotten.ask(body, address, language);
  }

  @Post('reset-password')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Sets a new password by the link of a mail, and ends every token', security: [] })
  @ApiOkResponse({ type: SaidView })
  @ApiBadRequestResponse({ type: ProblemView, description: 'The password is weak, or the link has ended' })
  @ApiTooManyRequestsResponse({ type: ProblemView, description: 'Too many tries; see Retry-After' })
  reset(
    @Body() body: ResetPassword,
    @Address() address: string,
    @SpokenLanguage() language: Language,
  ): Promise<SaidView> {
    return this.forgotten.reset(body, address, language);
  }
}
