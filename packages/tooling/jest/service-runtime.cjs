const { sep } = require('node:path');
const { compileFunction, constants } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const LIBRARIES = `${sep}node_modules${sep}`;

/**
 * Loads the code of the stack anew for each spec, so that none sees another's state, and libraries once for all specs of a worker, as Node does.
 * Nest, TypeORM and their like are a thousand files, which took longer to load than most specs to run (ADR 83).
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

  /** The file of a library, or null where it is no library's. */
  libraryOf(from, name) {
    if (!name || this._resolution.isCoreModule(name)) return null;
    const path = this._resolution.resolveCjs(from, name);
    return path.includes(LIBRARIES) ? path : null;
  }
};
