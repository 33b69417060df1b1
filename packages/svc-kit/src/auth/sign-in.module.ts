import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { OwnerAdmission } from '../http/owner-admission.js';
import { EndedTokens } from './ended-tokens.js';
import { EndedSessionHandler, SigningKeyHandler, UserTokensHandler } from './identity.handlers.js';
import { KeyRing } from './key-ring.js';
import { SignInGuard } from './sign-in.guard.js';
import { SignInState } from './sign-in-state.js';
import { MediaCookieStrategy, TokenStrategy } from './token.strategy.js';
import { VerifiedTokens } from './verified-tokens.js';

@Global()
@Module({
  providers: [
    KeyRing,
    EndedTokens,
    VerifiedTokens,
    TokenStrategy,
    MediaCookieStrategy,
    OwnerAdmission,
    SignInState,
    SigningKeyHandler,
    EndedSessionHandler,
    UserTokensHandler,
    { provide: APP_GUARD, useClass: SignInGuard },
  ],
  exports: [SignInState, EndedTokens, SigningKeyHandler, EndedSessionHandler, UserTokensHandler],
})
export class SignInModule {}
