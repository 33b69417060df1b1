import { remoteConfig } from '@carnet/tooling/rspack/remote.mjs';

export default () => remoteConfig({ name: 'mf-notes', root: import.meta.dirname });
