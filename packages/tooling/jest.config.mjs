import preset from './jest/service.cjs';

export default { ...preset, testMatch: ['<rootDir>/{eslint,languages,oxlint}/**/*.spec.ts'] };
