import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

const COMMAND = 'zINSTREAM\0';

/** A fake clamd that supports only `INSTREAM`: chunks with a length prefix of four bytes, ended by a chunk of length zero. */
export class FakeClamd {
  readonly infected = 'a-virus-for-tests';
  readonly seen: Buffer[] = [];
  /** `StreamMaxLength` */
  most = Infinity;
  port = 0;
  private server: Server | null = null;
  private readonly lines = new Set<Socket>();

  static async start(): Promise<FakeClamd> {
    const clamd = new FakeClamd();
    await clamd.open();
    return clamd;
  }

  async open(): Promise<void> {
    const server = createServer((socket) => this.listen(socket));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    for (const line of this.lines) line.destroy();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  }

  private listen(socket: Socket): void {
    let come = Buffer.alloc(0);
    this.lines.add(socket);
    socket.on('error', () => undefined).on('close', () => this.lines.delete(socket));
    socket.on('data', (chunk: Buffer) => {
      come = Buffer.concat([come, chunk]);
      const answer = this.answerTo(come);
      if (answer === null) return;
      socket.end(`${answer}\0`);
      // clamd stops reading after its answer.
      socket.pause();
    });
  }

  /** Returns null while more data must come. */
  private answerTo(come: Buffer): string | null {
    if (come.length < COMMAND.length) return null;
    if (come.toString('latin1', 0, COMMAND.length) !== COMMAND) return 'UNKNOWN COMMAND';
    const pieces: Buffer[] = [];
    for (let at = COMMAND.length; at + 4 <= come.length;) {
      const length = come.readUInt32BE(at);
      pieces.push(come.subarray(at + 4, at + 4 + length));
      at += 4 + length;
      const whole = Buffer.concat(pieces);
      if (whole.length > this.most) return 'INSTREAM size limit exceeded. ERROR';
      if (length > 0) continue;
      this.seen.push(whole);
      return whole.includes(this.infected) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    }
    return null;
  }
}
