import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';

/** The fate of service events that are created meanwhile. */
export type Creates = 'arrive' | 'lose their answers' | 'are answered 503';

/** A line to the stack that can be cut, for browsers whose drivers can neither take the network away nor answer in its place. */
export class Line {
  creates: Creates = 'arrive';
  /** Creates that have begun since the line is there. */
  tries = 0;
  private server: Server | null = null;
  private port = 0;

  constructor(private readonly stack: URL) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  join(): Promise<void> {
    const server = createServer((asked, answer) => this.pass(asked, answer));
    this.server = server;
    return new Promise((resolve) =>
      server.listen(this.port, '127.0.0.1', () => {
        this.port = (server.address() as { port: number }).port;
        resolve();
      }),
    );
  }

  /** Blocks everything from now on, including requests in progress. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    this.server?.closeAllConnections();
    await closed;
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const isCreate = asked.method === 'POST' && asked.url === '/api/service/events';
    if (isCreate) this.tries += 1;
    if (isCreate && this.creates === 'are answered 503') {
      asked.resume();
      answer.writeHead(503, { 'content-type': 'application/json' }).end('{"msg":"The service is away for a moment"}');
      return;
    }
    const isLost = isCreate && this.creates === 'lose their answers';
    const { hostname: host, port } = this.stack;
    const { method, url: path, headers } = asked;
    const far = request({ host, port, method, path, headers }, (given) => {
      if (isLost) given.resume().on('end', () => answer.destroy());
      else given.pipe(answer.writeHead(given.statusCode!, given.headers));
    });
    far.on('error', () => answer.destroy());
    answer.on('close', () => far.destroy());
    asked.pipe(far);
  }
}
