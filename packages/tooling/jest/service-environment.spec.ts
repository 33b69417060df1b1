import { join } from 'node:path';

interface Environment {
  setup(): Promise<void>;
  teardown(): Promise<void>;
}

const global = globalThis as Record<PropertyKey, unknown>;

async function afterASpecThat(leaves: () => void): Promise<void> {
  const file = join(__dirname, 'service-environment.cjs');
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- it is CommonJS, as Jest wants it
  const Environment = require(file) as new (config: object, context: object) => Environment;
  const environment = new Environment({ projectConfig: { testEnvironmentOptions: {} } }, { console });
  await environment.setup();
  leaves();
  await environment.teardown();
}

it('takes back what a spec leaves in the global object', async () => {
  const { fetch } = globalThis;
  const symbol = Symbol('of a spec');
  await afterASpecThat(() => {
    global.left = true;
    global[symbol] = true;
    global.fetch = () => undefined;
  });
  expect(global).not.toHaveProperty('left');
  expect(Reflect.ownKeys(globalThis)).not.toContain(symbol);
  expect(globalThis.fetch).toBe(fetch);
});

it('takes back what a spec leaves in the environment of the process', async () => {
  process.env.FOUND = 'found';
  await afterASpecThat(() => Object.assign(process.env, { FOUND: 'changed', LEFT: 'left' }));
  expect(process.env.FOUND).toBe('found');
  expect(process.env.LEFT).toBeUndefined();
});

it('leaves the process its own way to exit', async () => {
  const before = Object.getOwnPropertyDescriptor(process, 'exit');
  await afterASpecThat(() => (process.exit = () => undefined as never));
  expect(Object.getOwnPropertyDescriptor(process, 'exit')).toEqual(before);
});
