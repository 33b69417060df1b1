import { stackRules } from './packages/tooling/eslint/index.mjs';

export default stackRules(import.meta.dirname);
