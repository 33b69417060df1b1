import { inRoot } from '../lib/paths.js';
import { check, sum, tool, type Stage, type Tally } from './stage.js';

/** ESLint takes longer than everything else here. Rules that need types are checked in the stage `types`. */
export const lint: Stage = {
  name: 'lint',
  title: 'lint, with who may touch whom, format, and the messages of every language',
  isWhole: true,
  async run() {
    return sum(await Promise.all([eslint(), others()]));
  },
};

const others = async (): Promise<Tally> => sum([await format(), await messages()]);

const eslint = (): Promise<Tally> => tool('eslint/bin/eslint.js', '.', '--max-warnings=0');

const format = (): Promise<Tally> => tool('oxfmt/bin/oxfmt', '--list-different');

/** Checks that every language has every message, and that no message is unused. */
const messages = (): Promise<Tally> =>
  check([process.execPath, inRoot('packages/tooling/languages/messages.mjs'), '--check'], 'messages');
