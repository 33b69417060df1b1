import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * One address in front of several instances, like a service in a cluster. Connections go to its known instances in turn. It learns late that an instance has
 * left.
 */
export class LateAddress {
  private readonly ports: number[] = [];
  private readonly sockets = new Set<Socket>();
  private turn = 0;

  private constructor(
    private readonly server: Server,
    private readonly lagMs: number,
  ) {
    server.on('connection', (socket) => this.lead(socket));
  }

  static async open(lagMs: number): Promise<LateAddress> {
    const server = createServer({ noDelay: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new LateAddress(server, lagMs);
  }

  get place(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  add(port: number): void {
    if (!this.ports.includes(port)) this.ports.push(port);
  }

  /** Still forwards connections to the port until the lag has passed. */
  remove(port: number): void {
    setTimeout(() => this.ports.splice(this.ports.indexOf(port), 1), this.lagMs);
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private lead(socket: Socket): void {
    const port = this.ports[this.turn++ % this.ports.length];
    if (port === undefined) return void socket.destroy();
    const onward = connect({ port, host: '127.0.0.1', noDelay: true });
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => this.sockets.delete(one));
      one.pipe(other);
    }
  }
}
