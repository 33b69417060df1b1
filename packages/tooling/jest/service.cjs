const path = require('node:path');

const packages = path.resolve(__dirname, '../..');

/** Jest for a service or a Node package: NestJS 12 is ESM only, so everything is transformed to CommonJS by swc. */
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
  // Workspace packages are taken from their sources, so that a test never runs against a stale build.
  moduleNameMapper: {
    '^fast-check$': path.join(__dirname, 'fast-check.cjs'),
    '^@carnet/jobs$': path.join(packages, 'jobs/src/index.ts'),
    '^@carnet/svc-kit$': path.join(packages, 'svc-kit/src/index.ts'),
    '^@carnet/svc-kit/form-fields$': path.join(packages, 'svc-kit/src/files/form-fields.ts'),
    '^@carnet/svc-kit/picture-forms$': path.join(packages, 'svc-kit/src/files/picture-forms.ts'),
    '^@carnet/svc-kit/tiff-pages$': path.join(packages, 'svc-kit/src/files/tiff-pages.ts'),
    '^@carnet/svc-kit/testing$': path.join(packages, 'svc-kit/src/testing/index.ts'),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  // As long as a busy machine may take: no test says by this how fast something is.
  testTimeout: 120_000,
};
