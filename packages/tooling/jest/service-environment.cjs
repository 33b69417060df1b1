const { TestEnvironment } = require('jest-environment-node');

/**
 * Specs of services run in the realm of the process, as services do, with the libraries that `service-runtime.cjs` has loaded. After each spec, its changes to
 * the global object, `process.env` and spied-on libraries are undone, so that the next one begins as in a new process.
 */
module.exports = class ServiceEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.found = { globals: Object.getOwnPropertyDescriptors(globalThis), env: { ...process.env }, exit: process.exit };
    this.global = globalThis;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({ config: config.projectConfig, global: globalThis });
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    await super.teardown();
    const { globals, env, exit } = this.found;
    for (const key of Reflect.ownKeys(globalThis)) {
      if (key in globals) restore(key, globals[key]);
      else if (!isOfNode(key)) Reflect.deleteProperty(globalThis, key);
    }
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    process.exit = exit;
  }
};

/** Symbols under which `fetch` stores its connections. */
const isOfNode = (key) => typeof key === 'symbol' && key.description.startsWith('undici');

function restore(key, before) {
  const now = Reflect.getOwnPropertyDescriptor(globalThis, key);
  if (now.value !== before.value || now.get !== before.get) Reflect.defineProperty(globalThis, key, before);
}
