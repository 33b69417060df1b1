const path = require('node:path');
const { servicePackages } = require('../packages.mjs');

const packages = path.resolve(__dirname, '../..');

/** Jest for a service or a Node package. NestJS 12 is ESM only, so swc transforms everything to CommonJS. */
module.exports = {
  globalSetup: path.join(__dirname, 'service-setup.cjs'),
  testEnvironment: path.join(__dirname, 'service-environment.cjs'),
  runtime: path.join(__dirname, 'service-runtime.cjs'),
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
  transform: {
    '^.+\\.(ts|js|mjs)$': [
      require.resolve('@swc/jest'),
      {
        swcrc: false,
        sourceMaps: 'inline',
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|@carnet|jose|file-type|strtok3|token-types|uint8array-extras|@borewit|@tokenizer|load-esm|es-toolkit|cookie|light-my-request/node_modules/cookie|@fastify|content-disposition|rate-limiter-flexible|openid-client|oauth4webapi|p-limit|yocto-queue|sql-template-tag|htmlparser2|dom-serializer|domelementtype|domhandler|domutils|entities|@formatjs|make-plural)/)',
  ],
  // Use the sources of workspace packages, so that a test never runs against an old build.
  moduleNameMapper: {
    '^fast-check$': path.join(__dirname, 'fast-check.cjs'),
    ...Object.fromEntries(
      servicePackages().flatMap(({ folder, name, exports }) =>
        Object.entries(exports).map(([entry, { types }]) => [
          `^${name}${entry.slice(1)}$`,
          path.join(packages, folder, types),
        ]),
      ),
    ),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  // Generous, because a machine may be busy. The timeout does not test speed.
  testTimeout: 120_000,
};
