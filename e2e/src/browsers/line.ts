import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to the stack that can be cut, for browsers whose drivers cannot go offline. */
export class Line {
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  private port = 0;

  constructor(private readonly stack: URL) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  join(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(Number(this.stack.port), this.stack.hostname);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => socket.destroy()).on('close', () => this.sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
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
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
