import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel, type IConfigFile } from '@microsoft/api-extractor';
import { inRoot } from '../lib/paths.js';

const KIT = inRoot('packages/mf-kit');

/** Doors that shell and remotes share at run time: `ui` is `@carnet/mf-kit/ui`. */
export const ENTRIES = ['formats', 'data', 'ui', 'federation', 'pages', 'editor', 'forms', 'charts'] as const;
export type Entry = (typeof ENTRIES)[number];

export interface EntryApi {
  /** Report of API Extractor: each export with its type, for the reviewer of a change. */
  report: string;
  /** The same API as one declaration file without comments, for the compiler. */
  declarations: string;
}

/** Reads the kit's public API from its sources. @throws Error with the compiler's messages if the declarations cannot be made */
export function readKitApi(): Record<Entry, EntryApi> {
  return withFolder((folder) => {
    const types = join(folder, 'types');
    emitDeclarations(types);
    return Object.fromEntries(ENTRIES.map((name) => [name, extract(name, types, folder)])) as Record<Entry, EntryApi>;
  });
}

/**
 * The folder is inside the checkout, so that the imports of the declarations resolve. It is not below node_modules, where API Extractor takes each
 * module for that of another package and lists it without its exports.
 */
function withFolder<T>(work: (folder: string) => T): T {
  const parent = inRoot('.carnet');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'kit-api-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function emitDeclarations(outDir: string): void {
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly'];
  const args = ['-p', KIT, ...options, '--rootDir', inRoot('packages'), '--outDir', outDir];
  const { status, stdout } = spawnSync(process.execPath, [inRoot('node_modules/ts7/bin/tsc'), ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The kit has no declarations:\n${stdout}`);
}

function extract(name: Entry, types: string, folder: string): EntryApi {
  const mainEntryPointFilePath = join(types, 'mf-kit/src', name, 'index.d.ts');
  const declarations = join(folder, `${name}.d.ts`);
  const quiet = { default: { logLevel: ExtractorLogLevel.None } };
  const configObject: IConfigFile = {
    projectFolder: KIT,
    mainEntryPointFilePath,
    compiler: {
      overrideTsconfig: {
        extends: inRoot('packages/tooling/tsconfig/web.json'),
        compilerOptions: { types: [] },
        files: [mainEntryPointFilePath],
      },
    },
    apiReport: { enabled: true, reportFileName: `${name}.api.md`, reportFolder: folder, reportTempFolder: folder },
    docModel: { enabled: false },
    dtsRollup: { enabled: true, untrimmedFilePath: declarations },
    tsdocMetadata: { enabled: false },
    newlineKind: 'lf',
    messages: { extractorMessageReporting: quiet, tsdocMessageReporting: quiet },
  };
  const config = ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: join(KIT, 'package.json'),
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => (message.handled = true),
  });
  if (!succeeded) throw new Error(`API Extractor could not read ${mainEntryPointFilePath}`);
  return {
    report: readFileSync(join(folder, `${name}.api.md`), 'utf8'),
    declarations: readFileSync(declarations, 'utf8').replace(/^\s*\/\*\*[^]*?\*\/\n/gm, ''),
  };
}
