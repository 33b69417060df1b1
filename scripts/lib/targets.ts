import { existsSync } from 'node:fs';
import { inRoot, REMOTES, SERVICES } from './paths.js';
import { servicePackages } from './workspaces.js';

/** Something that is built from sources, and built again when they change. All paths are from the root. */
export interface Target {
  name: string;
  /** Files and folders whose content decides. */
  inputs: string[];
  /** A file or folder that is there after building. */
  output: string;
  command: string[];
  cwd?: string;
  /** True if the output is removed first, so that nothing of a deleted source stays. */
  clean?: boolean;
  /** Other targets with the same output: what they built is gone once this one is built. */
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

/** Services keep their layout, one file of JavaScript for each of TypeScript; types are checked elsewhere. */
const swcTarget = (folder: string, name: string): Target => ({
  name,
  inputs: [`${folder}/src`, COMPILER, SWC_CONFIG],
  output: `${folder}/dist`,
  command: compiled('dist', ['src']),
  cwd: folder,
  clean: true,
});

/** The process that watches a running stack: compiled, so that no compiler stays in it. */
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

/** The site that the gateway serves, put together from what the frontends built. */
export const siteTarget = (): Target => composedSite('site', 'plain-site');

/** The same without its compressed files, which take most of the time: enough to sign in. */
export const plainSiteTarget = (): Target => composedSite('plain-site', 'site', ['--plain']);

/** The documentation at `/api/docs`, put together from the documents of each service. */
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
