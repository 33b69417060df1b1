import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Config } from '@carnet/runtime';
import { StorageAway } from './upload.errors.js';

/** SHA-256 of an empty body. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** A connection without traffic for this long counts as dead, in milliseconds. */
const SILENCE_MS = 20_000;
const PAUSES_MS = [200, 800, 2_500];
const MOST_CONNECTIONS = 32;

export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Object name below the bucket's address and prefix; empty for the bucket itself. */
  name: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** The file to send as the body. */
  file?: { path: string; sha256: string };
}

/** The object store refuses, and will until its or our configuration changes. `code` is S3's error code: `NoSuchKey`. */
export class S3Refusal extends StorageAway {
  constructor(
    readonly answered: number,
    readonly code: string,
    readonly reason: string,
  ) {
    super();
  }
}

/**
 * Sends signed requests to a bucket over HTTP (AWS Signature Version 4). Bodies are sent with `node:http`, because `fetch` buffers them. The hash of a file is
 * part of the signature, so that the store refuses other bytes.
 */
export class S3Client {
  private readonly agent: HttpAgent;
  private readonly bucket: URL;
  private readonly prefix: string;

  constructor(private readonly config: S3Config) {
    const { origin, protocol, pathname } = new URL(config.url);
    const [, bucket, ...before] = pathname.split('/');
    this.bucket = new URL(`/${bucket}`, origin);
    this.prefix = before.map((part) => `${part}/`).join('');
    const options = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
    this.agent = protocol === 'https:' ? new HttpsAgent(options) : new HttpAgent(options);
  }

  /** The prefix of all object names of this service. */
  get namesBeginWith(): string {
    return decodeURIComponent(this.prefix);
  }

  close(): void {
    this.agent.destroy();
  }

  /**
   * Returns the response; the caller must read or destroy its body. Retries after a lost connection or a server error.
   * @throws S3Refusal, StorageAway (503)
   */
  async send(request: S3Request): Promise<IncomingMessage> {
    for (let tries = 0; ; tries += 1) {
      const answer = await this.sendOnce(request).catch((error: unknown) => {
        if (isOfTheDisk(error)) throw error;
        return null;
      });
      const status = answer?.statusCode ?? 0;
      if (answer && status < 300) return answer;
      // The body contains the reason.
      const body = answer ? await text(answer).catch(() => '') : '';
      if (status >= 300 && status < 500 && status !== 408 && status !== 429) throw refusalOf(status, body);
      const pause = PAUSES_MS[tries];
      if (pause === undefined) throw new StorageAway();
      await delay(pause / 2 + Math.random() * pause);
    }
  }

  /** The same, and returns the body as text. */
  async ask(request: S3Request): Promise<string> {
    return text(await this.send(request)).catch(() => {
      throw new StorageAway();
    });
  }

  private async sendOnce({ method, name, query, headers = {}, file }: S3Request): Promise<IncomingMessage> {
    const url = new URL(name === '' ? this.bucket : `${this.bucket.href}/${this.prefix}${name}`);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
    const length = file && (await stat(file.path)).size;
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': file?.sha256 ?? EMPTY },
      accessKeyId: this.config.accessKey,
      secretAccessKey: this.config.secretKey,
      region: this.config.region,
      service: 's3',
    }).sign();
    const outgoing = (url.protocol === 'https:' ? httpsRequest : httpRequest)(signed.url, {
      method,
      agent: this.agent,
      headers: { ...Object.fromEntries(signed.headers), ...(length !== undefined && { 'content-length': length }) },
    });
    outgoing.setTimeout(SILENCE_MS, () => outgoing.destroy(new Error('The store is silent')));
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).once('error', reject);
    });
    answer.catch(() => undefined);
    if (file === undefined) outgoing.end();
    else await sendFile(file.path, outgoing, answer);
    return answer;
  }
}

/** A store that refuses may answer before it has read the whole body, and close the connection. Then its answer counts. */
async function sendFile(path: string, outgoing: NodeJS.WritableStream, answer: Promise<unknown>): Promise<void> {
  try {
    await pipeline(createReadStream(path, { highWaterMark: 256 * 1024 }), outgoing);
  } catch (error) {
    if (isOfTheDisk(error)) throw error;
    await answer;
  }
}

const isOfTheDisk = (error: unknown): boolean =>
  ['ENOENT', 'EIO', 'EACCES', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '') &&
  (error as NodeJS.ErrnoException).syscall !== 'connect';

function refusalOf(status: number, body: string): S3Refusal {
  return new S3Refusal(status, firstOf('Code', body), firstOf('Message', body));
}

/** The text of the first element of this name. S3's answers have no attributes, and never nest elements of the same name. */
export const firstOf = (element: string, xml: string): string => allOf(element, xml)[0] ?? '';

export const allOf = (element: string, xml: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, found]) => unescaped(found!));

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (found: string): string => found.replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
