import { lookup, type LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { OwnerId } from '@carnet/rest';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { type NotifySettings, SETTINGS } from '../settings.js';
import { faultOfAddress, literalOf } from './address.rules.js';
import { isPublicAddress, mayReach } from './networks.rules.js';
import { AddressRefused, NoAnswer, OutgoingBusy } from './outgoing.errors.js';
import { OwnerLimit } from './owner-limit.js';

/** A POST request to an address that a person chose. */
export interface OutgoingRequest {
  /** The person who chose it. Each person may have only one look-up at a time. */
  owner: OwnerId;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** A server for several requests. It keeps the IP address that was found and checked first, even if DNS changes later. */
export interface OutgoingPlace {
  readonly target: URL;
  /** The IP address, if the URL has one instead of a name. */
  readonly literal: string | null;
  /** The IP addresses of its name. After the first answer, only the one that answered. */
  found: readonly LookupAddress[];
}

/** A GET request to a server. The answer is streamed until `signal` aborts it. */
export interface OutgoingQuestion {
  /** Path below the path of the place. */
  path: string;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

export interface OutgoingAnswer {
  status: number;
  /** The start of the answer; null if it came from a private network, because such answers must not be shown. */
  text: string | null;
}

/** Timeouts of consecutive phases. Together they are shorter than the lease of a message. */
const QUEUED_WITHIN_MS = 20_000;
const FOUND_WITHIN_MS = 10_000;
const ANSWERED_WITHIN_MS = 15_000;
/** Maximum bytes to read of an answer. */
const MOST_BYTES = 4_096;

/** Maximum number of concurrent look-ups. Each blocks one of libuv's four threads, which also hash passwords, and a person's name server may be slow. */
const LOOKUPS_AT_ONCE = 2;

/** Injection token of the DNS look-up. */
export const RESOLVE = Symbol('identity:resolve');
export type Resolve = typeof lookup;

/**
 * Sends requests to addresses that people chose, but never into Carnet's own network. Each connection looks the name up once, checks the IP addresses, and only
 * connects to checked ones. So a name server that changes its answer a moment later has no effect. Redirects are not followed.
 */
@Injectable()
export class OutgoingRequests {
  private readonly lookups = new OwnerLimit(LOOKUPS_AT_ONCE);

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<NotifySettings, 'privateNetworks'>,
    @Optional() @Inject(RESOLVE) private readonly resolve: Resolve = lookup,
  ) {}

  /** @throws AddressRefused if the address is not allowed, NoAnswer after a timeout or failure, OutgoingBusy if no request could be sent */
  async post({ owner, url, headers, body }: OutgoingRequest): Promise<OutgoingAnswer> {
    const { target, literal, found } = await this.locate(owner, url);
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    const length = String(Buffer.byteLength(body));
    const sent = begin(target, found, {
      method: 'POST',
      signal,
      headers: { ...headers, 'content-length': length },
    });
    sent.end(body);
    try {
      return await answerTo(sent, literal);
    } catch (error) {
      throw signal.aborted ? new NoAnswer('too-slow') : new NoAnswer(whyOf(error as Error));
    } finally {
      sent.destroy();
    }
  }

  /**
   * Sends a GET request. The caller reads as much of the answer as it needs, and destroys it. The caller also decides what to show of an answer from a private
   * network.
   * @throws NoAnswer after a timeout or failure
   */
  async get(place: OutgoingPlace, { path, headers, signal }: OutgoingQuestion): Promise<IncomingMessage> {
    const url = new URL(place.target);
    url.search = '';
    url.pathname = url.pathname.replace(/\/+$/, '') + path;
    const sent = begin(url, place.found, { method: 'GET', signal, headers });
    // A later error also ends the answer, which reports it to its reader.
    sent.on('error', () => undefined);
    sent.end();
    try {
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      const { remoteAddress: address = '' } = answer.socket;
      if (place.literal === null) place.found = [{ address, family: isIP(address) }];
      return answer;
    } catch (error) {
      sent.destroy();
      throw signal.aborted ? new NoAnswer('too-slow') : new NoAnswer(whyOf(error as Error));
    }
  }

  /** Looks an address up, and checks it. @throws AddressRefused, NoAnswer, OutgoingBusy */
  async locate(owner: OwnerId, url: string): Promise<OutgoingPlace> {
    const fault = faultOfAddress(url, this.settings.privateNetworks);
    if (fault !== null) throw new AddressRefused(fault);
    const target = new URL(url);
    const literal = literalOf(target);
    return { target, literal, found: literal === null ? await this.find(owner, target.hostname) : [] };
  }

  /** The allowed IP addresses of a name. */
  private async find(owner: OwnerId, name: string): Promise<LookupAddress[]> {
    const found = await this.lookUp(owner, name);
    const allowed = found.filter(({ address }) => mayReach(address, this.settings.privateNetworks));
    if (allowed.length === 0) throw new AddressRefused('private');
    return allowed;
  }

  /** Queues a look-up. After the caller's timeout, the slot is only released when the name server has answered, because the thread is blocked until then. */
  private lookUp(owner: OwnerId, name: string): Promise<LookupAddress[]> {
    return new Promise((tell, fail) => {
      let hasBegun = false;
      const patience = AbortSignal.timeout(QUEUED_WITHIN_MS);
      patience.addEventListener('abort', () => hasBegun || fail(new OutgoingBusy()));
      const look = (free: () => void): void => {
        if (patience.aborted) return free();
        hasBegun = true;
        AbortSignal.timeout(FOUND_WITHIN_MS).addEventListener('abort', () => fail(new NoAnswer('too-slow')));
        this.resolve(name, { all: true }, (error, found) => {
          free();
          if (error) fail(new NoAnswer(whyOf(error)));
          else tell(found);
        });
      };
      void this.lookups.run(owner, () => new Promise<void>(look));
    });
  }
}

/** Each request has its own connection, which is closed afterwards. A kept connection might have been checked for another name. */
function begin(target: URL, found: readonly LookupAddress[], options: RequestOptions): ClientRequest {
  const start = target.protocol === 'https:' ? overHttps : overHttp;
  const headers = { ...options.headers, 'user-agent': 'Carnet' };
  return start(target, { ...options, agent: false, lookup: saying(found), headers });
}

/** A look-up function that returns the addresses that were already checked. */
const saying =
  (found: readonly LookupAddress[]): LookupFunction =>
  (_, { all }, done) =>
    all ? done(null, [...found]) : done(null, found[0]!.address, found[0]!.family);

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

/** A reason code for people, without details about this network. */
function whyOf(error: Error): NoAnswer['why'] {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'not-found';
  if (/^(?:CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code)) return 'certificate';
  return 'no-connection';
}
