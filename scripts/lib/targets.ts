import { existsSync } from 'node:fs';
import { inRoot, REMOTES, SERVICES } from './paths.js';

/** Something that is built from sources, and built again when they change. All paths are from the root. */
export interface Target {
  name: string;
  /** Files and folders whose content decides. */
  inputs: string[];
  /** A file or folder that is there after building. */
  output: string;
  command: string[];
  cwd?: string;
  /** Whether the output is removed first, so that nothing of a deleted source stays. */
  clean?: boolean;
}

const WEB_INPUTS = [
  'packages/mf-kit/src',
  'packages/mf-kit/package.json',
  'packages/contracts/src',
  'packages/tooling/rspack',
  'packages/tooling/languages',
  'packages/tooling/package.json',
];
const FRONTENDS = ['shell', ...REMOTES];

/** Services keep their layout, one file of JavaScript for each of TypeScript; types are checked elsewhere. */
function swcTarget(folder: string, name: string): Target {
  const config = inRoot('packages/tooling/swcrc.json');
  return {
    name,
    inputs: [`${folder}/src`, 'packages/tooling/swcrc.json'],
    output: `${folder}/dist`,
    command: [
      process.execPath,
      inRoot('node_modules/@swc/cli/bin/swc.js'),
      'src',
      '-d',
      'dist',
      '--strip-leading-paths',
      '--config-file',
      config,
    ],
    cwd: folder,
    clean: true,
  };
}

function rspackTarget(folder: string): Target {
  const own = ['src', 'public', 'package.json', 'rspack.config.mjs', 'remote.json', 'tsconfig.json', 'index.html'];
  return {
    name: folder,
    inputs: [...own.map((path) => `${folder}/${path}`), ...WEB_INPUTS],
    output: `${folder}/dist`,
    command: ['npm', 'run', '--silent', 'build', '-w', folder],
  };
}

export const serviceTargets = (): Target[] =>
  present([
    swcTarget('packages/svc-kit', 'svc-kit'),
    ...SERVICES.map((name) => swcTarget(`svc-${name}`, `svc-${name}`)),
  ]);

export const frontendTargets = (): Target[] => present(FRONTENDS.map(rspackTarget));

/** The site that the gateway serves, put together from what the frontends built. */
export const siteTarget = (): Target[] => [
  {
    name: 'site',
    inputs: [...FRONTENDS.map((folder) => `${folder}/dist`), 'scripts/compose.ts', 'scripts/compose', ...WEB_INPUTS],
    output: '.carnet/site',
    command: [process.execPath, '--import', 'tsx', inRoot('scripts/compose.ts'), '--out', inRoot('.carnet/site')],
  },
];

const present = (targets: Target[]) => targets.filter(({ cwd, name }) => existsSync(inRoot(cwd ?? name, 'src')));
