import preset from './jest/service.cjs';

export default { ...preset, testMatch: ['<rootDir>/{eslint,jest,languages,oxlint}/**/*.spec.ts'] };
