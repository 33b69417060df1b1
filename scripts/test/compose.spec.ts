import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { compression } from '../compose/compress.js';
import { INLINE_SCRIPTS, StyleRules } from '../compose/html.js';
import { type RemoteManifest, writePages } from '../compose/pages.js';
import { publishRemote, publishShell } from '../compose/publish.js';
import { pruneOldFiles } from '../compose/prune.js';

const PRERENDER = `
exports.shellPages = [
  { path: '/', chunk: 'home', title: 'Home & more', description: 'About "cars"' },
  { path: '/dashboard', chunk: 'dashboard', title: 'Dashboard', signedIn: true },
];
exports.description = 'Carnet keeps the history of cars.';
exports.renderPath = async (path, entries) => '<h1 style="color:red">' + path + ' ' + entries.length + '</h1>';
`;
const CHUNKS = {
  main: ['assets/main.0123456789.js', 'assets/main.0123456789.css'],
  app: ['assets/app.0123456789.js'],
  'react-dom': ['assets/react-dom.0123456789.js'],
  home: ['assets/home.0123456789.js'],
  dashboard: ['assets/dashboard.0123456789.js'],
};

let folder: string;
let site: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carnet-compose-'));
  site = join(folder, 'site');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = async (path: string, content: string) => {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), content);
};
const read = (path: string) => readFile(join(site, path), 'utf8');

/** Content of the remote's entry file that the page loads. */
const startIn = async (page: string) => {
  const [file] = /remotes\/mf-cars\/assets\/start\.[0-9a-f]{10}\.js/.exec(await read(page)) ?? [];
  return read(file!);
};

async function theShell() {
  await put('shell/page/chunks.json', JSON.stringify(CHUNKS));
  const fonts = ['', '-latin1'].map((range) => `assets/barlow-400${range}.0123456789.woff2`);
  for (const font of fonts) await put(`shell/page/${font}`, 'a font');
  const uses = fonts.map((font) => `url(/${font})`).join();
  for (const file of Object.values(CHUNKS).flat()) await put(`shell/page/${file}`, `/* ${file} */`.repeat(50) + uses);
  await put('shell/prerender/prerender.cjs', PRERENDER);
  await publishShell(join(folder, 'shell'), site);
}

async function aRemote(name: string, build: string, more: Partial<RemoteManifest> = {}) {
  const entry = `assets/entry.${build}.js`;
  const declared = {
    name,
    id: name.slice(3),
    paths: [`/${name.slice(3)}`],
    nav: [{ label: 'Menu', items: [{ label: 'Cars', to: `/${name.slice(3)}` }] }],
    ...more,
  };
  const manifest = {
    metaData: { publicPath: `/remotes/${name}/`, remoteEntry: { path: '', name: entry } },
    exposes: [
      {
        path: './remote',
        assets: {
          js: {
            sync: [`assets/remote.${build}.js`],
            async: [`assets/cars.${build}.js`, `assets/cars-new.${build}.js`],
          },
          css: { sync: [], async: [`assets/cars.${build}.css`] },
        },
      },
    ],
  };
  await rm(join(folder, name), { recursive: true, force: true });
  await put(`${name}/remote.json`, JSON.stringify(declared));
  await put(`${name}/mf-manifest.json`, JSON.stringify(manifest));
  await put(`${name}/${entry}`, `entry ${build}`);
  await put(`${name}/assets/remote.${build}.js`, `remote ${build}`);
  await publishRemote(join(folder, name), site, name);
}

it('writes a page for every first segment, with what it will need', async () => {
  await theShell();
  await aRemote('mf-cars', 'aaaaaaaaaa');
  await writePages(site);
  const page = await read('cars.html');
  expect(page).toContain('<title>Cars · Carnet</title>');
  expect(page).toContain('<div id="root" data-path="/cars" data-tree><h1 data-s="0">/cars 1</h1></div>');
  for (const file of ['main', 'app', 'react-dom'].map((name) => `/assets/${name}.0123456789.js`))
    expect(page).toContain(`<link rel="preload" as="script" fetchpriority="low" href="${file}">`);
  expect(await read('index.html')).toContain('<meta name="description" content="About &quot;cars&quot;">');
  expect(await read('index.html')).toContain('<title>Home &amp; more</title>');
  expect(await read('app.html')).toContain('<div id="root"></div>');
  expect(JSON.parse(await read('remotes.json'))).toMatchObject([
    { name: 'mf-cars', manifest: '/remotes/mf-cars/mf-manifest.json' },
  ]);
  expect(JSON.parse(await read('csp.json')).scriptHashes).toEqual(
    INLINE_SCRIPTS.map(() => expect.stringMatching(/^sha256-/)),
  );
});

it('has a page load a remote from one file: what it exposes, and its container, which starts it', async () => {
  await theShell();
  await aRemote('mf-cars', 'aaaaaaaaaa');
  await writePages(site);
  expect(await startIn('cars.html')).toBe('remote aaaaaaaaaa\nentry aaaaaaaaaa');
  const [entry] = JSON.parse(await read('remotes.json')) as { entry: string }[];
  expect(await read('cars.html')).toContain(
    `<link rel="preload" as="script" fetchpriority="low" href="${entry!.entry}">`,
  );
});

