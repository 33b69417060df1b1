import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { OwnerAdmission } from '../http/owner-admission.js';
import { ApiKeyUses } from './api-key-uses.js';
import { ApiKeyGuard } from './api-key.guard.js';
import { ApiKeys } from './api-keys.js';
import { EndedTokens } from './ended-tokens.js';
import {
  ApiKeyHandler,
  EndedSessionHandler,
  GrantHandler,
  SigningKeyHandler,
  UserTokensHandler,
} from './identity.handlers.js';
import { GarageGrants } from './garage-grants.js';
import { GarageGuard } from './garage.guard.js';
import { InStep } from './in-step.js';
import { KeyRing } from './key-ring.js';
import { MadeApiKeys } from './made-api-keys.js';
import { MadeGrants } from './made-grants.js';
import { SignInState } from './sign-in-state.js';
import { SignInGuard } from './sign-in.guard.js';
import { MediaCookieStrategy, TokenStrategy } from './token.strategy.js';
import { VehicleScope } from './vehicle-scope.js';
import { VerifiedTokens } from './verified-tokens.js';

@Global()
@Module({
  providers: [
    KeyRing,
    EndedTokens,
    VerifiedTokens,
    ApiKeys,
    MadeApiKeys,
    ApiKeyUses,
    ApiKeyGuard,
    VehicleScope,
    MadeGrants,
    GarageGrants,
    InStep,
    GarageGuard,
    TokenStrategy,
    MediaCookieStrategy,
    OwnerAdmission,
    SignInState,
    SigningKeyHandler,
    ApiKeyHandler,
    GrantHandler,
    EndedSessionHandler,
    UserTokensHandler,
    { provide: APP_GUARD, useClass: SignInGuard },
  ],
  exports: [
    SignInState,
    EndedTokens,
    SigningKeyHandler,
    ApiKeyHandler,
    GrantHandler,
    EndedSessionHandler,
    UserTokensHandler,
  ],
})
export class SignInModule {}
