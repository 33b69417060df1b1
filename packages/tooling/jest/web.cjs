const path = require('node:path');

const packages = path.resolve(__dirname, '../..');
const kit = path.join(packages, 'mf-kit/src');

/** Jest for the shell, a remote or the kit: jsdom, swc, and CSS modules whose class names are those of the source. */
module.exports = {
  testEnvironment: path.join(__dirname, 'web-environment.cjs'),
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
  setupFilesAfterEnv: [path.join(__dirname, 'web-setup.cjs')],
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [
      require.resolve('@swc/jest'),
      {
        swcrc: false,
        sourceMaps: 'inline',
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@carnet|@mantine|@tiptap|@tabler|@module-federation|thumbhash|until-async|yet-another-react-lightbox|react-compare-slider)/)',
  ],
  moduleNameMapper: {
    '^fast-check$': path.join(__dirname, 'fast-check.cjs'),
    '^@carnet/mf-kit$': path.join(kit, 'index.ts'),
    '^@carnet/mf-kit/forms$': path.join(kit, 'forms/index.ts'),
    '^@carnet/mf-kit/prerender$': path.join(kit, 'router/prerender.ts'),
    '^@carnet/mf-kit/editor$': path.join(kit, 'editor/index.ts'),
    '^@carnet/mf-kit/charts$': path.join(kit, 'charts/index.ts'),
    '^@carnet/mf-kit/testing$': path.join(kit, 'testing/index.ts'),
    // Jest ignores the package's `browser` field.
    '^tus-js-client$': 'tus-js-client/lib.es5/browser/index.js',
    // The package exports these paths only for `import`.
    '^@zip\\.js/zip\\.js/lib/.*$': '@zip.js/zip.js',
    '\\.module\\.css$': path.join(__dirname, 'css-module.cjs'),
    '\\.(css|svg|png|webp|woff2)$': path.join(__dirname, 'empty.cjs'),
  },
  // Generous, because a machine may be busy. The timeout does not test speed.
  testTimeout: 60_000,
};
