import { Readable } from 'node:stream';
import { type Answer, DependencyDown, HttpClient, type OwnerId, type Question } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';

/** Timeouts: for a record, and for the longest file over a busy disk. */
const RECORD_MS = 60_000;
const FILE_MS = 10 * 60_000;
const PIECE_TYPE = 'application/offset+octet-stream';
const UPLOADS = '/api/uploads';
/** The upload was deleted, has another offset, or has expired. */
const LOST = new Set([404, 409, 410]);
const TUS = { 'tus-resumable': '1.0.0' };

/** A service refused a record; `sentence` is its message. */
export class RecordRefused extends Error {
  constructor(
    readonly status: number,
    readonly sentence: string,
  ) {
    super(`${status}: ${sentence}`);
  }
}

class UploadLost extends Error {}

export interface SentFile {
  name: string;
  kind: string;
  vehicleId: number;
  bytes: number;
  /** Opens a new stream from the beginning, for each attempt. */
  open: () => Readable;
}

/** Calls other services' routes for an owner, with the stack's internal token, to import passports. */
@Injectable()
export class OwnerPeers implements OnApplicationShutdown {
  private readonly clients: ReadonlyMap<string, HttpClient>;

  constructor(@Inject(CONFIG) config: ServiceConfig) {
    // There is no configuration while the OpenAPI document is generated; then no service is called.
    const { peers, internalToken } = config ?? { peers: {}, internalToken: '' };
    const headers = { 'x-internal-token': internalToken, accept: 'application/json' };
    this.clients = new Map(Object.entries(peers).map(([name, urls]) => [name, new HttpClient(urls, headers)]));
  }

  onApplicationShutdown(): void {
    for (const client of this.clients.values()) client.close();
  }

  /** @param key the idempotency key, the same for each attempt @throws RecordRefused, DependencyDown (503) */
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

  /** Deletes a thing. A thing that is already gone counts as deleted. */
  async remove(service: string, owner: OwnerId, path: string, headers: Record<string, string> = {}): Promise<void> {
    await this.ask(service, owner, path, { method: 'DELETE', headers }).catch((error: unknown) => {
      const isGone = error instanceof DependencyDown && error.cause instanceof UploadLost;
      if (!isGone && !(error instanceof RecordRefused && error.status === 404)) throw error;
    });
  }

  /**
   * Uploads a file by tus. If an earlier upload finished but its answer was lost, returns its file.
   * @param before the id of the earlier upload, and a callback that stores the id of the new one before any bytes are sent
   * @returns the id of the file
   */
  async upload(
    service: string,
    owner: OwnerId,
    { name, kind, vehicleId, bytes, open }: SentFile,
    before: { id: number | undefined; keep: (id: number) => Promise<void> },
  ): Promise<number> {
    if (before.id !== undefined) {
      const made = await this.madeOf(service, owner, before.id, bytes);
      if (made !== null) return made;
      await this.remove(service, owner, `${UPLOADS}/${before.id}`, TUS);
    }
    const metadata = { filename: name, kind, vehicle_id: String(vehicleId) };
    const pairs = Object.entries(metadata).map(([field, value]) => `${field} ${Buffer.from(value).toString('base64')}`);
    const begun = await this.ask(service, owner, UPLOADS, {
      method: 'POST',
      headers: { ...TUS, 'upload-length': String(bytes), 'upload-metadata': pairs.join(',') },
    });
    const { id } = JSON.parse(begun.text) as { id: number };
    await before.keep(id);
    const headers = { ...TUS, 'upload-offset': '0', 'content-type': PIECE_TYPE };
    const sent = await this.ask(
      service,
      owner,
      `${UPLOADS}/${id}`,
      { method: 'PATCH', headers, bytes: { length: bytes, open } },
      FILE_MS,
    );
    return Number(sent.headers['carnet-file']);
  }

  /** The file made from an upload; null if the upload has not finished. */
  private async madeOf(service: string, owner: OwnerId, id: number, bytes: number): Promise<number | null> {
    const headers = { ...TUS, 'upload-offset': String(bytes) };
    try {
      const { headers: told } = await this.ask(service, owner, `${UPLOADS}/${id}`, { method: 'PATCH', headers });
      return told['carnet-file'] === undefined ? null : Number(told['carnet-file']);
    } catch (error) {
      if (error instanceof DependencyDown && error.cause instanceof UploadLost) return null;
      throw error;
    }
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
    // An older release rejects these requests: the service counts as down until it is upgraded.
    if (status >= 500 || status === 401 || status === 429)
      throw new DependencyDown(service, new Error(`svc-${service} answered ${status}`));
    // The upload is gone, after a lost answer or a long pause. This says nothing about the file, so it is uploaded again.
    if (path.startsWith(`${UPLOADS}/`) && LOST.has(status)) throw new DependencyDown(service, new UploadLost());
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
