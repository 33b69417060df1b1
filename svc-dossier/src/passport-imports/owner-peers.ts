import { Readable } from 'node:stream';
import { type Answer, DependencyDown, HttpClient, type OwnerId, type Question } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';

/** For a record, and for the longest file over a busy disk. */
const RECORD_MS = 60_000;
const FILE_MS = 10 * 60_000;
const PIECE_TYPE = 'application/offset+octet-stream';
const TUS = { 'tus-resumable': '1.0.0' };

/** A service refuses a record, with its sentence. */
export class RecordRefused extends Error {
  constructor(
    readonly status: number,
    readonly sentence: string,
  ) {
    super(`${status}: ${sentence}`);
  }
}

export interface SentFile {
  name: string;
  kind: string;
  vehicleId: number;
  bytes: number;
  /** The same from the beginning, for each try. */
  open: () => Readable;
}

/** Other services' routes that take in passports, asked for an owner with the stack's token. */
@Injectable()
export class OwnerPeers implements OnApplicationShutdown {
  private readonly clients: ReadonlyMap<string, HttpClient>;

  constructor(@Inject(CONFIG) config: ServiceConfig) {
    // Without a configuration (for the OpenAPI document) nobody is asked.
    const { peers, internalToken } = config ?? { peers: {}, internalToken: '' };
    const headers = { 'x-internal-token': internalToken, accept: 'application/json' };
    this.clients = new Map(Object.entries(peers).map(([name, urls]) => [name, new HttpClient(urls, headers)]));
  }

  onApplicationShutdown(): void {
    for (const client of this.clients.values()) client.close();
  }

  /** @param key the same for each try, so that a record is made once @throws RecordRefused, DependencyDown (503) */
  async create(
    service: string,
    owner: OwnerId,
    { path, body, key, cameFrom }: { path: string; body: object; key: string; cameFrom?: string },
  ): Promise<number> {
    const headers = {
      'idempotency-key': key,
      'x-outbox': '1',
      ...(cameFrom !== undefined && { 'x-came-from': cameFrom }),
    };
    const { text } = await this.ask(service, owner, path, { method: 'POST', headers, body });
    return (JSON.parse(text) as { id: number }).id;
  }

  async change(service: string, owner: OwnerId, path: string, body: object): Promise<void> {
    await this.ask(service, owner, path, { method: 'PATCH', body });
  }

  /** Deletes a thing; one that is gone is deleted. */
  async remove(service: string, owner: OwnerId, path: string): Promise<void> {
    await this.ask(service, owner, path, { method: 'DELETE' }).catch((error: unknown) => {
      if (!(error instanceof RecordRefused) || error.status !== 404) throw error;
    });
  }

  /** Sends a file by tus. @returns its id */
  async upload(service: string, owner: OwnerId, { name, kind, vehicleId, bytes, open }: SentFile): Promise<number> {
    const metadata = { filename: name, kind, vehicle_id: String(vehicleId) };
    const pairs = Object.entries(metadata).map(([field, value]) => `${field} ${Buffer.from(value).toString('base64')}`);
    const begun = await this.ask(service, owner, '/api/uploads', {
      method: 'POST',
      headers: { ...TUS, 'upload-length': String(bytes), 'upload-metadata': pairs.join(',') },
    });
    const { id } = JSON.parse(begun.text) as { id: number };
    const headers = { ...TUS, 'upload-offset': '0', 'content-type': PIECE_TYPE };
    const sent = await this.ask(
      service,
      owner,
      `/api/uploads/${id}`,
      { method: 'PATCH', headers, bytes: { length: bytes, open } },
      FILE_MS,
    );
    return Number(sent.headers['carnet-file']);
  }

  private async ask(
    service: string,
    owner: OwnerId,
    path: string,
    question: Question,
    milliseconds = RECORD_MS,
  ): Promise<Answer> {
    const headers = { ...question.headers, 'x-for-owner': String(owner) };
    const client = this.clients.get(service);
    if (!client) throw new DependencyDown(service, new Error('It is not known'));
    let answer: Answer;
    try {
      answer = await client.fetch(path, AbortSignal.timeout(milliseconds), { ...question, headers });
    } catch (error) {
      throw new DependencyDown(service, error);
    }
    const { status, text } = answer;
    if (status >= 200 && status < 300) return answer;
    // An older release has no such way in: it is away until it is replaced.
    if (status >= 500 || status === 401 || status === 429)
      throw new DependencyDown(service, new Error(`svc-${service} answered ${status}`));
    throw new RecordRefused(status, sentenceOf(text));
  }
}

function sentenceOf(text: string): string {
  try {
    const { msg, errors = [] } = JSON.parse(text) as { msg?: string; errors?: { field: string; msg: string }[] };
    return [msg, ...errors.map((one) => `${one.field}: ${one.msg}`)].filter(Boolean).join(' ').slice(0, 300);
  } catch {
    return '';
  }
}
