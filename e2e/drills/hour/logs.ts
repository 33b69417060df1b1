import { closeSync, copyFileSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SERVICES, type Service } from '../../src/fault-stack.js';

/** A log line of a service or of the gateway about a request. */
export interface LogLine {
  level?: number;
  /** Request id in a service's line. */
  requestId?: string;
  /** Request id in a gateway's line. */
  request_id?: string;
  status?: number;
  code?: string;
  err?: { type: string; code?: string; message?: string };
  /** Addresses that the gateway has asked; the next field has their statuses: `127.0.0.1:8081`, `502`. */
  upstream?: string;
  upstream_status?: string;
  msg?: string;
}

/** Size of each log at some moment. */
export type Bookmark = ReadonlyMap<string, number>;

/** Logs of a stack. */
export class Logs {
  readonly keeper: string;
  readonly gateway: string;
  readonly postgres: string;

  constructor(private readonly stateDir: string) {
    this.keeper = join(stateDir, 'start.log');
    this.gateway = join(stateDir, 'gateway/nginx/logs/access.log');
    this.postgres = join(stateDir, 'pg.log');
  }

  of(service: Service): string {
    return join(this.stateDir, `logs/svc-${service}.log`);
  }

  now(): Bookmark {
    return new Map(this.files().map((file) => [file, sizeOf(file)]));
  }

  /** Lines written to a log since the bookmark. */
  since(mark: Bookmark, file: string): string {
    const from = mark.get(file) ?? 0;
    // If the file is shorter now, it was started anew.
    return textFrom(file, from <= sizeOf(file) ? from : 0);
  }

  /** All lines about requests, of the gateway and of the services, by the request id of the response. */
  byRequest(): { gateway: Map<string, LogLine>; services: Map<string, LogLine[]> } {
    const gateway = new Map(whole(this.gateway).map((line) => [line.request_id ?? '', line]));
    const services = new Map<string, LogLine[]>();
    for (const line of SERVICES.flatMap((service) => whole(this.of(service))))
      if (line.requestId) services.set(line.requestId, [...(services.get(line.requestId) ?? []), line]);
    return { gateway, services };
  }

  /** Copies the logs to a folder that outlives the stack. @returns the folder */
  keep(folder: string): string {
    mkdirSync(folder, { recursive: true });
    for (const file of this.files().filter(existsSync)) copyFileSync(file, join(folder, basename(file)));
    return folder;
  }

  private files(): string[] {
    return [this.keeper, this.gateway, this.postgres, ...SERVICES.map((service) => this.of(service))];
  }
}

export const linesOf = (text: string): LogLine[] => text.split('\n').flatMap(parsed);

/** Lines of a log, including its rotated part. */
const whole = (file: string): LogLine[] =>
  [`${file}.old`, file].filter(existsSync).flatMap((one) => linesOf(readFileSync(one, 'utf8')));

/** Start of a line. A line cut off by a full disk or a crash is followed by the next one without a line break. */
const BEGINNING = /^.*(?=\{"(?:time|level)":)/;

/** Empty if the line was cut off. */
function parsed(line: string): LogLine[] {
  try {
    return [JSON.parse(line.replace(BEGINNING, '')) as LogLine];
  } catch {
    return [];
  }
}

function sizeOf(file: string): number {
  return existsSync(file) ? readingOf(file, (fd) => fstatSync(fd).size) : 0;
}

const textFrom = (file: string, from: number): string =>
  readingOf(file, (fd) => {
    const bytes = Buffer.alloc(fstatSync(fd).size - from);
    return bytes.subarray(0, readSync(fd, bytes, 0, bytes.length, from)).toString();
  });

function readingOf<T>(file: string, read: (fd: number) => T): T {
  const fd = openSync(file, 'r');
  try {
    return read(fd);
  } finally {
    closeSync(fd);
  }
}
