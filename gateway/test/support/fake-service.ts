import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from '@carnet/embedded-pg';

export interface Echo {
  service: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  bytes: number;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A service that echoes each request, or answers as a test tells it to. It can die and come back on its port. */
export class FakeService {
  readonly seen: Echo[] = [];
  handler: Handler | undefined;
  private server: Server | undefined;
  private known: number | undefined;

  constructor(readonly name: string) {}

  get address(): string {
    return `127.0.0.1:${this.known}`;
  }

  async start(): Promise<void> {
    const port = (this.known ??= await freePort());
    const server = createServer((request, response) => this.handle(request, response));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    this.server = server;
  }

  /** Stops like after `kill -9`: listens no more and cuts open connections. */
  async die(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  reset(): void {
    this.seen.length = 0;
    this.handler = undefined;
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    if (this.handler) return this.handler(request, response);
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      const headers = request.headers as Record<string, string>;
      const echo: Echo = { service: this.name, method, url, headers, bytes };
      this.seen.push(echo);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(echo));
    });
  }
}
