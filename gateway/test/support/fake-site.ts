import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const scriptHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
export const styleHash = 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o=';
export const filler = 'a line that compresses well; '.repeat(200);

const html = (title: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body>${filler}</body></html>`;

const script = `console.log(${JSON.stringify(filler)});`;

const files: Record<string, string | Buffer> = {
  'index.html': html('home'),
  'vehicles.html': html('vehicles'),
  'vehicles.html.br': brotliCompressSync(html('vehicles')),
  'vehicles.html.gz': gzipSync(html('vehicles')),
  'vehicles/new.html': html('a new vehicle'),
  'service-schedules.html': html('service-schedules'),
  'app.html': html('fallback'),
  '_de/index.html': html('zuhause'),
  '_de/app.html': html('unbekannt'),
  '_trial-it/index.html': html('casa'),
  'csp.json': JSON.stringify({ scriptHashes: [scriptHash], styleHashes: [styleHash] }),
  'remotes.json': JSON.stringify([{ name: 'garage', entry: '/remotes/garage/mf-manifest.json' }]),
  'robots.txt': 'User-agent: *\n',
  'favicon.ico': Buffer.from([0, 0, 1, 0]),
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main.0123abcdef.js': script,
  'assets/main.0123abcdef.js.br': brotliCompressSync(script),
  'assets/main.0123abcdef.js.gz': gzipSync(script),
  'assets/named.js': script,
  'remotes/garage/mf-manifest.json': '{"name":"garage"}',
  'remotes/garage/assets/entry.fedcba9876.js': script,
};

/** Makes the smallest composed site that the gateway can be tested with. */
export async function makeSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'carnet-site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}