it('writes a page of its own for every heading that a remote names, as long as it names it', async () => {
  await theShell();
  await aRemote('mf-cars', 'aaaaaaaaaa', { headings: { '/cars/new': { title: 'Add a car' } } });
  await writePages(site);
  const page = await read('cars/new.html');
  expect(page).toContain('<title>Add a car · Carnet</title>');
  expect(page).toContain('<div id="root" data-path="/cars/new"><h1 data-s="0">/cars/new 1</h1></div>');
  await aRemote('mf-cars', 'bbbbbbbbbb');
  await writePages(site);
  await expect(read('cars/new.html')).rejects.toThrow('ENOENT');
  expect(await startIn('cars.html')).toContain('entry bbbbbbbbbb');
});

it('tells the page which files its path asks for first', async () => {
  await theShell();
  await aRemote('mf-cars', 'aaaaaaaaaa', { preloads: { '/cars': { chunk: 'cars' } } });
  await writePages(site);
  const [entry] = JSON.parse(await read('remotes.json')) as RemoteManifest[];
  const files = ['/remotes/mf-cars/assets/cars.aaaaaaaaaa.css', '/remotes/mf-cars/assets/cars.aaaaaaaaaa.js'];
  expect(entry!.preloads).toEqual({ '/cars': { chunk: 'cars', files } });
});

it('has a page carry the preloads of its own path, and of no other', async () => {
  await theShell();
  const preloads = { '/cars': { chunk: 'cars' }, '/boats': { chunk: 'cars-new' } };
  await aRemote('mf-cars', 'aaaaaaaaaa', { paths: ['/cars', '/boats'], preloads });
  await writePages(site);
  const preloadsIn = async (page: string) => {
    const entries = /id="remotes">(.*)<\/script>/.exec(await read(page))![1]!;
    return Object.keys((JSON.parse(entries) as RemoteManifest[])[0]!.preloads ?? {});
  };
  expect(await preloadsIn('cars.html')).toEqual(['/cars']);
  expect(await preloadsIn('boats.html')).toEqual(['/boats']);
  expect(await preloadsIn('index.html')).toEqual([]);
});

it('refuses a remote that names a chunk it does not have', async () => {
  await theShell();
  await aRemote('mf-cars', 'aaaaaaaaaa', { preloads: { '/cars': { chunk: 'boats' } } });
  await expect(writePages(site)).rejects.toThrow("no chunk 'boats'");
});

it('carries what every page is styled with, so that the first paint waits for less', async () => {
  await theShell();
  await writePages(site);
  const page = await read('index.html');
  expect(page).toContain('<style>/* assets/main.0123456789.css */');
  expect(page).not.toMatch(/<link[^>]+main\.0123456789\.css/);
});

describe('the start of a page’s scripts', () => {
  function open({ hidden = false } = {}) {
    const page = { started: 0, painted: () => undefined as void, aSecondPasses: () => undefined as void };
    const start = { content: { cloneNode: () => 'the scripts' } };
    runInNewContext(INLINE_SCRIPTS.at(-1)!, {
      document: { hidden, getElementById: () => start, head: { append: () => page.started++ } },
      PerformanceObserver: class {
        constructor(tell: () => void) {
          page.painted = tell;
        }
        observe = () => undefined;
      },
      setTimeout: (act: () => void, ms: number) => {
        expect(ms).toBe(1000);
        page.aSecondPasses = act;
      },
    });
    return page;
  }

  it('waits until what the page has is painted, and happens once', () => {
    const page = open();
    expect(page.started).toBe(0);
    page.painted();
    page.aSecondPasses();
    expect(page.started).toBe(1);
  });

  it('waits no longer than a second for a browser that tells nothing of its paints', () => {
    const page = open();
    page.aSecondPasses();
    expect(page.started).toBe(1);
  });

  it('waits for nothing where nobody looks', () => expect(open({ hidden: true }).started).toBe(1));
});

it('asks at once for the fonts of every page, and for no other, nor for those of an earlier build', async () => {
  await theShell();
  await writeFile(join(site, 'assets/barlow-400.9999999999.woff2'), 'an earlier font');
  await writePages(site);
  const fonts = (await read('index.html')).match(/<link rel="preload" as="font"[^>]*>/g);
  expect(fonts).toEqual([
    '<link rel="preload" as="font" type="font/woff2" href="/assets/barlow-400.0123456789.woff2" crossorigin>',
  ]);
});

it('says of every page what it is', async () => {
  await theShell();
  await aRemote('mf-cars', 'aaaaaaaaaa');
  await writePages(site);
  expect(await read('index.html')).toContain('<meta name="description" content="About &quot;cars&quot;">');
  expect(await read('cars.html')).toContain('<meta name="description" content="Carnet keeps');
});

