import path from 'node:path';
import { rspack } from '@rspack/core';
import { LANGUAGE_MARK } from '../languages/plugin.mjs';

/** Target browsers of every build: Baseline 2023, so that no syntax is lowered without need. */
export const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 113', 'safari >= 16.4'];

const hashed = (extension) => `assets/[name].[contenthash:10].${extension}`;

/** The file name of a script, which is emitted once for each language. */
export const script = (name, dev) => `assets/${name}${LANGUAGE_MARK}${dev ? '' : '.[contenthash:10]'}.js`;

/**
 * The build configuration that the shell and remotes share: TypeScript by swc, CSS modules, hashed file names. Development builds have plain names and React's
 * hot reload.
 *
 * @param {{ root: string, name: string, dev: boolean, publicPath: string, outDir?: string, refresh?: boolean }} options
 */
export function baseConfig({ root, name, dev, publicPath, outDir = 'dist', refresh = false }) {
  return {
    name,
    context: root,
    mode: dev ? 'development' : 'production',
    devtool: dev ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    output: {
      path: path.join(root, outDir),
      publicPath,
      uniqueName: `carnet-${name}`,
      filename: script('[name]', dev),
      chunkFilename: script('[name]', dev),
      cssFilename: dev ? 'assets/[name].css' : hashed('css'),
      cssChunkFilename: dev ? 'assets/[name].css' : hashed('css'),
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      hashFunction: 'xxhash64',
      // Compose keeps older files for open pages, so a build only contains its own.
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['import', 'module', 'browser', '...'] },
    module: {
      rules: webRules({ dev, refresh }),
      parser: {
        'css/auto': { namedExports: false },
        'css/module': { namedExports: false },
        css: { namedExports: false },
      },
      generator: cssGenerator(),
    },
    // Names of one letter between modules; those of `deterministic` have two, and no two alike: a twentieth of a script.
    optimization: { minimizer: minimizers(), ...(dev ? {} : { mangleExports: 'size' }) },
    performance: { hints: false },
    // The classes of a module only style its own elements, so their order does not matter.
    ignoreWarnings: [/Conflicting order/],
    stats: { preset: 'errors-warnings', timings: true },
  };
}

/** The class names must be the same in the browser's build and the prerender. */
export function cssGenerator(exportsOnly = false) {
  const names = { localIdentName: '[local]-[hash:base64:6]', exportsConvention: 'as-is', exportsOnly };
  return { 'css/auto': names, 'css/module': names, css: { exportsOnly } };
}

/** @param {{ dev: boolean, refresh?: boolean }} options */
export function webRules({ dev, refresh = false }) {
  const react = { runtime: 'automatic', development: dev, refresh };
  const swc = (parser) => ({
    loader: 'builtin:swc-loader',
    options: { jsc: { parser, transform: { react }, target: 'es2022' }, isModule: true },
  });
  return [
    {
      test: /\.worker\.ts$/,
      dependency: 'url',
      ...{ type: 'asset/resource', generator: { filename: 'assets/[name].[contenthash:10].js' } },
      use: path.join(import.meta.dirname, 'worker-loader.cjs'),
    },
    { test: /\.ts$/, exclude: /\.worker\.ts$/, use: swc({ syntax: 'typescript' }), type: 'javascript/auto' },
    { test: /\.tsx$/, use: swc({ syntax: 'typescript', tsx: true }), type: 'javascript/auto' },
    { test: /\.module\.css$/, type: 'css/module', use: [lightningcss()] },
    { test: /(?<!\.module)\.css$/, type: 'css', use: [lightningcss()] },
    { test: /\.(svg|png|webp|avif|woff2)$/, type: 'asset/resource' },
  ];
}

/** Without targets, Lightning CSS expands light-dark() and logical properties to more than twice the size. */
const lightningcss = () => ({ loader: 'builtin:lightningcss-loader', options: { targets: browsers } });

/** Replaces a module of a library by a file of this folder: `standIn('error-codes/dist/desc.mjs', 'no-descriptions.mjs')`. */
export function standIn(part, file) {
  const resource = new RegExp(`${part.replaceAll('/', '[\\\\/]').replace('.', '\\.')}$`);
  return new rspack.NormalModuleReplacementPlugin(resource, path.join(import.meta.dirname, file));
}

function minimizers() {
  return [
    new rspack.SwcJsMinimizerRspackPlugin({
      minimizerOptions: { compress: { passes: 3 }, format: { comments: false } },
      extractComments: false,
    }),
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
  ];
}
