import { remoteConfig } from '@carnet/tooling/rspack/remote.mjs';

export default (env, { mode }) =>
  remoteConfig({ name: 'mf-records', root: import.meta.dirname, dev: mode === 'development' });
