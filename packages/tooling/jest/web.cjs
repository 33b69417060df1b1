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
    '^@carnet/mf-kit/prerender$': path.join(kit, 'federation/router/prerender.ts'),
    '^@carnet/mf-kit/([a-z]+)$': path.join(kit, '$1/index.ts'),
    // Jest does not read the package's `browser` field.
    '^tus-js-client$': 'tus-js-client/lib.es5/browser/index.js',
    // The package exports these paths only for `import`.
    '^@zip\\.js/zip\\.js/lib/.*$': '@zip.js/zip.js',
    '\\.module\\.css$': path.join(__dirname, 'css-module.cjs'),
    '\\.(css|svg|png|webp|woff2)$': path.join(__dirname, 'empty.cjs'),
  },
  // Generous, because a machine may be busy. The timeout does not test speed.
  testTimeout: 60_000,
};
