import { Global, Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Listener } from '../facts/index.js';
import { LOG } from '../injection.js';
import type { Log } from '../logging/logger.js';
import { SIGN_IN_CHANGED, SigningKeyHandler, UserTokensHandler } from './identity.handlers.js';
import { KeyRing } from './key-ring.js';
import { SignInGuard } from './sign-in.guard.js';
import { TokenFloors } from './token-floors.js';
import { TokenVerifier } from './token-verifier.js';

/** Keeps keys and floors in memory as fresh as the database has them, in every instance of the service. */
@Injectable()
class SignInState implements OnApplicationBootstrap {
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly listener: Listener,
    private readonly keys: KeyRing,
    private readonly floors: TokenFloors,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.listener.on(SIGN_IN_CHANGED, () => this.refresh());
    this.listener.onConnected(() => this.refresh());
    await this.load();
  }

  /** One reload at a time; each notice is followed by a reload that began after it. */
  private refresh(): void {
    this.running = this.running
      .then(() => this.load())
      .catch((error: Error) => this.log.warn(`Sign-in state not reloaded: ${error.message}`));
  }

  private async load(): Promise<void> {
    await Promise.all([this.keys.reload(), this.floors.reload()]);
  }
}

@Global()
@Module({
  providers: [
    KeyRing,
    TokenFloors,
    TokenVerifier,
    SignInState,
    SigningKeyHandler,
    UserTokensHandler,
    { provide: APP_GUARD, useClass: SignInGuard },
  ],
  exports: [TokenVerifier, SigningKeyHandler, UserTokensHandler],
})
export class SignInModule {}
