import type { FastifyInstance } from 'fastify';
import type { FactLog } from './fact-log.js';
import { type FactPosition, isPosition } from './fact.js';

/** In the answer to a write: the position of its last fact in the service's log. In a request: the positions that the answer must include. */
export const POSITION_HEADER = 'x-facts-position';
/** In a request: the answer must also include what other services published because of the person's last write to this service. */
export const EFFECTS_HEADER = 'x-facts-effects';
/** In an answer: the services whose logs were not followed far enough in time. */
export const BEHIND_HEADER = 'x-facts-behind';

/** A position in the log of a service. */
export interface LogPosition {
  service: string;
  /** The start of the log's identity. Positions of another log are void. */
  log: string;
  position: FactPosition;
}

const LOG_LENGTH = 8;
const ONE = /^([a-z-]{1,40})=([0-9a-f]{8})\/(\d+\.\d+)$/;
const MAX_LENGTH = 1_000;

export const shortLog = (log: string): string => log.slice(0, LOG_LENGTH);

export const toHeader = ({ service, log, position }: LogPosition): string => `${service}=${shortLog(log)}/${position}`;

/** Parses the positions in a client's header, and keeps the last one of each service. Invalid positions are ignored. */
export function fromHeader(header: string): LogPosition[] {
  const places = header
    .slice(0, MAX_LENGTH)
    .split(',')
    .flatMap((part) => {
      const [, service, log, position] = ONE.exec(part.trim()) ?? [];
      return service && log && position && isPosition(position) ? [{ service, log, position }] : [];
    });
  // One position per service, because each causes a wait.
  return [...new Map(places.map((place) => [place.service, place])).values()];
}

/** Adds the position of the last fact published for the person to answers to writes, and to answers to reads that ask for freshness. */
export function installPositionHeader(fastify: FastifyInstance, service: string, log: FactLog): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const asks = request.method !== 'GET' || request.headers[POSITION_HEADER] !== undefined;
    if (asks && request.ownerId !== undefined) {
      const told = log.lastPublishedFor(request.ownerId);
      // A header that is already set was read from the log, and is never older.
      if (told && !reply.hasHeader(POSITION_HEADER)) void reply.header(POSITION_HEADER, toHeader({ service, ...told }));
    }
    done();
  });
}
