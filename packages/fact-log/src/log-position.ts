import type { FastifyInstance } from 'fastify';
import type { FactLog } from './fact-log.js';
import { type FactPosition, isPosition } from './fact.js';

/** In an answer to a write: the place up to which the service's log reaches with it. Of a request: what the answer has to know of. */
export const POSITION_HEADER = 'x-facts-position';
/** In a request: the answer also has to include what other services published because of the person's last write to this one. */
export const EFFECTS_HEADER = 'x-facts-effects';
/** In an answer: the services whose logs were not followed so far in time. */
export const BEHIND_HEADER = 'x-facts-behind';

/** A place in the log of a service. */
export interface LogPosition {
  service: string;
  /** The beginning of the log's identity: positions of another log say nothing. */
  log: string;
  position: FactPosition;
}

const LOG_LENGTH = 8;
const ONE = /^([a-z-]{1,40})=([0-9a-f]{8})\/(\d+\.\d+)$/;
const MAX_LENGTH = 1_000;

export const shortLog = (log: string): string => log.slice(0, LOG_LENGTH);

export const toHeader = ({ service, log, position }: LogPosition): string => `${service}=${shortLog(log)}/${position}`;

/** Parses the positions that a client sends, the last of each service; anything that is not such a position is ignored. */
export function fromHeader(header: string): LogPosition[] {
  const places = header
    .slice(0, MAX_LENGTH)
    .split(',')
    .flatMap((part) => {
      const [, service, log, position] = ONE.exec(part.trim()) ?? [];
      return service && log && position && isPosition(position) ? [{ service, log, position }] : [];
    });
  // Each is waited for, so one request may not name a service many times.
  return [...new Map(places.map((place) => [place.service, place])).values()];
}

/** An answer to a write names the place in the log of the last fact published for this person; so does an answer to a read that asks for freshness. */
export function installPositionHeader(fastify: FastifyInstance, service: string, log: FactLog): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const asks = request.method !== 'GET' || request.headers[POSITION_HEADER] !== undefined;
    if (asks && request.ownerId !== undefined) {
      const told = log.lastPublishedFor(request.ownerId);
      // A position that the log itself was asked for is never older.
      if (told && !reply.hasHeader(POSITION_HEADER)) void reply.header(POSITION_HEADER, toHeader({ service, ...told }));
    }
    done();
  });
}
