import { inRoot } from '../lib/paths.js';
import { check, sum, type Stage } from './stage.js';

export const lint: Stage = {
  name: 'lint',
  title: 'lint, with who may touch whom, and format',
  async run() {
    const rules = await check(
      [process.execPath, inRoot('node_modules/eslint/bin/eslint.js'), '.', '--max-warnings=0'],
      'eslint',
    );
    const format = await check(
      [process.execPath, inRoot('node_modules/prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
      'prettier',
    );
    return sum([rules, format]);
  },
};
