import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { OwnerAdmission } from '../http/owner-admission.js';
import { SigningKeyHandler, UserTokensHandler } from './identity.handlers.js';
import { KeyRing } from './key-ring.js';
import { SignInGuard } from './sign-in.guard.js';
import { SignInState } from './sign-in-state.js';
import { TokenFloors } from './token-floors.js';
import { MediaCookieStrategy, TokenStrategy } from './token.strategy.js';
import { VerifiedTokens } from './verified-tokens.js';

@Global()
@Module({
  providers: [
    KeyRing,
    TokenFloors,
    VerifiedTokens,
    TokenStrategy,
    MediaCookieStrategy,
    OwnerAdmission,
    SignInState,
    SigningKeyHandler,
    UserTokensHandler,
    { provide: APP_GUARD, useClass: SignInGuard },
  ],
  exports: [SignInState, SigningKeyHandler, UserTokensHandler],
})
export class SignInModule {}
