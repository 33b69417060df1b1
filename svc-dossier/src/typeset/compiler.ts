import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The input of the compiler: the files of an order, beside the template, with these typefaces. */
export interface Compilation {
  /** Holds `pages.json` and every file that it names. */
  folder: string;
  fonts: readonly Buffer[];
  /** The template that begins it: a book, unless told. */
  main?: Template;
}

/** The templates by which something can be set. */
export type Template = 'book' | 'stickers';

/** A standard that the compiler itself can hold a book to; only where it runs natively. */
export type Standard = 'a-3a' | 'ua-1';

const TEMPLATE = fileURLToPath(new URL('../../template/', import.meta.url));
const mainOf = ({ main = 'book' }: Compilation): string => `/${main}.typ`;
const require = createRequire(import.meta.url);

/** Raised for what the template or its data cannot be set to; the message names the place. */
export class NotTypeset extends Error {}

/** Every file that the compiler can see, by its path there. It can reach no other, and no network. */
function filesOf({ folder }: Compilation): [path: string, file: string][] {
  const under = (root: string): [string, string][] =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${file.slice(root.length).replaceAll('\\', '/').replace(/^\//, '')}`, file]);
  return [...under(TEMPLATE), ...under(folder)];
}

/** Typst as WebAssembly: it runs wherever Node does. */
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

/** Typst as a program of this machine: about six times as fast, and there only where somebody compiled it. */
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

/** Tells whether there is a native compiler for this machine. */
export async function hasNative(): Promise<boolean> {
  try {
    await import('@myriaddreamin/typst-ts-node-compiler');
    return true;
  } catch {
    return false;
  }
}
