import { createECDH, createPublicKey, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { eventually } from '@carnet/svc-testing';
import ece from 'http_ece';
import jwt from 'jsonwebtoken';

/** A request that a push service or ntfy server received. */
export interface Got {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service or ntfy server that records requests, and answers as the test says. */
export class TestPushService {
  readonly got: Got[] = [];
  /** Status codes for the next requests; 201 afterwards. */
  readonly answers: number[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      void buffer(request).then((body) => {
        this.got.push({ path: request.url!, headers: request.headers, body });
        response.writeHead(this.answers.shift() ?? 201).end();
      });
    });
  }

  static async start(): Promise<TestPushService> {
    const service = new TestPushService();
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Waits until `many` requests were posted to a path. */
  expect(path: string, many = 1): Promise<Got[]> {
    return eventually(() => {
      const got = this.got.filter((one) => one.path === path);
      expect(got).toHaveLength(many);
      return Promise.resolve(got);
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** A subscribed browser. */
export class TestDevice {
  private readonly pair: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16).toString('base64url');
  readonly path = `/push/${randomBytes(8).toString('hex')}`;
  private readonly p256dh: string;

  constructor(
    private readonly service: TestPushService,
    readonly pushKey: string,
  ) {
    this.p256dh = this.pair.generateKeys('base64url');
  }

  get subscription() {
    return {
      ...{ endpoint: this.service.url + this.path, p256dh: this.p256dh, auth: this.auth, push_key: this.pushKey },
    };
  }

  /** The decrypted content (RFC 8291). */
  read({ body }: Got): any {
    const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: this.pair, authSecret: this.auth });
    return JSON.parse(text.toString());
  }

  /** The sender's claims for the push service, with a verified signature (RFC 8292). */
  signerOf({ headers }: Got): jwt.JwtPayload {
    const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization!)!;
    expect(key).toBe(this.pushKey);
    const point = Buffer.from(key!, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
    return jwt.verify(token!, publicKey, { algorithms: ['ES256'] }) as jwt.JwtPayload;
  }
}