it('puts a remote up alone: no file of the shell changes, and what open pages ask for stays', async () => {
  await theShell();
  await aRemote('mf-cars', 'aaaaaaaaaa');
  await writePages(site);
  await rm(join(folder, 'shell'), { recursive: true });
  const before = await readdir(join(site, 'assets'));
  await aRemote('mf-cars', 'bbbbbbbbbb');
  await writePages(site);
  expect(await readdir(join(site, 'assets'))).toEqual(before);
  expect(await startIn('cars.html')).toContain('entry bbbbbbbbbb');
  expect(await read('remotes/mf-cars/assets/entry.aaaaaaaaaa.js')).toBe('entry aaaaaaaaaa');
});

it('puts compressed files beside the plain ones', async () => {
  await theShell();
  const small = await readFile(join(site, 'assets/main.0123456789.js.br'));
  expect(brotliDecompressSync(small).toString()).toBe(await read('assets/main.0123456789.js'));
  expect(await readdir(join(site, 'assets'))).toContain('main.0123456789.js.gz');
});

it('leaves what is new plain where it is compressed later, with nothing of older content beside it, and compresses it then', async () => {
  await theShell();
  await writePages(site);
  const pageOf = (name: string) => readdir(join(site)).then((names) => names.filter((one) => one.startsWith(name)));
  compression.when = 'later';
  try {
    await aRemote('mf-cars', 'aaaaaaaaaa');
    await writePages(site);
  } finally {
    compression.when = 'now';
  }
  expect(await pageOf('dashboard.html')).toEqual(['dashboard.html']);
  expect(await readdir(join(site, 'assets'))).toContain('main.0123456789.js.br');
  await writePages(site);
  expect(await pageOf('dashboard.html')).toEqual(['dashboard.html', 'dashboard.html.br', 'dashboard.html.gz']);
  expect(brotliDecompressSync(await readFile(join(site, 'dashboard.html.br'))).toString()).toBe(
    await read('dashboard.html'),
  );
});

it('takes files away that were last current a week ago, and only those', async () => {
  await theShell();
  await aRemote('mf-cars', 'aaaaaaaaaa');
  await aRemote('mf-cars', 'bbbbbbbbbb');
  await aRemote('mf-cars', 'cccccccccc');
  const old = new Date(Date.now() - 8 * 86_400_000);
  for (const build of ['aaaaaaaaaa', 'cccccccccc'])
    await utimes(join(site, `remotes/mf-cars/assets/entry.${build}.js`), old, old);
  await pruneOldFiles(site);
  const left = await readdir(join(site, 'remotes/mf-cars/assets'));
  expect(left.filter((name) => name.startsWith('entry'))).toEqual(['entry.bbbbbbbbbb.js', 'entry.cccccccccc.js']);
});

it('keeps what a page loads its remote from, with its compressed forms, however long ago it was made', async () => {
  await theShell();
  const assets = join(site, 'remotes/mf-cars/assets');
  const aLongOne = async (build: string) => {
    await aRemote('mf-cars', build);
    await writeFile(join(assets, `entry.${build}.js`), build.repeat(100));
    await writePages(site);
  };
  await aLongOne('aaaaaaaaaa');
  const starts = async () => (await readdir(assets)).filter((name) => name.startsWith('start')).sort();
  const before = await starts();
  expect(before.map((name) => name.slice('start.0123456789'.length))).toEqual(['.js', '.js.br', '.js.gz']);
  const old = new Date(Date.now() - 8 * 86_400_000);
  for (const name of before) await utimes(join(assets, name), old, old);
  await writePages(site);
  await pruneOldFiles(site);
  expect(await starts()).toEqual(before);
  await aLongOne('bbbbbbbbbb');
  for (const name of before) await utimes(join(assets, name), old, old);
  await pruneOldFiles(site);
  expect((await starts()).filter((name) => before.includes(name))).toEqual([]);
  expect(await starts()).toHaveLength(3);
});

it('moves style attributes into rules that weigh more than a class', () => {
  const rules = new StyleRules();
  const html = rules.lift('<p style="color:red" class="a">x style="y"</p><b style="color:red">z</b>');
  expect(html).toBe('<p data-s="0" class="a">x style="y"</p><b data-s="0">z</b>');
  expect(rules.lift('<i style="top:0">')).toBe('<i data-s="1">');
  expect(rules.css).toBe('[data-s="0"][data-s="0"][data-s="0"]{color:red}[data-s="1"][data-s="1"][data-s="1"]{top:0}');
});

it('names what every page is styled with by one hash, and keeps its compressed forms beside it', async () => {
  await theShell();
  await aRemote('mf-cars', 'aaaaaaaaaa', { headings: { '/cars/new': { title: 'Add a car' } } });
  await writePages(site);
  const { styleHashes } = JSON.parse(await read('csp.json')) as { styleHashes: string[] };
  for (const page of ['index.html', 'cars.html', 'cars/new.html', 'app.html']) {
    const [, style] = /<style>(.*?)<\/style>/s.exec(await read(page))!;
    expect([`sha256-${createHash('sha256').update(style!).digest('base64')}`]).toEqual(styleHashes);
    expect(brotliDecompressSync(await readFile(join(site, `${page}.br`))).toString()).toBe(await read(page));
  }
  await aRemote('mf-cars', 'bbbbbbbbbb');
  await writePages(site);
  expect(await readdir(join(site, 'cars'))).toEqual([]);
});
