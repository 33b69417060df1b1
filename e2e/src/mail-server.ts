import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { pause } from '../../scripts/lib/processes.js';

interface MailServerOptions {
  /** Delay between storing a mail and acknowledging it, in milliseconds. */
  takesMs?: number;
  /** Folder for the mails as files, in order of arrival. */
  folder?: string;
}

/** A real SMTP server that stores every mail, including repeated ones. */
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
    // A killed client breaks its connection.
    this.server.on('error', () => undefined);
  }

  static async start(options: MailServerOptions = {}): Promise<MailServer> {
    const mails = new MailServer(options);
    await new Promise<void>((resolve) => mails.server.listen(0, '127.0.0.1', resolve));
    return mails;
  }

  /** Environment of a stack that uses it. */
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

/** Writes atomically: the file is complete or missing. */
async function file(mail: Buffer, folder: string, nth: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${String(nth).padStart(6, '0')}.eml`);
  await writeFile(`${path}.part`, mail);
  await rename(`${path}.part`, path);
}
