import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { eventually } from '@carnet/svc-testing';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as received by a server. */
export interface Received extends Email {
  /** The recipients of the SMTP envelope. */
  recipients: string[];
}

const CONFIRMS = /\/email#confirm=([\w-]{43})$/m;

/** A real SMTP server that stores mails, and answers as a test demands. */
export class TestMailServer {
  readonly received: Received[] = [];
  /** Answers to the next recipients: code and text. */
  readonly refusals: [code: number, sentence: string][] = [];
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      onRcptTo: (_, __, done) => {
        const refusal = this.refusals.shift();
        done(refusal ? Object.assign(new Error(refusal[1]), { responseCode: refusal[0] }) : null);
      },
      onData: (stream, session, done) => {
        const keep = async () => {
          const mail = await PostalMime.parse(await buffer(stream));
          this.received.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        };
        keep().then(() => done(), done);
      },
    });
  }

  static async start(): Promise<TestMailServer> {
    const server = new TestMailServer();
    await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  /** The environment of a service that uses this server. */
  get env(): Record<string, string> {
    const { port } = this.server.server.address() as AddressInfo;
    return {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Carnet <post@carnet.example>',
      PUBLIC_URL: 'https://carnet.example/',
    };
  }

  /** The mails to an address, without confirmation links, which every registration sends. */
  of(address: string): Received[] {
    return this.allOf(address).filter(({ text }) => !CONFIRMS.test(text!));
  }

  /** The secrets in confirmation links, the oldest first. */
  confirmations(address: string, many = 1): Promise<string[]> {
    return eventually(async () => {
      const secrets = this.allOf(address).flatMap(({ text }) => CONFIRMS.exec(text!)?.[1] ?? []);
      expect(secrets).toHaveLength(many);
      return secrets;
    });
  }

  private allOf(address: string): Received[] {
    return this.received.filter(({ recipients }) => recipients.includes(address));
  }

  /** Waits for this many mails to an address, and returns them. */
  expect(address: string, many = 1): Promise<Received[]> {
    return eventually(async () => {
      expect(this.of(address)).toHaveLength(many);
      return this.of(address);
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
