import { tool, type Stage } from './stage.js';

/** Uses the checker of TypeScript 7, as do the rules that need types: `.oxlintrc.json`. */
export const types: Stage = {
  name: 'types',
  title: 'types of every package, and the rules that know them',
  isWhole: true,
  run: () => tool('oxlint/bin/oxlint'),
};
