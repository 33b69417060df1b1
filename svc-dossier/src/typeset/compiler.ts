import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The input of the compiler: template, files of the order, and fonts. */
export interface Compilation {
  /** The folder with `pages.json` and all files that it refers to. */
  folder: string;
  fonts: readonly Buffer[];
  /** The main template; a book by default. */
  main?: Template;
}

/** Available templates. */
export type Template = 'book' | 'stickers';

/** A standard that the native compiler can enforce. */
export type Standard = 'a-3a' | 'ua-1';

const TEMPLATE = fileURLToPath(new URL('../../template/', import.meta.url));
const mainOf = ({ main = 'book' }: Compilation): string => `/${main}.typ`;
const require = createRequire(import.meta.url);

/** The template or its data cannot be typeset; the message contains the location. */
export class NotTypeset extends Error {}

/** All files that the compiler can read, by their virtual paths. It can access no other file, and no network. */
function filesOf({ folder }: Compilation): [path: string, file: string][] {
  const under = (root: string): [string, string][] =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${file.slice(root.length).replaceAll('\\', '/').replace(/^\//, '')}`, file]);
  return [...under(TEMPLATE), ...under(folder)];
}

/** Compiles with Typst as WebAssembly, which runs wherever Node does. */
export async function compileByWasm(compilation: Compilation): Promise<Uint8Array> {
  const { default: init, TypstCompilerBuilder } = await import('@myriaddreamin/typst-ts-web-compiler');
  const wasm = require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  await init({ module_or_path: await readFile(wasm) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of compilation.fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  for (const [path, file] of filesOf(compilation)) {
    if (path.endsWith('.typ')) compiler.add_source(path, readFileSync(file, 'utf8'));
    else compiler.map_shadow(path, readFileSync(file));
  }
  const { result, diagnostics } = compiler.compile(mainOf(compilation), undefined, 'pdf', 3) as {
    result?: Uint8Array;
    diagnostics?: unknown;
  };
  if (!result) throw new NotTypeset(JSON.stringify(diagnostics));
  return result;
}

/** Compiles with native Typst: about six times as fast, but available only where it was installed. */
export async function compileNatively(compilation: Compilation, standard?: Standard): Promise<Uint8Array> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = NodeCompiler.create({
    workspace: compilation.folder,
    fontArgs: [{ fontBlobs: [...compilation.fonts] }],
  });
  for (const [path, file] of filesOf(compilation)) {
    if (path.endsWith('.typ')) compiler.addSource(join(compilation.folder, path), readFileSync(file, 'utf8'));
  }
  const made = compiler.compile({ mainFilePath: join(compilation.folder, mainOf(compilation)) });
  const document = made.result;
  if (!document) throw new NotTypeset(told(compiler, made.takeDiagnostics()));
  try {
    return compiler.pdf(document, standard ? { pdfStandard: standard } : {});
  } catch (error) {
    throw new NotTypeset(error instanceof Error ? error.message : told(compiler, error));
  }
}

function told(compiler: { fetchDiagnostics: (of: never) => unknown[] }, diagnostics: unknown): string {
  try {
    return JSON.stringify(compiler.fetchDiagnostics(diagnostics as never));
  } catch {
    return String(diagnostics);
  }
}

/** Returns true if a native compiler is installed. */
export async function hasNative(): Promise<boolean> {
  try {
    await import('@myriaddreamin/typst-ts-node-compiler');
    return true;
  } catch {
    return false;
  }
}
