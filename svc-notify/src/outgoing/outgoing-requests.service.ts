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

/** A request that is posted to an address of a person's choice. */
export interface OutgoingRequest {
  /** Whose choice it is: of all look-ups at once one person has one. */
  owner: OwnerId;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** A server that is asked more than once: it is where it was found and checked at first, whatever a name server says of it later. */
export interface OutgoingPlace {
  readonly target: URL;
  /** The address that stands in the place of a name. */
  readonly literal: string | null;
  /** The addresses that its name leads to; only the one that answered, once one has. */
  found: readonly LookupAddress[];
}

/** A question to a server. Its answer is read as it arrives, until `signal` ends it. */
export interface OutgoingQuestion {
  /** Below the path of the place. */
  path: string;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

export interface OutgoingAnswer {
  status: number;
  /** The beginning of the answer; null if it came from a private network, whose answers are told to nobody. */
  text: string | null;
}

/** Each begins when the one before has ended; all together they are shorter than the lease of what is sent. */
const QUEUED_WITHIN_MS = 20_000;
const FOUND_WITHIN_MS = 10_000;
const ANSWERED_WITHIN_MS = 15_000;
/** The most that is read of an answer. */
const MOST_BYTES = 4_096;

/** Names that are looked up at once. A look-up holds one of the four threads on which passwords are hashed as well, and a name server of a person's choice may take its time. */
const LOOKUPS_AT_ONCE = 2;

/** For injection: who says where a name is. */
export const RESOLVE = Symbol('identity:resolve');
export type Resolve = typeof lookup;

/**
 * Asks addresses that people chose, and nothing in the network that Carnet itself stands in. A name is looked up once for each
 * connection, what was found is checked, and only what was checked is connected to: a name server that says something else a moment later
 * changes nothing. Redirects are answers like others, and nobody follows them.
 */
@Injectable()
export class OutgoingRequests {
  private readonly lookups = new OwnerLimit(LOOKUPS_AT_ONCE);

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<NotifySettings, 'privateNetworks'>,
    @Optional() @Inject(RESOLVE) private readonly resolve: Resolve = lookup,
  ) {}

  /** @throws AddressRefused where the address may not be asked, NoAnswer where nobody answers in time, OutgoingBusy where nobody could be asked */
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
   * Asks a server for something. Whoever asks reads the answer, as much of it as they mean to, and destroys it; they answer as well for what they tell of a private
   * network.
   * @throws NoAnswer where nobody answers in time
   */
  async get(place: OutgoingPlace, { path, headers, signal }: OutgoingQuestion): Promise<IncomingMessage> {
    const url = new URL(place.target);
    url.search = '';
    url.pathname = url.pathname.replace(/\/+$/, '') + path;
    const sent = begin(url, place.found, { method: 'GET', signal, headers });
    // An error that comes later ends the answer as well, which reports it to its reader.
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

  /** Finds where an address leads, and checks it. @throws AddressRefused, NoAnswer, OutgoingBusy */
  async locate(owner: OwnerId, url: string): Promise<OutgoingPlace> {
    const fault = faultOfAddress(url, this.settings.privateNetworks);
    if (fault !== null) throw new AddressRefused(fault);
    const target = new URL(url);
    const literal = literalOf(target);
    return { target, literal, found: literal === null ? await this.find(owner, target.hostname) : [] };
  }

  /** Finds of a name what may be reached. */
  private async find(owner: OwnerId, name: string): Promise<LookupAddress[]> {
    const found = await this.lookUp(owner, name);
    const allowed = found.filter(({ address }) => mayReach(address, this.settings.privateNetworks));
    if (allowed.length === 0) throw new AddressRefused('private');
    return allowed;
  }

  /** Looks a name up once it is its turn. Whoever does not wait any more frees the place all the same only when the name server has answered: until then its thread is taken. */
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

/** A connection of its own for each request, which is closed after it: none is kept that was checked under another name. */
function begin(target: URL, found: readonly LookupAddress[], options: RequestOptions): ClientRequest {
  const start = target.protocol === 'https:' ? overHttps : overHttp;
  const headers = { ...options.headers, 'user-agent': 'Carnet' };
  return start(target, { ...options, agent: false, lookup: saying(found), headers });
}

/** Has a connection take what was found and checked before. */
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

/** For a person: a word that says what went wrong, and nothing of what else is in this network. */
function whyOf(error: Error): NoAnswer['why'] {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'not-found';
  if (/^(?:CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code)) return 'certificate';
  return 'no-connection';
}
