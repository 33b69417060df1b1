import path from 'node:path';
import { shellConfig } from '@carnet/tooling/rspack/shell.mjs';

const root = path.join(import.meta.dirname, '../..');
const shell = path.join(root, 'shell');

/** The shell's own build, but with the sources of the remotes instead of the federation runtime. */
export default shellConfig({ root: shell }).map((config) => ({
  ...config,
  output: { ...config.output, path: path.join(root, '.carnet/one-bundle/dist', path.basename(config.output.path)) },
  resolve: {
    ...config.resolve,
    alias: {
      ...config.resolve.alias,
      [path.join(shell, 'src/federation/runtime')]: path.join(import.meta.dirname, 'runtime.mjs'),
    },
  },
}));
