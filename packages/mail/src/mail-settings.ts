/** Settings for sending mails. */
export interface MailSettings {
  /** The service's table of mails. */
  table: string;
  /** The mail server, as `smtps://user:password@host`; null to write each mail to a file instead. */
  smtpUrl: string | null;
  /** The sender, as `Carnet <carnet@example.com>`. */
  from: string;
  /** The address of Carnet's pages, for links in mails. */
  carnetUrl: string;
  /** The folder for mail files. */
  folder: string;
}

/** Injection token of the mail settings. */
export const MAIL = Symbol('carnet:mail');

/** With a mail server, the sender and Carnet's address are required: neither can be derived, because a client can forge the `Host` header of its request. */
export function readMailSettings(
  env: Record<string, string | undefined>,
  table: string,
  faults: string[],
): MailSettings {
  const smtpUrl = env.SMTP_URL?.trim() || null;
  const text = (variable: string, fallback: string): string => {
    const value = env[variable]?.trim();
    if (!value && smtpUrl !== null) faults.push(`${variable} is missing, which SMTP_URL needs`);
    return value || fallback;
  };
  const from = text('MAIL_FROM', 'Carnet <carnet@localhost>');
  const carnetUrl = text('PUBLIC_URL', 'http://127.0.0.1:8080').replace(/\/+$/, '');
  if (smtpUrl !== null && !hasProtocol(smtpUrl, 'smtp:', 'smtps:'))
    faults.push('SMTP_URL must be like smtps://user:password@host:465');
  if (!hasProtocol(carnetUrl, 'https:', 'http:')) faults.push('PUBLIC_URL must be like https://carnet.example');
  if (!SENDER.test(from)) faults.push('MAIL_FROM must be like Carnet <carnet@example.com>');
  return { table, smtpUrl, from, carnetUrl, folder: env.MAIL_DIR?.trim() || '.carnet/mail' };
}

/** An address, or a name followed by an address in angle brackets. */
const SENDER = /^(?:[^<>\s@]+@[^<>\s@]+|[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>)$/;

export const hasProtocol = (url: string, ...protocols: string[]): boolean =>
  URL.canParse(url) && protocols.includes(new URL(url).protocol);
