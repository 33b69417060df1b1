import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { LanguageBuilds } from '../languages/plugin.mjs';
import { baseConfig, script, standIn } from './base.mjs';
import { behindTheKit, shareKeyOf, sharedKeys } from './shared.mjs';

/**
 * The complete build of a remote. It exposes one module, `./remote`, and contains nothing that the shell provides.
 *
 * @param {{ name: string, root?: string, dev?: boolean }} options `name` is the folder's name, for example `mf-garage`
 */
export function remoteConfig({ name, root = process.cwd(), dev = false }) {
  const base = baseConfig({ root, name, dev, publicPath: `/remotes/${name}/`, refresh: dev });
  return {
    ...base,
    entry: {},
    externals: [refuseWhatTheKitOwns],
    resolve: { ...base.resolve, alias: runtimeAsModules() },
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
    // A remote takes its modules from the shell, and asks no other remote.
    experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
  };
}

/**
 * Maps the federation runtime's CommonJS files, which Rspack takes by itself, to the ES modules beside them. Only of modules can unused parts be left out: 1 kB
 * less of each remote's entry.
 */
function runtimeAsModules() {
  const { resolve } = createRequire(import.meta.url);
  const asModule = (file) => file.replace(/\.cjs$/, '.js');
  const tools = resolve('@module-federation/enhanced');
  const near = createRequire(createRequire(tools).resolve('@module-federation/runtime-tools'));
  const bundler = near.resolve('@module-federation/webpack-bundler-runtime');
  const runtime = near.resolve('@module-federation/runtime');
  return { [bundler]: asModule(bundler), '@module-federation/runtime$': asModule(runtime) };
}

/**
 * The version at build time is the minimum version that the remote accepts from a shell. Without `strictVersion`, an older shell would cause only a warning in
 * the console, and a broken page.
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
