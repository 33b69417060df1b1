import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { LANGUAGE_MARK, LanguageBuilds } from '../languages/plugin.mjs';
import { roomFolder } from '../languages/rooms.mjs';
import { baseConfig, cssGenerator, standIn, webRules } from './base.mjs';

/** Unused parts of libraries and their replacements. The shell itself does what is left out of the federation runtime. */
const STAND_INS = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'no-snapshots.mjs',
  'runtime-core/dist/utils/preload.js': 'no-preloads.mjs',
  'error-codes/dist/desc.mjs': 'no-descriptions.mjs',
  'sdk/dist/logger.js': 'no-debugging.mjs',
};

/**
 * The shell's three builds: the page (`page/`), without the federation plugin; the same components for Node (`prerender/`), from which compose renders the HTML
 * files; and the service worker beside the page. Written to `dist`, or to `.carnet/dev` for development.
 *
 * @param {{ root: string, dev?: boolean }} options
 */
export function shellConfig({ root, dev = false }) {
  return [pageConfig(root, dev), prerenderConfig(root, dev), workerConfig(root, dev)];
}

const WORKER = 'service-worker.js';

const outDir = (dev) => (dev ? '../.carnet/dev/shell' : 'dist');

function pageConfig(root, dev) {
  const base = baseConfig({ root, name: 'shell', dev, publicPath: '/', outDir: path.join(outDir(dev), 'page') });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    ...(dev ? {} : smaller(base)),
    output: { ...base.output, clean: { keep: WORKER } },
    optimization: { ...base.optimization, splitChunks: splitChunks() },
    plugins: [
      defines(dev, IN_A_BROWSER),
      ...Object.entries(STAND_INS).map(([part, file]) => standIn(part, file)),
      new ChunkMap(),
      languages(root),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
    ],
  };
}

/**
 * Makes libraries smaller. React Router's package always resolves to its development build, so this uses the production build, lets unused parts be dropped,
 * and removes prefetching from links. The editor's links recognise fewer top-level domains.
 */
function smaller({ resolve, module }) {
  const router = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  const production = path.join(router, 'dist/production/index.mjs');
  const loader = (file) => path.join(import.meta.dirname, file);
  const rules = [
    { include: path.dirname(production), use: [loader('droppable-loader.cjs'), loader('no-prefetch-loader.cjs')] },
    { test: /linkifyjs[\\/]dist[\\/]linkify\.mjs$/, use: loader('fewer-endings-loader.cjs') },
  ];
  return {
    resolve: { ...resolve, alias: { 'react-router$': production } },
    module: { ...module, rules: [...rules, ...module.rules] },
  };
}

/**
 * Few, large chunks: the frame of signed-in pages and the federation runtime form one (`app`), and the common code of lazy parts another. A request costs more
 * than the few kilobytes that a finer split would save.
 */
function splitChunks() {
  return {
    chunks: 'async',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      app: { name: 'app', test: /node_modules[\\/]@tanstack/, chunks: ({ name }) => name !== 'main', enforce: true },
      fields: {
        name: 'kit-fields',
        test: /node_modules[\\/]@mantine|mf-kit[\\/]src[\\/]forms/,
        chunks: ({ name }) => name !== 'app' && name !== 'main',
        enforce: true,
      },
    },
  };
}

function prerenderConfig(root, dev) {
  return {
    name: 'prerender',
    context: root,
    mode: dev ? 'development' : 'production',
    devtool: false,
    target: 'node20',
    entry: { prerender: './src/prerender.tsx' },
    output: {
      path: path.join(root, outDir(dev), 'prerender'),
      filename: `[name]${LANGUAGE_MARK}.cjs`,
      uniqueName: 'carnet-shell',
      publicPath: '/',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      library: { type: 'commonjs2' },
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: webRules({ dev }),
      parser: { 'css/module': { namedExports: false }, css: { namedExports: false } },
      generator: { ...cssGenerator(true), 'asset/resource': { emit: false } },
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [defines(dev), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), languages(root)],
    stats: { preset: 'errors-warnings' },
  };
}

/** One file with a fixed name, because browsers request it again by name. It has no texts, and so no language versions. */
function workerConfig(root, dev) {
  const base = baseConfig({ root, name: 'worker', dev, publicPath: '/', outDir: path.join(outDir(dev), 'page') });
  return {
    ...base,
    target: ['webworker', 'es2022'],
    entry: { worker: './src/offline/service-worker.ts' },
    output: { ...base.output, filename: WORKER, clean: false },
    plugins: [defines(dev), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** The kit is bundled into the shell, including its messages. */
const languages = (root) => new LanguageBuilds({ shell: root, 'mf-kit': roomFolder('mf-kit') });

/** Constants for feature tests in libraries: features that every target browser has, and features only for Node or for debugging the federation runtime. */
const IN_A_BROWSER = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof process': '"undefined"',
  'typeof FEDERATION_DEBUG': '"undefined"',
};

function defines(dev, further = {}) {
  return new rspack.DefinePlugin({
    ...further,
    'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production'),
    // The federation runtime then leaves out loading under Node, reading manifests (the shell does that), and its fallbacks for a page without remotes or
    // shared modules.
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
    FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  });
}

/** Writes `chunks.json`, the files of each named chunk, so that compose can preload them. */
class ChunkMap {
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('ChunkMap', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkMap', stage }, () => {
        const groups = [...compilation.namedChunkGroups.entries()];
        const files = Object.fromEntries(groups.map(([name, group]) => [name, [...new Set(group.getFiles())].sort()]));
        compilation.emitAsset('chunks.json', new sources.RawSource(`${JSON.stringify(files, null, 2)}\n`));
      });
    });
  }
}
