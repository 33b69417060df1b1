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

/**
 * Finds out whom the token of one way in was issued to: passport-jwt checks signature, algorithm, issuer, audience and expiry, `ownerOf`
 * all that it lets through.
 */
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
   * Whom the request's token was issued to where its signature was checked before, else undefined. A signature takes 60 to 150 µs to check
   * and passport takes 5 more, a look into a map none: the latest tokens are known by their text.
   */
  ownerOfVerified(request: TokenCarrier): OwnerId | undefined {
    const payload = this.verified.find(this.way.tokenOf(request));
    return payload && this.ownerOf(request, payload);
  }

  /** Called by passport-jwt with the payload of a token whose signature is right. */
  validate(request: TokenCarrier, payload: unknown): OwnerId {
    const owner = this.ownerOf(request, payload);
    this.verified.add(this.way.tokenOf(request)!, payload as TokenPayload);
    return owner;
  }

  /** Services that run in one process share `passport`: registered there, the strategy of one would be used by all. */
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

/** By `x-auth-token`: the whole API. */
@Injectable()
export class TokenStrategy extends WayInStrategy {
  constructor(keys: KeyRing, ended: EndedTokens, state: SignInState, verified: VerifiedTokens) {
    super(byHeader, keys, ended, state, verified);
  }
}

/** By the cookie that a browser sends for files. */
@Injectable()
export class MediaCookieStrategy extends WayInStrategy {
  constructor(keys: KeyRing, ended: EndedTokens, state: SignInState, verified: VerifiedTokens) {
    super(byMediaCookie, keys, ended, state, verified);
  }
}

/** Whatever goes wrong while a key is looked for refuses the token; thrown, it would be a fault of ours. */
const providerOf =
  (keys: KeyRing): SecretOrKeyProvider =>
  async (_request, token: string, done) => {
    try {
      // passport-jwt hands the key on as it is; its types know no KeyObject.
      done(null, (await keys.of(token)) as unknown as string);
    } catch (error) {
      done(error);
    }
  };
