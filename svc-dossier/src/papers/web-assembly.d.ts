// Globals of Node that are missing in its types.
declare namespace WebAssembly {
  class Module {}
  class Instance {
    constructor(module: Module, imports?: object);
    readonly exports: Exports;
  }
  type Exports = Record<string, unknown>;
  type Imports = Record<string, unknown>;
  function compile(bytes: Uint8Array): Promise<Module>;
}
