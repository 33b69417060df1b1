import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTES } from '../lib/paths.js';
import { compressBeside } from './compress.js';
import { loadScript, readJson, replaceFile } from './files.js';
import { htmlPage, INLINE_SCRIPTS, type PagePart, StyleRules, WEB_MANIFEST, webManifestIn } from './html.js';
import { joinScripts } from './join.js';
import {
  ENGLISH,
  folderOf,
  foundInLanguage,
  inLanguage,
  languagesOn,
  type PageLanguage,
  prerenderIn,
} from './languages.js';
import { inSite } from './layout.js';

export interface RemoteManifest {
  name: string;
  id: string;
  paths: string[];
  nav: { label: string; items: { label: string; to: string }[] }[];
  headings?: Record<string, { title: string }>;
  preloads?: Record<string, { chunk: string; files?: string[] }>;
  slots?: Record<string, Record<string, { label?: string; place?: number }>>;
}

interface Manifest {
  metaData: { publicPath: string; remoteEntry: { name: string; path: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

export interface RemoteOnSite {
  declared: RemoteManifest;
  manifest: string;
  /** The file that pages load: the remote's container joined with the scripts of its exposed module. */
  entry: string;
  /** The container alone, in English. The names of the other languages derive from it. */
  container: string;
  /** The language of `entry`, if it is not English. */
  language?: string;
  styles: string[];
}

interface Prerender {
  shellPages: { path: string; chunk: string; title: string; description?: string; signedIn?: boolean }[];
  renderPath: (path: string, entries: unknown[]) => Promise<string>;
  /** Description for pages that have none of their own. */
  description: string;
}

type Chunks = Record<string, string[]>;

/** A page and its compressed forms. */
const PAGE_FILE = /\.html(\.br|\.gz)?$/;

/**
 * Writes `remotes.json`, `csp.json` with the hashes of the inline scripts and styles, and one HTML file for each first-level path and for each page
 * with a heading in a remote's manifest. It only reads files that are on the site. `given` replaces the remotes of the site.
 * @returns whether the policy has changed: a running nginx reads it only at its next start
 */
export async function writePages(site: string, given?: RemoteOnSite[]): Promise<boolean> {
  const place = inSite(site);
  const remotes = given ?? (await remotesOn(site));
  const chunks = await readJson<Chunks>(place.chunks);
  const icon = await readFile(join(site, 'favicon.svg'), 'utf8').catch(() => undefined);
  const { styles } = filesOf(chunks, ['main']);
  const css = (await Promise.all(styles.map((file) => readFile(join(site, file), 'utf8')))).join('');
  const languages = await languagesOn(
    site,
    remotes.map(({ container }) => container),
  );
  const rules = new StyleRules();
  const pages = new Map<string, PagePart>();
  for (const language of languages) {
    const common = { icon, fonts: fontsIn(css, language.tag), rules, languages };
    const theirs = await pagesIn(site, language, await remotesIn(site, remotes, language.tag), chunks, common);
    for (const [name, page] of theirs) pages.set(name, page);
    await writeWebManifest(site, language.tag, await remotesIn(site, remotes, language.tag));
  }
  const style = `${css}${rules.css}`;
  const hashes = { scriptHashes: INLINE_SCRIPTS.map(hashOf), styleHashes: [hashOf(style)] };
  const isOther = await replaceFile(place.csp, `${JSON.stringify(hashes)}\n`);
  const now = Date.now() / 1000;
  const secondOf = (tag: string) => now - languages.findIndex((language) => language.tag === tag);
  await Promise.all(
    [...pages].map(([name, page]) => writePage(join(site, name), page, htmlPage(page, style), secondOf(page.language))),
  );
  await removeOtherPages(site, pages);
  await replaceFile(place.remotesJson, `${JSON.stringify(remotes.map(entryOf), null, 2)}\n`);
  await compressBeside(place.remotesJson, true);
  return isOther;
}

/** Writes the web app manifest of a language. Its shortcuts (the menu of the app's icon) are the kinds of the quick entry, in the language of the page. */
async function writeWebManifest(site: string, tag: string, remotes: RemoteOnSite[]): Promise<void> {
  const manifest = await readJson<object>(join(site, WEB_MANIFEST)).catch(() => null);
  if (!manifest) return;
  const kinds = remotes.flatMap(({ declared }) => Object.entries(declared.slots?.['quick-entry'] ?? {}));
  kinds.sort(([, one], [, other]) => (one.place ?? LAST_PLACE) - (other.place ?? LAST_PLACE));
  const shortcuts = kinds.map(([name, { label = name }]) => ({
    name: label,
    url: `/quick?entry=${name}`,
    icons: [{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' }],
  }));
  const file = join(site, webManifestIn(tag));
  await compressBeside(file, await replaceFile(file, `${JSON.stringify({ ...manifest, shortcuts }, null, 2)}\n`));
}

const LAST_PLACE = 99;

interface Common {
  icon?: string;
  fonts: string[];
  rules: StyleRules;
  languages: readonly PageLanguage[];
}

/** The pages of one language, by file name. */
async function pagesIn(
  site: string,
  language: PageLanguage,
  remotes: RemoteOnSite[],
  chunks: Chunks,
  { icon, fonts, rules, languages }: Common,
): Promise<Map<string, PagePart>> {
  const { tag } = language;
  const entries = remotes.map(entryOf);
  const { shellPages, renderPath, description } = await loadScript<Prerender>(prerenderIn(site, tag));
  const filesIn = (names: readonly string[]) => {
    const { scripts, styles } = filesOf(chunks, names);
    return { scripts: scripts.map((file) => inLanguage(file, tag)), styles };
  };
  const main = { scripts: filesIn(['main']).scripts, renderer: filesIn(['react-dom']).scripts };
  const offered = languages.filter((one) => one.offered).map((one) => one.tag);
  const common = { icon, fonts, main, description, language: tag, offered };
  const pages = new Map<string, PagePart>();
  const add = (path: string, part: Omit<PagePart, keyof typeof common | 'entries'>) => {
    const own = entries.map((entry) => withPreloadsOf(entry, part.path));
    pages.set(`${folderOf(language)}${path}.html`, { ...common, ...part, entries: own });
  };
  const contentOf = async (path: string) => rules.lift(await renderPath(path, entries));

  for (const page of shellPages) {
    const preloads = filesIn(page.signedIn ? ['app', page.chunk] : [page.chunk]);
    add(nameOf(page.path), { ...page, ...preloads, content: await contentOf(page.path) });
  }
  for (const remote of remotes) {
    const shell = filesIn(['app']);
    const files = {
      scripts: [...shell.scripts, ...(remote.entry ? [remote.entry] : [])],
      styles: [...shell.styles, ...remote.styles],
    };
    for (const path of remote.declared.paths) {
      const title = titleOf(remote.declared, path);
      add(nameOf(path), { path, tree: true, title, ...files, content: await contentOf(path) });
    }
    for (const [path, { title }] of Object.entries(remote.declared.headings ?? {})) {
      add(nameOf(path), { path, title: `${title} · Carnet`, ...files, content: await contentOf(path) });
    }
  }
  // The content of an unknown path is not known. The page stays empty, since React must find the content that it expects.
  add('app', { title: 'Carnet', scripts: [], styles: [], content: '' });
  return pages;
}

/** nginx makes an ETag from a file's second and length. Pages of different languages get different seconds, so that no browser keeps the old language. */
async function writePage(file: string, page: PagePart, html: string, second: number): Promise<void> {
  await compressBeside(file, await replaceFile(file, html), hasNoByteToSpare(page) ? 'most' : 'less');
  const forms = [file, `${file}.br`, `${file}.gz`].filter((form) => existsSync(form));
  await Promise.all(forms.map((form) => utimes(form, second, second)));
}

/** True for pages with a tight size budget: the home page, and the pages of remotes. */
const hasNoByteToSpare = ({ path = '', tree }: PagePart): boolean => tree || path === '/' || path.split('/').length > 2;

const entryOf = ({ declared, manifest, entry, language }: RemoteOnSite) => ({
  ...declared,
  manifest,
  entry,
  ...(language && { language }),
});

/** Keeps only the preloads of the page's own path; those of other paths would only enlarge the page. */
function withPreloadsOf<Entry extends Pick<RemoteManifest, 'preloads'>>(entry: Entry, path?: string): Entry {
  const { preloads = {}, ...rest } = entry;
  const own = path === undefined ? undefined : preloads[path];
  return { ...rest, ...(path && own ? { preloads: { [path]: own } } : {}) } as Entry;
}

/** Removes pages of earlier builds, which refer to files that will be deleted. */
async function removeOtherPages(site: string, written: ReadonlyMap<string, PagePart>): Promise<void> {
  const files = (await readdir(site, { recursive: true })).filter((name) => PAGE_FILE.test(name));
  const others = files.filter((name) => !written.has(name.replace(PAGE_FILE, '.html')));
  await Promise.all(others.map((name) => rm(join(site, name))));
}

/**
 * Fonts that every page of a language preloads: the language's own font files, else the basic ones; none if the style sheet uses system fonts
 * for the language. Files for other letters are loaded when a text needs them.
 */
function fontsIn(css: string, tag: string): string[] {
  const faces = new RegExp(`:lang\\(${tag}\\)\\s*{[^}]*--c-font:([^;}]*)`).exec(css)?.[1];
  if (faces && !faces.includes('Barlow')) return [];
  const all = css.match(/\/assets\/[^)"']+\.woff2/g) ?? [];
  const named = (letters: string) =>
    all.filter((file) => new RegExp(`/barlow-(400|600)${letters}\\.[^/-]+$`).test(file));
  const own = named(`-${tag}`);
  return own.length > 0 ? own : named('');
}

async function remotesOn(site: string): Promise<RemoteOnSite[]> {
  const place = inSite(site);
  const names = existsSync(place.remotes) ? await readdir(place.remotes) : [];
  // The menu follows the order of the workspaces; a remote that is no workspace comes after them, by name.
  const rank = (name: string) => (REMOTES.includes(name) ? REMOTES.indexOf(name) : REMOTES.length);
  names.sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
  return Promise.all(names.map((name) => remoteOn(site, name)));
}

async function remoteOn(site: string, name: string, tag = ENGLISH): Promise<RemoteOnSite> {
  const folder = inSite(site).remote(name);
  const { metaData, exposes } = await readJson<Manifest>(join(folder, 'mf-manifest.json'));
  const exposed = exposes.find(({ path }) => path === './remote');
  if (!exposed) throw new Error(`${folder} exposes no ./remote`);
  const address = (file: string) => `${metaData.publicPath}${file}`;
  const translated = (file: string) => foundInLanguage(site, address(file), tag);
  const container = metaData.remoteEntry.path + metaData.remoteEntry.name;
  const entry = await joinScripts(
    site,
    address('assets/start'),
    [...exposed.assets.js.sync, container].map(translated),
  );
  const declared = await readJson<RemoteManifest>(join(folder, tag === ENGLISH ? 'remote.json' : `remote.${tag}.json`));
  const later = [...exposed.assets.css.async, ...exposed.assets.js.async];
  for (const preload of Object.values(declared.preloads ?? {})) {
    preload.files = later.filter((file) => file.startsWith(`assets/${preload.chunk}.`)).map(translated);
    if (preload.files.length === 0) throw new Error(`${folder} has no chunk '${preload.chunk}'`);
  }
  return {
    declared,
    manifest: address('mf-manifest.json'),
    entry,
    styles: exposed.assets.css.sync.map(address),
    container: address(container),
    ...(tag !== ENGLISH && { language: tag }),
  };
}

/** The remotes in a language. A remote without that language stays in English. */
async function remotesIn(site: string, remotes: RemoteOnSite[], tag: string): Promise<RemoteOnSite[]> {
  if (tag === ENGLISH) return remotes;
  return Promise.all(
    remotes.map(async (remote) => {
      const translated = foundInLanguage(site, remote.container, tag) !== remote.container;
      return translated ? remoteOn(site, remote.declared.name, tag) : remote;
    }),
  );
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

const hashOf = (inline: string): string => `sha256-${createHash('sha256').update(inline).digest('base64')}`;
