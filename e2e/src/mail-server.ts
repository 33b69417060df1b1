import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { pause } from '../../scripts/lib/processes.js';

interface MailServerOptions {
  /** Between a mail that is kept and the answer that says so. */
  takesMs?: number;
  /** The folder in which each mail lies as a file, too, by the order in which they came. */
  folder?: string;
}

/** A real SMTP server that keeps what it is given, each time that it is. */
export class MailServer {
  readonly received: Email[] = [];
  private readonly server: SMTPServer;

  private constructor({ takesMs = 0, folder }: MailServerOptions) {
    this.server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      onData: (stream, _, done) => {
        const keep = async () => {
          const mail = await buffer(stream);
          this.received.push(await PostalMime.parse(mail));
          if (folder) await file(mail, folder, this.received.length);
          await pause(takesMs);
        };
        keep().then(() => done(), done);
      },
    });
    // A client that is killed breaks its connection.
    this.server.on('error', () => undefined);
  }

  static async start(options: MailServerOptions = {}): Promise<MailServer> {
    const mails = new MailServer(options);
    await new Promise<void>((resolve) => mails.server.listen(0, '127.0.0.1', resolve));
    return mails;
  }

  /** Settings of a stack that uses it. */
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

/** It is whole, or not there. */
async function file(mail: Buffer, folder: string, nth: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${String(nth).padStart(6, '0')}.eml`);
  await writeFile(`${path}.part`, mail);
  await rename(`${path}.part`, path);
}
