import { inRoot } from '../lib/paths.js';
import { check, sum, type Stage, type Tally } from './stage.js';

/** ESLint takes as long as all the others together: oxlint knows the types, and neither it nor the formatter is JavaScript. */
export const lint: Stage = {
  name: 'lint',
  title: 'lint, with who may touch whom, format, and the messages of every language',
  async run() {
    return sum(await Promise.all([eslint(), others()]));
  },
};

const others = async (): Promise<Tally> => sum([await oxlint(), await format(), await messages()]);

const tool = (file: string, ...args: string[]): Promise<Tally> =>
  check([process.execPath, inRoot('node_modules', file), ...args], file.replace(/\/.*/, ''));

const eslint = (): Promise<Tally> => tool('eslint/bin/eslint.js', '.', '--max-warnings=0');

/** The rules that need types: `.oxlintrc.json`. */
const oxlint = (): Promise<Tally> => tool('oxlint/bin/oxlint');

const format = (): Promise<Tally> => tool('oxfmt/bin/oxfmt', '--list-different');

/** That every language has every message, and nobody's is left over. */
const messages = (): Promise<Tally> =>
  check([process.execPath, inRoot('packages/tooling/languages/messages.mjs'), '--check'], 'messages');
