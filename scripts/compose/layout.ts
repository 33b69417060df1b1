import { join } from 'node:path';

/** Paths in a site. The gateway serves all but `.compose` and `csp.json`. */
export const inSite = (site: string) => ({
  assets: join(site, 'assets'),
  remotes: join(site, 'remotes'),
  remote: (name: string) => join(site, 'remotes', name),
  remotesJson: join(site, 'remotes.json'),
  csp: join(site, 'csp.json'),
  /** The program that pages are made with, so that a remote can be put up without the shell's build at hand. */
  prerender: join(site, '.compose/prerender/prerender.cjs'),
  chunks: join(site, '.compose/chunks.json'),
  /** Names of the files that belong to the site now; others are kept for open pages, and go after a while. */
  current: join(site, '.compose/current.json'),
});
