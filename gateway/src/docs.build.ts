import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mergeOpenApi, type NamedDocument, type OpenApiDocument } from './openapi.merge.js';
import { serviceNames, type ServiceName } from './routes.js';

const here = dirname(fileURLToPath(import.meta.url));
const pageDir = join(here, '../page');
const swaggerDir = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Paths of the services' committed descriptions. */
export const openApiFiles = Object.fromEntries(
  serviceNames.map((name) => [name, join(here, `../../svc-${name}/openapi.json`)]),
) as Record<ServiceName, string>;

export interface DocsPlan {
  outDir: string;
  files?: Readonly<Record<ServiceName, string>>;
  log?: (line: string) => void;
}

/** Writes the API document, the page that shows it, and compressed forms beside each. */
export async function buildDocs({ outDir, files = openApiFiles, log = () => undefined }: DocsPlan): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const merged = mergeOpenApi(await readDocuments(files, log));
  await writeFile(join(outDir, 'openapi.json'), JSON.stringify(merged));
  const copies = [
    ...['docs.html', 'docs.js', 'trusted-types.js'].map((name) => [pageDir, name]),
    ...['swagger-ui.css', 'swagger-ui-bundle.js'].map((name) => [swaggerDir, name]),
  ] as const;
  await Promise.all(copies.map(([from, name]) => copyFile(join(from!, name!), join(outDir, name!))));
  await Promise.all(['openapi.json', ...copies.map(([, name]) => name!)].map((name) => compress(join(outDir, name))));
}

async function readDocuments(files: Readonly<Record<ServiceName, string>>, log: (line: string) => void) {
  const documents: NamedDocument[] = [];
  for (const name of serviceNames) {
    const text = await readFile(files[name], 'utf8').catch(() => undefined);
    if (text === undefined) log(`svc-${name} has no openapi.json yet; /api/docs shows the others`);
    else documents.push({ name, document: JSON.parse(text) as OpenApiDocument });
  }
  return documents;
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  await Promise.all([
    promisify(gzip)(content, { level: 6 }).then((small) => writeFile(`${file}.gz`, small)),
    promisify(brotliCompress)(content, quality).then((small) => writeFile(`${file}.br`, small)),
  ]);
}
