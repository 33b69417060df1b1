import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '@carnet/svc-testing';

/** A message that a receiver received. */
export interface Heard {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  json: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A receiver of webhooks: a real HTTP server that records messages, and answers as the test says. */
export class Receiver {
  readonly heard: Heard[] = [];
  /** Answers to the next messages: a status, a later one, or `hang` for none. 204 afterwards. */
  readonly answers: (number | 'hang' | Promise<number>)[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', (request, response) => {
      void text(request).then((body) => {
        receiver.heard.push({ path: request.url!, headers: request.headers, body, json: JSON.parse(body) });
        const answer = receiver.answers.shift() ?? 204;
        if (answer !== 'hang') void Promise.resolve(answer).then((status) => response.writeHead(status).end());
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Waits until `count` messages have arrived at this path. */
  on(path: string, count: number): Promise<Heard[]> {
    return eventually(() => {
      const found = this.heard.filter((one) => one.path === path);
      expect(found.map(({ json }) => json.type)).toHaveLength(count);
      return found;
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
