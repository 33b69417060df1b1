const { mkdtemp, readFile, rm } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const path = require('node:path');

/**
 * Bundles a worker with all its imports into one script. In a remote's normal build, the worker would start with the Module Federation runtime, which fails
 * because a worker has no shell.
 */
module.exports = function workerLoader() {
  this.cacheable();
  const done = this.async();
  bundled(this).then(
    (script) => done(null, script),
    (error) => done(error),
  );
};
module.exports.raw = true;

async function bundled({ resourcePath, mode, addDependency }) {
  const { rspack } = await import('@rspack/core');
  const folder = await mkdtemp(path.join(tmpdir(), 'carnet-worker-'));
  try {
    const compiler = rspack({
      ...{
        mode,
        entry: resourcePath,
        context: path.dirname(resourcePath),
        target: ['webworker', 'es2022'],
        devtool: false,
      },
      output: { path: folder, filename: 'worker.js' },
      resolve: { extensions: ['.ts', '.mjs', '.js'], conditionNames: ['import', 'module', 'browser', '...'] },
      module: {
        parser: { javascript: { dynamicImportMode: 'eager' } },
        rules: [
          { test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } },
        ],
      },
      performance: { hints: false },
    });
    const stats = await new Promise((resolve, reject) =>
      compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result)))),
    );
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
    for (const file of stats.compilation.fileDependencies) addDependency(file);
    return await readFile(path.join(folder, 'worker.js'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
