import preset from '../packages/tooling/jest/service.cjs';

// A stack takes a few seconds to come up, and on a busy machine a few more.
export default { ...preset, testMatch: ['<rootDir>/**/*.spec.ts'], testTimeout: 120_000 };
