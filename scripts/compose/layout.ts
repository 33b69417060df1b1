import { join } from 'node:path';

/** Paths in a site. The gateway serves all but `.compose` and `csp.json`. */
export const inSite = (site: string) => ({
  assets: join(site, 'assets'),
  remotes: join(site, 'remotes'),
  remote: (name: string) => join(site, 'remotes', name),
  remotesJson: join(site, 'remotes.json'),
  csp: join(site, 'csp.json'),
  /** The program that renders pages. It is kept here so that one remote can be published without a build of the shell. */
  prerender: join(site, '.compose/prerender/prerender.cjs'),
  chunks: join(site, '.compose/chunks.json'),
  /** Names of the files of the current site. Older files are kept some days for open pages. */
  current: join(site, '.compose/current.json'),
});
