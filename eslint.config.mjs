import { houseRules } from './packages/tooling/eslint/index.mjs';

export default houseRules(import.meta.dirname);
