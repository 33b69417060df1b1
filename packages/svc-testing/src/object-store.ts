import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '@carnet/runtime';

const BUCKET = 'carnet';
const ACCESS_KEY = 'the-key';
const SECRET_KEY = 'the-secret-of-the-key';
const REGION = 'eu-test-1';
const MOST_SKEW_MS = 15 * 60_000;

/** The fault of the next request: an error status, or a connection that is cut after this many bytes of the body. */
type Fault = { status: number } | { cutAfter: number };

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

/**
 * An object store for tests, as strict as S3: it verifies signatures (AWS Signature Version 4, implemented here independently) and body hashes, and accepts
 * only the requests that Carnet sends.
 */
export class ObjectStore {
  readonly objects = new Map<string, Buffer>();
  /** The received requests, as `PUT records/7/ab/ab…`. */
  readonly asked: string[] = [];
  /** The number of names in one page of a listing. */
  pageLength = 1_000;
  private readonly faults: Fault[] = [];
  private server: Server | null = null;
  private port = 0;

  static async start(): Promise<ObjectStore> {
    const store = new ObjectStore();
    await store.comeBack();
    return store;
  }

  /** @param prefix prefix of all names in the bucket */
  config(prefix = 'records'): S3Config {
    const url = `http://127.0.0.1:${this.port}/${BUCKET}/${prefix}`;
    return { url, accessKey: ACCESS_KEY, secretKey: SECRET_KEY, region: REGION };
  }

  fail(...faults: Fault[]): void {
    this.faults.push(...faults);
  }

  async goAway(): Promise<void> {
    const { server } = this;
    this.server = null;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  }

  /** Restarts at the same address. */
  async comeBack(): Promise<void> {
    const server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => refuse(response, error));
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url!, 'http://store');
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    const name = rest.join('/');
    this.asked.push(`${request.method} ${name}`);
    const fault = this.faults.shift();
    if (fault && 'status' in fault) throw new Refused(fault.status, 'InternalError');
    checkSignature(request, url);
    checkBody(request, body);
    if (bucket !== BUCKET) throw new Refused(404, 'NoSuchBucket');
    if (name === '') this.list(url.searchParams, response);
    else if (request.method === 'PUT') this.put(name, body, response);
    else if (request.method === 'DELETE') this.delete(name, response);
    else if (request.method === 'GET') this.get(name, request, response, fault?.cutAfter);
    else throw new Refused(405, 'MethodNotAllowed');
  }

  private put(name: string, body: Buffer, response: ServerResponse): void {
    this.objects.set(name, body);
    response.writeHead(200).end();
  }

  private delete(name: string, response: ServerResponse): void {
    this.objects.delete(name);
    response.writeHead(204).end();
  }

  private get(name: string, request: IncomingMessage, response: ServerResponse, cutAfter?: number): void {
    const whole = this.objects.get(name);
    if (!whole) throw new Refused(404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const [start, end] = [Number(from ?? 0), Math.min(to ? Number(to) : Infinity, whole.length - 1)];
    if (start >= whole.length) throw new Refused(416, 'InvalidRange');
    const part = whole.subarray(start, end + 1);
    const range = from === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${whole.length}` };
    response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length, ...range });
    if (cutAfter === undefined) response.end(part);
    else response.write(part.subarray(0, cutAfter), () => setImmediate(() => response.destroy()));
  }

  private list(query: URLSearchParams, response: ServerResponse): void {
    if (query.get('list-type') !== '2') throw new Refused(400, 'InvalidArgument');
    const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter')];
    const found = [...this.objects.keys()].filter((name) => name.startsWith(prefix)).sort();
    const entries = [...new Set(found.map((name) => entryOf(name, prefix, delimiter)))];
    const from = Number(query.get('continuation-token') ?? 0);
    const to = from + Math.min(this.pageLength, Number(query.get('max-keys') ?? Infinity));
    const more = to < entries.length;
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0"?><ListBucketResult><Prefix>${prefix}</Prefix><IsTruncated>${more}</IsTruncated>${entries
          .slice(from, to)
          .join('')}${more ? `<NextContinuationToken>${to}</NextContinuationToken>` : ''}</ListBucketResult>`,
      );
  }
}

function entryOf(name: string, prefix: string, delimiter: string | null): string {
  const cut = delimiter ? name.indexOf(delimiter, prefix.length) : -1;
  return cut === -1
    ? `<Contents><Key>${name}</Key></Contents>`
    : `<CommonPrefixes><Prefix>${name.slice(0, cut + 1)}</Prefix></CommonPrefixes>`;
}

function refuse(response: ServerResponse, error: unknown): void {
  const { status, code } = error instanceof Refused ? error : new Refused(500, String(error));
  if (!response.headersSent)
    response.writeHead(status).end(`<Error><Code>${code}</Code><Message>Not so</Message></Error>`);
}

const sha256 = (what: string | Buffer): string => createHash('sha256').update(what).digest('hex');
const hmac = (key: string | Buffer, what: string): Buffer => createHmac('sha256', key).update(what).digest();
const encoded = (what: string): string =>
  encodeURIComponent(what).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function checkSignature(request: IncomingMessage, url: URL): void {
  const [, key, scope, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  if (key !== ACCESS_KEY) throw new Refused(403, 'InvalidAccessKeyId');
  const date = String(request.headers['x-amz-date']);
  const at = Date.parse(date.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - at) < MOST_SKEW_MS)) throw new Refused(403, 'RequestTimeTooSkewed');
  if (scope !== `${date.slice(0, 8)}/${REGION}/s3/aws4_request`) throw new Refused(400, 'AuthorizationHeaderMalformed');
  for (const needed of ['host', 'x-amz-content-sha256', 'x-amz-date'])
    if (!names!.split(';').includes(needed)) throw new Refused(403, 'SignatureDoesNotMatch');
  const canonical = [
    request.method,
    decodeURIComponent(url.pathname).split('/').map(encoded).join('/'),
    [...url.searchParams]
      .map((pair) => pair.map(encoded).join('='))
      .sort()
      .join('&'),
    ...names!.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const signingKey = scope.split('/').reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${SECRET_KEY}`);
  if (hmac(signingKey, toSign).toString('hex') !== signature) throw new Refused(403, 'SignatureDoesNotMatch');
}

function checkBody(request: IncomingMessage, body: Buffer): void {
  if (request.method === 'PUT' && Number(request.headers['content-length']) !== body.length)
    throw new Refused(411, 'MissingContentLength');
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) throw new Refused(400, 'XAmzContentSHA256Mismatch');
}
