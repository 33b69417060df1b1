import { existsSync, mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { inState } from './paths.js';

/** The folder in which svc-identity writes mails while no mail server is configured. */
export const mailFolder = (): string => process.env.MAIL_DIR ?? inState('mail');

/** Calls `onMail` for every new mail file. Returns a function that stops it. */
export function watchMails(onMail: (file: string) => void): () => void {
  const folder = mailFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const told = new Set<string>();
  const watcher = watch(folder, (_, name) => {
    if (!name?.endsWith('.eml') || told.has(name) || !existsSync(join(folder, name))) return;
    told.add(name);
    onMail(join(folder, name));
  });
  return () => watcher.close();
}
