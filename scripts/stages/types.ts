import { tool, type Stage } from './stage.js';

/** By the checker of TypeScript 7, whose programs the rules use as well: `.oxlintrc.json`. */
export const types: Stage = {
  name: 'types',
  title: 'types of every package, and the rules that know them',
  isWhole: true,
  run: () => tool('oxlint/bin/oxlint'),
};
