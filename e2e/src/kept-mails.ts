import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { until } from './until.js';

/** Where a stack without a mail server keeps its mails. */
const folder = (): string => join(process.env.CARNET_STATE ?? '.carnet', 'mail');

/** The mails to an address, the oldest first, once there are so many. */
export async function mailsTo(address: string, many: number): Promise<Email[]> {
  let found: Email[] = [];
  await until(`${many} mails came to ${address}`, async () => {
    found = (await all()).filter(({ to }) => to?.some((one) => one.address === address));
    return found.length >= many;
  });
  return found;
}

async function all(): Promise<Email[]> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder(), name)))));
}
