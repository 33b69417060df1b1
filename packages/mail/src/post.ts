import { mkdir, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { StreamSentMessageInfo } from 'nodemailer/lib/stream-transport/index.js';
import type { Letter } from './letter.js';
import type { MailSettings } from './mail-settings.js';
import type { TakenMail } from './mails.repository.js';

/** A destination of mails: a server or a folder. Opened when there are mails to send, and closed afterwards. */
export interface Post {
  /** Returns the path of the mail's file; null if it went to a server. */
  send(mail: TakenMail): Promise<string | null>;
  close(): void;
}

/** Timeouts of a mail server, for each step and for the whole mail; well below the lease of a mail. */
const ANSWER_MS = 15_000;
const SENT_WITHIN_MS = 45_000;

/** Maximum number of mails in flight per process, each on its own connection. */
export const AT_ONCE = 3;

/** Loads the libraries with the first mail, not at the start of the service. */
export async function openPost(settings: MailSettings): Promise<Post> {
  const { createTransport } = await import('nodemailer');
  const write = await writing(settings);
  if (settings.smtpUrl === null)
    return folder(settings.folder, createTransport({ streamTransport: true, buffer: true }), write);
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: AT_ONCE,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    dnsTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await inTime(transport.sendMail(write(mail)));
      return null;
    },
    close: () => transport.close(),
  };
}

/** Writes each mail to one file, atomically. The name is the same for every try, so a repeated mail replaces its file. */
function folder(
  path: string,
  transport: Transporter<StreamSentMessageInfo>,
  write: (mail: TakenMail) => SendMailOptions,
): Post {
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(write(mail));
      await mkdir(path, { recursive: true, mode: 0o700 });
      const file = resolve(path, `${mail.created_at.toISOString().replaceAll(':', '-')}-${mail.id}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return file;
    },
    close: () => undefined,
  };
}

async function writing({ from, carnetUrl }: MailSettings): Promise<(mail: TakenMail) => SendMailOptions> {
  const { writtenAsHtml, writtenAsText } = await import('./written-letter.js');
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)![1]!;
  return ({ id, address, language, letter, created_at }) => ({
    from,
    // Not as text, because a comma would split it into two addresses.
    to: { name: '', address },
    subject: letter.subject,
    text: writtenAsText(letter, carnetUrl),
    html: writtenAsHtml(letter, language, carnetUrl),
    date: created_at,
    // The same id for every try, so that a server can drop a duplicate.
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language, ...unsubscribing(letter) },
  });
}

/** Headers for one-click unsubscribe (RFC 8058). It needs a POST, so a program that only follows links cannot unsubscribe anybody. */
const unsubscribing = ({ unsubscribe }: Letter): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

async function inTime(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), SENT_WITHIN_MS);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
