import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { pause } from '../../scripts/lib/processes.js';

/** A real SMTP server that keeps what it is given, each time that it is. */
export class MailServer {
  readonly received: Email[] = [];
  private readonly server: SMTPServer;

  private constructor(takesMs: number) {
    this.server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      onData: (stream, _, done) => {
        const keep = async () => {
          this.received.push(await PostalMime.parse(await buffer(stream)));
          await pause(takesMs);
        };
        keep().then(() => done(), done);
      },
    });
    // A client that is killed breaks its connection.
    this.server.on('error', () => undefined);
  }

  /** @param takesMs between a mail that is kept and the answer that says so */
  static async start({ takesMs = 0 } = {}): Promise<MailServer> {
    const mails = new MailServer(takesMs);
    await new Promise<void>((resolve) => mails.server.listen(0, '127.0.0.1', resolve));
    return mails;
  }

  /** What a stack is told of it. */
  get env(): Record<string, string> {
    const { port } = this.server.server.address() as AddressInfo;
    return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Carnet <post@carnet.example>' };
  }

  to(address: string): Email[] {
    return this.received.filter(({ to }) => to?.some((one) => one.address === address));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
