import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type SecretOrKeyProvider, Strategy, type StrategyOptionsWithRequest } from 'passport-jwt';
import { Unauthenticated } from '@carnet/messages';
import type { OwnerId } from '@carnet/rest';
import { EndedTokens } from './ended-tokens.js';
import { KeyRing } from './key-ring.js';
import { SignInState } from './sign-in-state.js';
import {
  byHeader,
  byMediaCookie,
  claimsOf,
  TOKEN,
  type TokenCarrier,
  type TokenPayload,
  type WayIn,
} from './tokens.js';
import { VerifiedTokens } from './verified-tokens.js';

/** Finds the owner of a token. passport-jwt checks signature, algorithm, issuer, audience and expiry; `ownerOf` checks the rest. */
abstract class WayInStrategy extends PassportStrategy(Strategy) {
  protected constructor(
    private readonly way: WayIn,
    keys: KeyRing,
    private readonly ended: EndedTokens,
    private readonly state: SignInState,
    private readonly verified: VerifiedTokens,
  ) {
    const options: StrategyOptionsWithRequest = {
      jwtFromRequest: (request: TokenCarrier) => way.tokenOf(request),
      secretOrKeyProvider: providerOf(keys),
      algorithms: [TOKEN.algorithm],
      issuer: TOKEN.issuer,
      audience: way.audience,
      passReqToCallback: true,
    };
    super(options);
  }

  /**
   * Returns the owner of the request's token if its signature was verified before, otherwise undefined. Verifying takes 60 to 150 µs, and passport 5 more; a
   * map look-up costs almost nothing. So recently verified tokens are cached by their text.
   */
  ownerOfVerified(request: TokenCarrier): OwnerId | undefined {
    const payload = this.verified.find(this.way.tokenOf(request));
    return payload && this.ownerOf(request, payload);
  }

  /** Called by passport-jwt with the payload of a token whose signature is valid. */
  validate(request: TokenCarrier, payload: unknown): OwnerId {
    const owner = this.ownerOf(request, payload);
    this.verified.add(this.way.tokenOf(request)!, payload as TokenPayload);
    return owner;
  }

  /** Services in one process share the module `passport`: a strategy registered there would be used by all of them. */
  getPassportInstance() {
    return { use: () => undefined };
  }

  private ownerOf(request: TokenCarrier, payload: unknown): OwnerId {
    const claims = claimsOf(payload, this.way.audience);
    this.state.requireCurrent();
    if (this.ended.hasEnded(claims)) throw new Unauthenticated();
    request.sessionId = claims.session;
    return claims.userId;
  }
}

/** Reads the token from `x-auth-token`, for the whole API. */
@Injectable()
export class TokenStrategy extends WayInStrategy {
  constructor(keys: KeyRing, ended: EndedTokens, state: SignInState, verified: VerifiedTokens) {
    super(byHeader, keys, ended, state, verified);
  }
}

/** Reads the token from the cookie that a browser sends for files. */
@Injectable()
export class MediaCookieStrategy extends WayInStrategy {
  constructor(keys: KeyRing, ended: EndedTokens, state: SignInState, verified: VerifiedTokens) {
    super(byMediaCookie, keys, ended, state, verified);
  }
}

/** An error during the key look-up must refuse the token. If it were thrown, the answer would be a 500. */
const providerOf =
  (keys: KeyRing): SecretOrKeyProvider =>
  async (_request, token: string, done) => {
    try {
      // passport-jwt passes the key on unchanged; its types do not know KeyObject.
      done(null, (await keys.of(token)) as unknown as string);
    } catch (error) {
      done(error);
    }
  };
