import { remoteConfig } from '@carnet/tooling/rspack/remote.mjs';

export default (env, { mode }) =>
  remoteConfig({ name: 'mf-usage', root: import.meta.dirname, dev: mode === 'development' });
