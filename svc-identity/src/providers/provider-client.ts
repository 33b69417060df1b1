import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type * as openid from 'openid-client';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { type Claims, readClaims } from './claims.rules.js';
import { ProviderAway } from './provider.errors.js';
import type { ProviderSettings } from './provider-settings.js';

/** The state of a sign-in in progress, stored only in the browser. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

/** The cache time of a provider's discovery document, whose keys may change. */
const KNOWN_FOR_MS = 60 * 60 * 1_000;
const TIMEOUT_S = 10;
/** The maximum age of a sign-in at the provider; an older one must be repeated, because a sign-in here counts as a proof for ten minutes (ADR 90). */
const SIGNED_IN_WITHIN_S = 10 * 60;

/** Speaks OpenID Connect with providers. The library is loaded at first use (ADR 88). */
@Injectable()
export class ProviderClient {
  private readonly known = new Map<string, { config: openid.Configuration; until: number }>();
  /** Shared requests for documents: so an unreachable provider takes one connection, not one for each visitor. */
  private readonly asked = new Map<string, Promise<openid.Configuration>>();
  private readonly log: Log;

  constructor(
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
    @Inject(LOG) log: Log,
  ) {
    this.log = log.child({ context: 'Providers' });
  }

  /** Returns the URL for the browser, and the state to store in it. @throws ProviderAway */
  async begin(provider: ProviderSettings): Promise<{ url: string; attempt: Attempt }> {
    return this.away(provider, async (client, config) => {
      const attempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: this.callbackOf(provider),
        scope: provider.scope,
        state: attempt.state,
        nonce: attempt.nonce,
        max_age: String(SIGNED_IN_WITHIN_S),
        code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, attempt };
    });
  }

  /** Returns the claims of the person who came back with `query`. @throws ProviderAway, or the error of openid-client */
  async finish(provider: ProviderSettings, query: string, attempt: Attempt): Promise<Claims> {
    return this.away(provider, async (client, config) => {
      const came = new URL(`${this.callbackOf(provider)}${query}`);
      const tokens = await client.authorizationCodeGrant(config, came, {
        pkceCodeVerifier: attempt.verifier,
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      const more = config.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
      return readClaims({ ...more, ...claims, auth_time: claims.auth_time });
    });
  }

  private callbackOf({ name }: ProviderSettings): string {
    return `${this.settings.mail.carnetUrl}/api/auth/providers/${name}/callback`;
  }

  private async away<Answer>(
    provider: ProviderSettings,
    ask: (client: typeof openid, config: openid.Configuration) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      const client = await import('openid-client');
      return await ask(client, await this.configOf(client, provider));
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      this.log.warn({ provider: provider.name, code }, `A sign-in by a provider failed: ${message}`);
      throw new ProviderAway();
    }
  }

  private configOf(client: typeof openid, provider: ProviderSettings): Promise<openid.Configuration> {
    const { name } = provider;
    const known = this.known.get(name);
    if (known && known.until > Date.now()) return Promise.resolve(known.config);
    const asked = this.asked.get(name) ?? this.discover(client, provider).finally(() => this.asked.delete(name));
    this.asked.set(name, asked);
    return asked;
  }

  private async discover(
    client: typeof openid,
    { name, issuer, clientId, clientSecret }: ProviderSettings,
  ): Promise<openid.Configuration> {
    const server = new URL(issuer);
    const plain = server.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    const config = await client.discovery(
      server,
      clientId,
      undefined,
      clientSecret === null ? client.None() : client.ClientSecretBasic(clientSecret),
      // By default the library trusts the TLS connection and does not verify signatures.
      { timeout: TIMEOUT_S, execute: [client.enableNonRepudiationChecks, ...plain] },
    );
    this.known.set(name, { config, until: Date.now() + KNOWN_FOR_MS });
    return config;
  }
}
