import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { inSite } from './layout.js';

/** The language of the sources. Its files have no language in their names. */
export const ENGLISH = 'en';

/** A language that pages are written in. */
export interface PageLanguage {
  tag: string;
  /** Every room has it: people are asked which they want. Others are there to be looked at while they are made, under `trial-<tag>`. */
  offered: boolean;
}

/** A script in another language, as builds name it: `main.<hash>.js` and `main.de.<hash>.js`. */
export const inLanguage = (file: string, tag: string): string =>
  tag === ENGLISH ? file : file.replace(/((?:\.[0-9a-f]{10})?\.c?js)$/, `.${tag}$1`);

/** The same where it is on the site, else the English one: a room may not have the language yet. */
export const foundInLanguage = (site: string, address: string, tag: string): string => {
  const translated = inLanguage(address, tag);
  return existsSync(join(site, translated)) ? translated : address;
};

/** The languages of the shell; those that every remote has as well are offered. English stands first. */
export async function languagesOn(site: string, entries: readonly string[]): Promise<PageLanguage[]> {
  const { prerender } = inSite(site);
  const names = await readdir(dirname(prerender));
  const tags = names.flatMap((name) => /^prerender\.(.+)\.cjs$/.exec(name)?.[1] ?? []).sort();
  const hasAll = (tag: string) => entries.every((entry) => existsSync(join(site, inLanguage(entry, tag))));
  return [{ tag: ENGLISH, offered: true }, ...tags.map((tag) => ({ tag, offered: tag !== PSEUDO && hasAll(tag) }))];
}

/** Made of English by every build, to find what cannot be translated; nobody's language. */
const PSEUDO = 'en-XA';

/** The folder of a language's pages. Its name is no path of a page: the gateway alone leads there. */
export const folderOf = ({ tag, offered }: PageLanguage): string =>
  tag === ENGLISH ? '' : `_${offered ? '' : 'trial-'}${tag}/`;

export const prerenderIn = (site: string, tag: string): string => {
  const { prerender } = inSite(site);
  return join(dirname(prerender), inLanguage(basename(prerender), tag));
};
