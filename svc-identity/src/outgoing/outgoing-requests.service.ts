import { lookup } from 'node:dns';
import { type ClientRequest, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Inject, Injectable, Optional } from '@nestjs/common';
import pLimit from 'p-limit';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { faultOfAddress, literalOf } from './address.rules.js';
import { isPublicAddress, mayReach } from './networks.rules.js';
import { AddressRefused, NoAnswer } from './outgoing.errors.js';

/** What is posted, to an address of a person's choice. */
export interface OutgoingRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

export interface OutgoingAnswer {
  status: number;
  /** How it begins; null where the answer came from a private network, whose answers are told to nobody. */
  text: string | null;
}

/** From the look-up to the end of the answer. */
const WITHIN_MS = 15_000;
/** So much of an answer is read. */
const MOST_BYTES = 4_096;

/** Names that are looked up at once. A look-up holds one of the four threads on which passwords are hashed as well, and a name server of a person's choice may take its time. */
const LOOKUPS_AT_ONCE = 2;

/** For injection: who says where a name is. */
export const RESOLVE = Symbol('identity:resolve');
export type Resolve = typeof lookup;

/**
 * Posts to addresses that people chose, and to nothing in the network that Carnet itself stands in. A name is looked up once for each
 * connection, what was found is checked, and only what was checked is connected to: a name server that says something else a moment later
 * changes nothing. Redirects are answers like others, and nobody follows them.
 */
@Injectable()
export class OutgoingRequests {
  private readonly lookups = pLimit(LOOKUPS_AT_ONCE);

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<IdentitySettings, 'privateNetworks'>,
    @Optional() @Inject(RESOLVE) private readonly resolve: Resolve = lookup,
  ) {}

  /** @throws AddressRefused where the address may not be asked, NoAnswer where nobody answers in time */
  async post({ url, headers, body }: OutgoingRequest): Promise<OutgoingAnswer> {
    const fault = faultOfAddress(url, this.settings.privateNetworks);
    if (fault !== null) throw new AddressRefused(fault);
    const target = new URL(url);
    const start = target.protocol === 'https:' ? overHttps : overHttp;
    const signal = AbortSignal.timeout(WITHIN_MS);
    const sent = start(target, {
      method: 'POST',
      // A connection of its own for each, which is closed after it: none is kept that was checked under another name.
      agent: false,
      lookup: this.guardedLookup,
      signal,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'Carnet' },
    });
    sent.end(body);
    try {
      return await answerTo(sent, literalOf(target));
    } catch (error) {
      throw error instanceof AddressRefused ? error : new NoAnswer(whyOf(error as Error, signal));
    } finally {
      sent.destroy();
    }
  }

  /** Finds of a name what may be reached, and nothing where it has no such address. */
  private readonly guardedLookup: LookupFunction = (hostname, options, done) => {
    const lookUp = (free: () => void) =>
      this.resolve(hostname, { ...options, all: true }, (error, found) => {
        free();
        if (error) return done(error, []);
        const allowed = found.filter(({ address }) => mayReach(address, this.settings.privateNetworks));
        const [first] = allowed;
        if (!first) return done(new AddressRefused('private'), []);
        if (options.all) return done(null, allowed);
        return done(null, first.address, first.family);
      });
    void this.lookups(() => new Promise<void>(lookUp));
  };
}

async function answerTo(sent: ClientRequest, literal: string | null): Promise<OutgoingAnswer> {
  return new Promise((tell, fail) => {
    sent.on('error', fail);
    sent.on('response', (response) => {
      const from = literal ?? response.socket.remoteAddress ?? '';
      const pieces: Buffer[] = [];
      let read = 0;
      const end = () =>
        tell({
          status: response.statusCode ?? 0,
          text: isPublicAddress(from) ? Buffer.concat(pieces).subarray(0, MOST_BYTES).toString() : null,
        });
      response.on('data', (piece: Buffer) => {
        pieces.push(piece);
        read += piece.length;
        if (read >= MOST_BYTES) end();
      });
      response.on('end', end);
      response.on('error', fail);
    });
  });
}

/** For a person: a word that says what went wrong, and nothing of what else is in this network. */
function whyOf(error: Error, signal: AbortSignal): NoAnswer['why'] {
  if (signal.aborted) return 'too-slow';
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'not-found';
  if (/^(?:CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code)) return 'certificate';
  return 'no-connection';
}
