import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const CODE = /\.(ts|tsx|mjs|cjs|js|css|sh)$/;
const SCRIPT = /\.(ts|tsx|mjs|cjs|js)$/;
const TEST = /\.(spec|test)\.|(^|\/)(test|tests|testing|svc-testing|faults)\/|^(e2e|bench)\//;
const GENERATED = /\.generated\.|\/released\/|\/messages\/[^/]+\.ts$/;
/** The condition in a package's `exports` that names a source file instead of a built one. */
const SOURCE = 'types';

type Exports = Record<string, string | Record<string, string>>;

/** A checkout for reading: the files that git knows, and the imports between them. Nothing needs to be installed in it. */
export class Checkout {
  readonly files: string[];
  private readonly known: Set<string>;
  private readonly entries = new Map<string, string>();
  private readonly folders = new Map<string, string>();

  constructor(readonly root: string) {
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 27 });
    this.files = tracked.split('\0').filter((file) => file && existsSync(join(root, file)));
    this.known = new Set(this.files);
    for (const folder of this.packages()) this.readEntries(folder);
  }

  /** Code without tests and generated files. */
  get code(): string[] {
    return this.files.filter((file) => CODE.test(file) && !TEST.test(file) && !GENERATED.test(file));
  }

  /** TypeScript and JavaScript with tests, without generated files. */
  get scripts(): string[] {
    return this.files.filter((file) => SCRIPT.test(file) && !GENERATED.test(file));
  }

  packages(): string[] {
    return this.files.flatMap((file) => /^(packages\/[^/]+)\/package\.json$/.exec(file)?.[1] ?? []);
  }

  /** Folders of the packages that this package's package.json depends on. */
  dependenciesOf(folder: string): string[] {
    const { dependencies = {} } = JSON.parse(this.read(`${folder}/package.json`)) as {
      dependencies?: Record<string, string>;
    };
    return Object.keys(dependencies).flatMap((name) => this.folders.get(name) ?? []);
  }

  /** Sources of a package by its doors, which are the paths of its `exports`. */
  doorsOf(folder: string): [door: string, file: string][] {
    return [...this.entries]
      .filter(([, file]) => file.startsWith(`${folder}/`))
      .map(([specifier, file]) => [this.folders.get(specifier) ?? join(folder, basename(specifier)), file]);
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  /** The file of this checkout that an import refers to; `undefined` for a library. */
  resolve(specifier: string, from: string): string | undefined {
    if (!specifier.startsWith('.')) return this.entries.get(specifier);
    const path = normalize(join(dirname(from), specifier));
    const bare = path.replace(/\.jsx?$/, '');
    return [path, `${bare}.ts`, `${bare}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((one) =>
      this.known.has(one),
    );
  }

  private readEntries(folder: string): void {
    const { name, exports = {} } = JSON.parse(this.read(`${folder}/package.json`)) as {
      name: string;
      exports?: Exports;
    };
    this.folders.set(name, folder);
    for (const [path, target] of Object.entries(exports)) {
      const file = normalize(join(folder, typeof target === 'string' ? target : (target[SOURCE] ?? '')));
      if (/\.tsx?$/.test(file) && this.known.has(file)) this.entries.set(join(name, path), file);
    }
  }
}

/** The room of a file: a package, or a folder of the root. */
export const roomOf = (file: string): string =>
  /^packages\/[^/]+/.exec(file)?.[0] ?? (file.includes('/') ? (file.split('/')[0] ?? '') : '(root)');
