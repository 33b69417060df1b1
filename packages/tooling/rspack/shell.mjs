import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { LANGUAGE_MARK, LanguageBuilds } from '../languages/plugin.mjs';
import { roomFolder } from '../languages/rooms.mjs';
import { baseConfig, cssGenerator, standIn, webRules } from './base.mjs';

/** Parts of libraries that nothing here comes to, and what stands in their place: of the federation runtime what the shell does itself. */
const STAND_INS = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'no-snapshots.mjs',
  'runtime-core/dist/utils/preload.js': 'no-preloads.mjs',
  'error-codes/dist/desc.mjs': 'no-descriptions.mjs',
  'sdk/dist/logger.js': 'no-debugging.mjs',
};

/**
 * The shell's three builds: the page itself (`page/`), without the federation plugin, the same components for Node
 * (`prerender/`), from which compose makes the HTML files, and the service worker beside the page. All in `dist`, or for development
 * in `.carnet/dev`.
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
 * React Router's package leads every bundler to its development build: this takes the production build beside it, and makes
 * droppable what of it nobody uses; its links load nothing ahead. The editor's links know fewer endings of host names.
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
 * Few, large chunks: the frame of the signed-in pages and the federation runtime are one (`app`), and what its lazy parts have
 * in common another. A request costs more than the few kilobytes that a finer cut would spare.
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

/** One file under the name that browsers ask for again; it has no texts, and so no languages. */
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

/** The kit is built into the shell, and its messages with it. */
const languages = (root) => new LanguageBuilds({ shell: root, 'mf-kit': roomFolder('mf-kit') });

/**
 * Features that libraries test for: those that every browser has, and those that exist under Node or for somebody who debugs the federation runtime.
 */
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
    // Parts that the federation runtime leaves out: loading under Node, reading manifests, which the shell does itself, and its stand-ins for a page
    // without remotes or shared modules.
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
    FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  });
}

/** Writes `chunks.json`: which files each named chunk consists of, so that compose can preload them. */
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
