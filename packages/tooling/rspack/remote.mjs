import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { LanguageBuilds } from '../languages/plugin.mjs';
import { baseConfig, script, standIn } from './base.mjs';
import { behindTheKit, shareKeyOf, sharedKeys } from './shared.mjs';

/**
 * The whole build of a remote. It exposes one module, `./remote`, and carries nothing that the shell already has.
 *
 * @param {{ name: string, root?: string, dev?: boolean }} options `name` is the folder's name, for example `mf-garage`
 */
export function remoteConfig({ name, root = process.cwd(), dev = false }) {
  const base = baseConfig({ root, name, dev, publicPath: `/remotes/${name}/`, refresh: dev });
  return {
    ...base,
    entry: {},
    externals: [refuseWhatTheKitOwns],
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      new ModuleFederationPlugin(federation({ name, root, dev })),
      standIn('error-codes/dist/desc.mjs', 'no-descriptions.mjs'),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'remote.json' }] }),
      new LanguageBuilds({ [name]: root }),
      ...(dev ? [new ReactRefreshRspackPlugin({ library: name })] : []),
    ],
  };
}

function federation({ name, root, dev }) {
  return {
    name: name.replace(/-/g, '_'),
    filename: script('entry', dev),
    exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
    shared: Object.fromEntries(sharedKeys.map((key) => [key, takeFromTheShell(key, root)])),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: { externalRuntime: true, optimization: { target: 'web' } },
  };
}

/**
 * The version that the remote is built with is the least that it takes from a shell. Without `strictVersion` a shell with another version would be a
 * warning in the console and a broken page.
 */
function takeFromTheShell(key, root) {
  const { version } = createRequire(path.join(root, 'package.json'))(`${packageOf(key)}/package.json`);
  return {
    shareKey: shareKeyOf(key),
    singleton: true,
    import: false,
    strictVersion: true,
    requiredVersion: `^${version}`,
  };
}

const packageOf = (key) => key.match(/^(@[^/]+\/)?[^/]+/)[0];

function refuseWhatTheKitOwns({ request }, callback) {
  if (behindTheKit.test(request)) callback(new Error(`Import '${request}' through @carnet/mf-kit`));
  else callback();
}
