import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { until } from './until.js';

/** Folder where a stack without a mail server stores its mails. */
const folder = (): string => join(process.env.CARNET_STATE ?? '.carnet', 'mail');

/** Mails to an address, oldest first, once there are `many`. Leaves out the confirmation mail of each registration. */
export const mailsTo = (address: string, many: number): Promise<Email[]> =>
  arrived(`${many} mails`, address, many, (mail) => !confirms(mail));

/** Confirmation mails of an address, oldest first, once there are `many`. */
export const confirmationsTo = (address: string, many = 1): Promise<Email[]> =>
  arrived(`${many} links`, address, many, confirms);

async function arrived(what: string, address: string, many: number, isWanted: (mail: Email) => boolean) {
  let found: Email[] = [];
  await until(`${what} came to ${address}`, async () => {
    found = (await allTo(address)).filter(isWanted);
    return found.length >= many;
  });
  return found;
}

const confirms = ({ text }: Email): boolean => /\/email#confirm=/.test(text ?? '');

async function allTo(address: string): Promise<Email[]> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder(), name))));
  const mails = files.filter((file) => file.includes(address)).map((file) => PostalMime.parse(file));
  return (await Promise.all(mails)).filter(({ to }) => to?.some((one) => one.address === address));
}
