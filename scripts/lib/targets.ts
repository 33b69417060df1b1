import { existsSync } from 'node:fs';
import { inRoot, REMOTES, SERVICES } from './paths.js';
import { servicePackages } from './workspaces.js';

/** Something that is built from sources, and rebuilt when they change. All paths are relative to the root. */
export interface Target {
  name: string;
  /** Files and folders whose content decides whether a rebuild is needed. */
  inputs: string[];
  /** A file or folder that the build creates. */
  output: string;
  command: string[];
  cwd?: string;
  /** True if the output is removed first, so that nothing of a deleted source remains. */
  clean?: boolean;
  /** Other targets with the same output: they become stale when this one is built. */
  replaces?: string[];
}

const WEB_INPUTS = [
  'packages/mf-kit/src',
  'packages/mf-kit/package.json',
  'packages/contracts/src',
  'packages/tooling/rspack',
  'packages/tooling/languages',
  'packages/tooling/package.json',
];
const COMPILER = 'packages/tooling/compile.mjs';
const SWC_CONFIG = 'packages/tooling/swcrc.json';
const FRONTENDS = ['shell', ...REMOTES];

/** Compiles each TypeScript file to one JavaScript file, in the same layout. Types are checked in a stage of the tests. */
const swcTarget = (folder: string, name: string): Target => ({
  name,
  inputs: [`${folder}/src`, COMPILER, SWC_CONFIG],
  output: `${folder}/dist`,
  command: compiled('dist', ['src']),
  cwd: folder,
  clean: true,
});

/** The program that supervises a running stack. It is compiled, so that no compiler stays in its process. */
const startTarget = (): Target => {
  const inputs = ['scripts/start.ts', 'scripts/lib'];
  const output = '.carnet/start';
  return {
    name: 'start',
    inputs: [...inputs, COMPILER, SWC_CONFIG],
    output,
    command: compiled(output, inputs),
    clean: true,
  };
};

const compiled = (output: string, sources: string[]): string[] => [
  process.execPath,
  inRoot(COMPILER),
  ...sources,
  ...['-d', output],
];

function rspackTarget(folder: string): Target {
  const own = ['src', 'public', 'package.json', 'rspack.config.mjs', 'remote.json', 'tsconfig.json', 'index.html'];
  return {
    name: folder,
    inputs: [...own.map((path) => `${folder}/${path}`), ...WEB_INPUTS],
    output: `${folder}/dist`,
    command: ['npm', 'run', '--silent', 'build', '-w', folder],
  };
}

/** The packages that services are made of. */
export const packageTargets = (): Target[] =>
  servicePackages().map((folder) => swcTarget(folder, folder.replace('packages/', '')));

export const serviceTargets = (): Target[] =>
  present([...packageTargets(), ...SERVICES.map((name) => swcTarget(`svc-${name}`, `svc-${name}`))]);

/** Programs that `npm start` runs beside the services. */
export const startTargets = (): Target[] => [
  swcTarget('packages/embedded-pg', 'embedded-pg'),
  swcTarget('gateway', 'gateway'),
  startTarget(),
];

export const frontendTargets = (): Target[] => present(FRONTENDS.map(rspackTarget));

const composedSite = (name: string, other: string, options: string[] = []): Target => ({
  name,
  inputs: [...FRONTENDS.map((folder) => `${folder}/dist`), 'scripts/compose.ts', 'scripts/compose', ...WEB_INPUTS],
  output: '.carnet/site',
  command: [
    ...[process.execPath, '--import', 'tsx', inRoot('scripts/compose.ts'), '--out', inRoot('.carnet/site')],
    ...options,
  ],
  replaces: [other],
});

/** The site that the gateway serves, composed from the outputs of the frontends. */
export const siteTarget = (): Target => composedSite('site', 'plain-site');

/** The site without compressed files, which take most of the time. It is enough to sign in. */
export const plainSiteTarget = (): Target => composedSite('plain-site', 'site', ['--plain']);

/** The documentation at `/api/docs`, merged from the documents of the services. */
export const docsTarget = (): Target => ({
  name: 'api-docs',
  inputs: [
    'gateway/src/docs.build.ts',
    'gateway/src/openapi.merge.ts',
    'gateway/page',
    ...SERVICES.map((name) => `svc-${name}/openapi.json`),
    'node_modules/swagger-ui-dist/package.json',
  ],
  output: '.carnet/docs',
  command: [process.execPath, inRoot('gateway/dist/docs.main.js'), inRoot('.carnet/docs')],
});

const present = (targets: Target[]) => targets.filter(({ cwd, name }) => existsSync(inRoot(cwd ?? name, 'src')));
