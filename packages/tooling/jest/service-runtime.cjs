const { sep } = require('node:path');
const { compileFunction, constants } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const LIBRARIES = `${sep}node_modules${sep}`;

/**
 * Loads our own code again for each spec, so that no spec sees another's state, but libraries only once per worker, with Node itself. Nest, TypeORM and similar
 * libraries are a thousand files, which took longer to load than most specs to run (ADR 83).
 */
module.exports = class ServiceRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename, importModuleDynamically });
  }

  requireModule(from, name, options, isActual) {
    const library = options?.isInternalModule ? null : this.libraryOf(from, name);
    return library ? require(library) : super.requireModule(from, name, options, isActual);
  }

  /** The file of a library, or null for our own code. */
  libraryOf(from, name) {
    if (!name || this._resolution.isCoreModule(name)) return null;
    const path = this._resolution.resolveCjs(from, name);
    return path.includes(LIBRARIES) ? path : null;
  }
};
