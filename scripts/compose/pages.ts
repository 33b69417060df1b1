import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compressBeside } from './compress.js';
import { readJson, replaceFile } from './files.js';
import { htmlPage, INLINE_SCRIPTS, type PagePart } from './html.js';
import { joinScripts } from './join.js';
import { inSite } from './layout.js';

export interface RemoteManifest {
  name: string;
  id: string;
  paths: string[];
  nav: { label: string; items: { label: string; to: string }[] }[];
  headings?: Record<string, { title: string }>;
  preloads?: Record<string, { chunk: string; files?: string[] }>;
}

interface Manifest {
  metaData: { publicPath: string; remoteEntry: { name: string; path: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

export interface RemoteOnSite {
  declared: RemoteManifest;
  manifest: string;
  /** Its container and what it exposes, in one file. */
  entry: string;
  styles: string[];
}

interface Prerender {
  shellPages: { path: string; chunk: string; title: string; description?: string; signedIn?: boolean }[];
  renderPath: (path: string, entries: unknown[]) => Promise<string>;
}

type Chunks = Record<string, string[]>;

/** The order of the menus: what most people look at first. Remotes that are not named come after, by name. */
const MENU_ORDER = ['mf-garage', 'mf-service', 'mf-records'];

/** What a page says of itself where it has no words of its own. */
const DESCRIPTION = 'Carnet keeps the history of your vehicles: service, parts, modifications, issues and track days.';

/** What every page in English is set in; the other ranges come where a text needs them. */
const EVERYDAY_FONT = /^barlow-(400|600)\.[^-]+\.woff2$/;

/**
 * Writes `remotes.json`, one HTML file for each first-level path and each page that a remote names a heading for, from nothing but
 * what is on the site already, and `csp.json` with the hashes of the inline scripts. `given` remotes stand for those on the site.
 */
export async function writePages(site: string, given?: RemoteOnSite[]): Promise<void> {
  const place = inSite(site);
  const remotes = given ?? (await remotesOn(site));
  const entries = remotes.map(({ declared, manifest, entry }) => ({ ...declared, manifest, entry }));
  const chunks = await readJson<Chunks>(place.chunks);
  const { shellPages, renderPath } = createRequire(import.meta.url)(place.prerender) as Prerender;
  const icon = await readFile(join(site, 'favicon.svg'), 'utf8').catch(() => undefined);
  const fonts = await fontsOn(place.assets);
  const { scripts, styles } = filesOf(chunks, ['main']);
  const renderer = filesOf(chunks, ['react-dom']).scripts;
  const css = await Promise.all(styles.map((file) => readFile(join(site, file), 'utf8')));
  const common = { icon, fonts, main: { scripts, renderer, css: css.join('') }, description: DESCRIPTION };
  const written = new Set<string>();
  const write = (name: string, part: Omit<PagePart, 'main' | 'entries' | 'fonts'>) => {
    written.add(`${name}.html`);
    const page = { ...common, ...part, entries: entries.map((entry) => withPreloadsOf(entry, part.path)) };
    return replaceFile(join(site, `${name}.html`), htmlPage(page));
  };

  await replaceFile(place.csp, `${JSON.stringify({ scriptHashes: INLINE_SCRIPTS.map(hashOf) })}\n`);
  for (const page of shellPages) {
    const preloads = filesOf(chunks, page.signedIn ? ['app', page.chunk] : [page.chunk]);
    const content = await renderPath(page.path, entries);
    await write(nameOf(page.path), { ...page, ...preloads, content });
  }
  for (const remote of remotes) {
    const shell = filesOf(chunks, ['app']);
    const files = {
      scripts: [...shell.scripts, ...(remote.entry ? [remote.entry] : [])],
      styles: [...shell.styles, ...remote.styles],
    };
    for (const path of remote.declared.paths) {
      const title = titleOf(remote.declared, path);
      await write(nameOf(path), { path, tree: true, title, ...files, content: await renderPath(path, entries) });
    }
    for (const [path, { title }] of Object.entries(remote.declared.headings ?? {})) {
      await write(nameOf(path), {
        path,
        title: `${title} · Carnet`,
        ...files,
        content: await renderPath(path, entries),
      });
    }
  }
  // Nobody knows what an unknown path will show: no content, or React would find another than it expects.
  await write('app', { title: 'Carnet', scripts: [], styles: [], content: '' });
  await removeOtherPages(site, written);
  await replaceFile(place.remotesJson, `${JSON.stringify(entries, null, 2)}\n`);
  await compressBeside(place.remotesJson, true);
}

/** A page preloads for its own path alone: the others' preloads would only make it heavier. */
function withPreloadsOf<Entry extends Pick<RemoteManifest, 'preloads'>>(entry: Entry, path?: string): Entry {
  const { preloads = {}, ...rest } = entry;
  const own = path === undefined ? undefined : preloads[path];
  return { ...rest, ...(path && own ? { preloads: { [path]: own } } : {}) } as Entry;
}

/** A page of an earlier build would ask for files that are gone one day. */
async function removeOtherPages(site: string, written: ReadonlySet<string>): Promise<void> {
  const pages = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'));
  await Promise.all(pages.filter((name) => !written.has(name)).map((name) => rm(join(site, name))));
}

async function fontsOn(assets: string): Promise<string[]> {
  const files = await readdir(assets);
  return files.filter((file) => EVERYDAY_FONT.test(file)).map((file) => `/assets/${file}`);
}

async function remotesOn(site: string): Promise<RemoteOnSite[]> {
  const place = inSite(site);
  const names = existsSync(place.remotes) ? await readdir(place.remotes) : [];
  const rank = (name: string) => (MENU_ORDER.includes(name) ? MENU_ORDER.indexOf(name) : MENU_ORDER.length);
  names.sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
  return Promise.all(names.map((name) => remoteOn(site, name)));
}

async function remoteOn(site: string, name: string): Promise<RemoteOnSite> {
  const folder = inSite(site).remote(name);
  const { metaData, exposes } = await readJson<Manifest>(join(folder, 'mf-manifest.json'));
  const exposed = exposes.find(({ path }) => path === './remote');
  if (!exposed) throw new Error(`${folder} exposes no ./remote`);
  const address = (file: string) => `${metaData.publicPath}${file}`;
  const container = metaData.remoteEntry.path + metaData.remoteEntry.name;
  const entry = await joinScripts(site, address('assets/start'), [...exposed.assets.js.sync, container].map(address));
  const declared = await readJson<RemoteManifest>(join(folder, 'remote.json'));
  const later = [...exposed.assets.css.async, ...exposed.assets.js.async];
  for (const preload of Object.values(declared.preloads ?? {})) {
    preload.files = later.filter((file) => file.startsWith(`assets/${preload.chunk}.`)).map(address);
    if (preload.files.length === 0) throw new Error(`${folder} has no chunk '${preload.chunk}'`);
  }
  return {
    declared,
    manifest: address('mf-manifest.json'),
    entry,
    styles: exposed.assets.css.sync.map(address),
  };
}

function filesOf(chunks: Chunks, names: readonly string[]): { scripts: string[]; styles: string[] } {
  const files = [...new Set(names.flatMap((name) => chunks[name] ?? []))].map((file) => `/${file}`);
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

const nameOf = (path: string): string => (path === '/' ? 'index' : path.slice(1));

function titleOf({ nav }: RemoteManifest, path: string): string {
  const items = nav.flatMap((group) => group.items);
  const item = items.find(({ to }) => to === path || to.startsWith(`${path}/`));
  return item ? `${item.label} · Carnet` : 'Carnet';
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
