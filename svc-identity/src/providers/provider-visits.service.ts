import { hashOf, newSecret } from '@carnet/mail';
import { Database } from '@carnet/pg';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { network } from '../rate-limits/address.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { ProviderAway, ProviderNotFound } from './provider.errors.js';
import { bind, boundOf, type Purpose } from './provider-cookie.js';
import { ProviderClient } from './provider-client.js';
import type { ProviderSettings } from './provider-settings.js';
import { ProvidersRepository } from './providers.repository.js';

/** The final pages. The code is in the fragment, which browsers do not send. */
const PAGES: Record<Purpose, string> = { 'sign-in': '/provider', link: '/profile?tab=password' };
/** The pages on which a sign-in begins. */
const BEGINNINGS: Record<Purpose, string> = { 'sign-in': '/login', link: PAGES.link };

/** Redirects a browser to a provider, and handles its return. The page then gets a code that works once, only in this browser. */
@Injectable()
export class ProviderVisits {
  constructor(
    private readonly database: Database,
    private readonly providers: ProvidersRepository,
    private readonly client: ProviderClient,
    private readonly rateLimits: RateLimits,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
  ) {}

  async begin(name: string, purpose: Purpose, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const provider = this.named(name);
    if (!isOfOurPage(request, this.settings.mail.carnetUrl)) return lead(reply, BEGINNINGS[purpose]);
    try {
      const { url, attempt } = await this.client.begin(provider);
      bind(request, reply, { ...attempt, provider: name, purpose, browser: newSecret() });
      await lead(reply, url);
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      await lead(reply, `${PAGES[purpose]}#error=away`);
    }
  }

  async comeBack(name: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const provider = this.named(name);
    const bound = boundOf(request);
    const query = new URL(request.url, 'http://here').search;
    if (bound?.provider !== name) return lead(reply, `${PAGES['sign-in']}#error=ended`);
    const page = PAGES[bound.purpose === 'link' ? 'link' : 'sign-in'];
    await this.rateLimits.another(network(request.ip));
    if (new URLSearchParams(query).has('error')) return lead(reply, `${page}#error=refused`);
    try {
      const claims = await this.client.finish(provider, query, bound);
      const code = newSecret();
      const arrival = { issuer: provider.issuer, claims };
      await this.providers.arrive(this.database, hashOf(code), hashOf(bound.browser), arrival);
      await lead(reply, `${page}#code=${code}`);
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      await lead(reply, `${page}#error=away`);
    }
  }

  private named(name: string): ProviderSettings {
    const provider = this.settings.providers.find((one) => one.name === name);
    if (!provider) throw new ProviderNotFound();
    return provider;
  }
}

/**
 * Returns true if the navigation comes from our own page. So a link on another site or in a mail cannot start a sign-in that a provider would complete
 * silently. Browsers send the origin of a navigation (Fetch Metadata); without it, as over plain HTTP, a referrer of another site is rejected.
 */
function isOfOurPage({ headers }: FastifyRequest, carnetUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { referer } = headers;
  return referer === undefined || (URL.canParse(referer) && new URL(referer).origin === new URL(carnetUrl).origin);
}

async function lead(reply: FastifyReply, url: string): Promise<void> {
  await reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 302);
}
