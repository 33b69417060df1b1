import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { type OutgoingPlace, OutgoingRequests } from '../outgoing/outgoing-requests.service.js';
import { OwnerLimit } from '../outgoing/owner-limit.js';
import { RateLimits } from '../recipients/rate-limits.service.js';
import type { LubeLoggerFile, LubeLoggerServer, LubeLoggerView } from './lubelogger.dto.js';
import {
  fileTooLarge,
  keyMalformed,
  keyRefused,
  leadsElsewhere,
  noFile,
  noLubeLogger,
  sayWhy,
  tooMuch,
  tooSlow,
} from './lubelogger.errors.js';
import {
  aboutServer,
  INFO,
  isKey,
  isLocation,
  LUBELOGGER_LISTS,
  recordsOf,
  saysWho,
  type Told,
  VEHICLES,
  vehiclesOf,
  WHO_AM_I,
} from './lubelogger.rules.js';

const MEGABYTE = 1024 * 1024;
/** Maximum size of all lists together, the same as for an imported file. */
const MOST_BYTES = 10 * MEGABYTE;
const MOST_FILE_BYTES = 50 * MEGABYTE;
/** Timeout of all requests for the lists; below the gateway's timeout. */
const LISTS_WITHIN_MS = 90_000;
const FILE_WITHIN_MS = 110_000;
/** Maximum number of people with a request at the same time. */
const PLACES = 4;

/** A server, and how many bytes it may still send. */
interface Visit {
  place: OutgoingPlace;
  key: string | null | undefined;
  signal: AbortSignal;
  left: number;
}

/** Reads a person's data from LubeLogger by its API. Address and key are only used for this request, and never stored. */
@Injectable()
export class LubeLoggerService {
  private readonly places = new OwnerLimit(PLACES);

  constructor(
    private readonly outgoing: OutgoingRequests,
    private readonly limits: RateLimits,
  ) {}

  /** Returns vehicles and records of all kinds. @throws Invalid (400), with a message for `address` or `key` */
  async read(owner: OwnerId, server: LubeLoggerServer): Promise<LubeLoggerView> {
    await this.limits.lubeLogger(owner);
    return this.places.run(owner, async () => {
      const visit = await this.enter(owner, server, LISTS_WITHIN_MS);
      const about = aboutServer(await this.text(visit, INFO));
      const vehicles = await this.list(visit, VEHICLES, vehiclesOf);
      const records: Record<string, Told[]> = {};
      for (const [name, path] of Object.entries(LUBELOGGER_LISTS))
        records[name] = await this.list(visit, path, recordsOf);
      return { ...about, vehicles, records };
    });
  }

  /** Streams the bytes of a file. A file over the size limit ends in an error. @throws Invalid (400) */
  async file(owner: OwnerId, { location, ...server }: LubeLoggerFile): Promise<Readable> {
    if (!isLocation(location)) throw noFile();
    await this.limits.lubeLogger(owner);
    // Holds the slot until the last byte is sent, or the reader gives up.
    return new Promise((tell, fail) => {
      const sent = this.places.run(owner, async () => {
        const bytes = await this.open(owner, server, location);
        tell(bytes);
        await new Promise((over) => bytes.once('close', over));
      });
      sent.catch(fail);
    });
  }

  private async open(owner: OwnerId, server: LubeLoggerServer, location: string): Promise<Readable> {
    const answer = await this.ask(await this.enter(owner, server, FILE_WITHIN_MS), location);
    if (answer.statusCode === 200) return bounded(answer);
    answer.destroy();
    throw noFile();
  }

  /** Begins a visit. Refuses a server that does not answer like LubeLogger. All later requests go to the same server. */
  private async enter(owner: OwnerId, { address, key }: LubeLoggerServer, within: number): Promise<Visit> {
    if (key && !isKey(key)) throw keyMalformed();
    const place = await this.outgoing.locate(owner, address).catch(sayWhy);
    const visit = { place, key, signal: AbortSignal.timeout(within), left: MOST_BYTES };
    if (!saysWho(await this.text(visit, WHO_AM_I))) throw noLubeLogger();
    return visit;
  }

  /** A 404 counts as an empty list, because older versions lack some lists. */
  private async list(visit: Visit, path: string, read: (text: string) => Told[] | null): Promise<Told[]> {
    const text = await this.text(visit, path, '[]');
    const list = read(text);
    if (!list) throw noLubeLogger();
    return list;
  }

  private async text(visit: Visit, path: string, missing?: string): Promise<string> {
    const answer = await this.ask(visit, path);
    try {
      const { statusCode: status = 0 } = answer;
      if (status === 401 || status === 403) throw keyRefused();
      if (status >= 300 && status < 400) throw leadsElsewhere();
      if (status === 404 && missing !== undefined) return missing;
      if (status !== 200) throw noLubeLogger();
      const pieces: Buffer[] = [];
      for await (const piece of answer as AsyncIterable<Buffer>) {
        visit.left -= piece.length;
        if (visit.left < 0) throw tooMuch(MOST_BYTES / MEGABYTE);
        pieces.push(piece);
      }
      return Buffer.concat(pieces).toString();
    } catch (error) {
      throw visit.signal.aborted ? tooSlow() : error;
    } finally {
      answer.destroy();
    }
  }

  private ask({ place, key, signal }: Visit, path: string): Promise<IncomingMessage> {
    const headers = { accept: '*/*', 'culture-invariant': '1', ...(key && { 'x-api-key': key }) };
    return this.outgoing.get(place, { path, headers, signal }).catch(sayWhy);
  }
}

/** Passes on the bytes of an answer; fails if there are too many. */
function bounded(answer: IncomingMessage): Readable {
  const said = Number(answer.headers['content-length'] ?? 0);
  if (said > MOST_FILE_BYTES) {
    answer.destroy();
    throw fileTooLarge(MOST_FILE_BYTES / MEGABYTE);
  }
  let left = MOST_FILE_BYTES;
  const counted = new Transform({
    transform(piece: Buffer, _, done) {
      left -= piece.length;
      if (left < 0) done(fileTooLarge(MOST_FILE_BYTES / MEGABYTE));
      else done(null, piece);
    },
  });
  answer.once('error', (error) => counted.destroy(error));
  counted.once('close', () => answer.destroy());
  return answer.pipe(counted);
}
