import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { inSite } from './layout.js';

/** The language of the sources. File names of English files carry no language. */
export const ENGLISH = 'en';

/** A language that pages are rendered in. */
export interface PageLanguage {
  tag: string;
  /** True if every remote has the language: people can choose it. A language in progress can be viewed under `trial-<tag>`. */
  offered: boolean;
}

/** Name of a script in another language, as the builds write it: `main.<hash>.js` and `main.de.<hash>.js`. */
export const inLanguage = (file: string, tag: string): string =>
  tag === ENGLISH ? file : file.replace(/((?:\.[0-9a-f]{10})?\.c?js)$/, `.${tag}$1`);

/** The script in the language if the site has it, else the English one: a remote may not have the language yet. */
export const foundInLanguage = (site: string, address: string, tag: string): string => {
  const translated = inLanguage(address, tag);
  return existsSync(join(site, translated)) ? translated : address;
};

/** The languages of the shell, English first. A language is offered if every remote has it too. */
export async function languagesOn(site: string, entries: readonly string[]): Promise<PageLanguage[]> {
  const { prerender } = inSite(site);
  const names = await readdir(dirname(prerender));
  const tags = names.flatMap((name) => /^prerender\.(.+)\.cjs$/.exec(name)?.[1] ?? []).sort();
  const hasAll = (tag: string) => entries.every((entry) => existsSync(join(site, inLanguage(entry, tag))));
  return [{ tag: ENGLISH, offered: true }, ...tags.map((tag) => ({ tag, offered: tag !== PSEUDO && hasAll(tag) }))];
}

/** Pseudo-language that every build derives from English, to find texts that are not translatable. It is never offered. */
const PSEUDO = 'en-XA';

/** Folder of a language's pages. No page path begins like it; only the gateway maps to it. */
export const folderOf = ({ tag, offered }: PageLanguage): string =>
  tag === ENGLISH ? '' : `_${offered ? '' : 'trial-'}${tag}/`;

export const prerenderIn = (site: string, tag: string): string => {
  const { prerender } = inSite(site);
  return join(dirname(prerender), inLanguage(basename(prerender), tag));
};
