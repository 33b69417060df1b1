import preset from '../packages/tooling/jest/service.cjs';

// A stack takes a few seconds to start, and longer on a busy machine.
export default { ...preset, testMatch: ['<rootDir>/**/*.spec.ts'], testTimeout: 120_000 };
