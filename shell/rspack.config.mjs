import { shellConfig } from '@carnet/tooling/rspack/shell.mjs';

export default (env, { mode }) => shellConfig({ root: import.meta.dirname, dev: mode === 'development' });
