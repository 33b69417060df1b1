import { inRoot } from '../lib/paths.js';
import { workspaces } from '../lib/workspaces.js';
import { check, sum, type Stage, type Tally } from './stage.js';

const isOfServices = (folder: string): boolean => /^(svc-|packages\/svc-kit$)/.test(folder);
const isOfFrontends = (folder: string): boolean => /^(mf-|shell$|packages\/mf-kit$)/.test(folder);

/** ESLint keeps the types of all that one process looks at: three processes, two at a time, have room for them. */
export const lint: Stage = {
  name: 'lint',
  title: 'lint, with who may touch whom, format, and the messages of every language',
  async run() {
    const services = workspaces().filter(isOfServices);
    const frontends = workspaces().filter(isOfFrontends);
    const others = ['.', ...[...services, ...frontends].flatMap((folder) => ['--ignore-pattern', `${folder}/`])];
    const both = await Promise.all([
      inTurn(
        () => eslint(services),
        () => eslint(others),
      ),
      inTurn(() => eslint(frontends), prettier),
      messages(),
    ]);
    return sum(both);
  },
};

const inTurn = async (first: () => Promise<Tally>, second: () => Promise<Tally>): Promise<Tally> =>
  sum([await first(), await second()]);

const eslint = (what: readonly string[]): Promise<Tally> =>
  check([process.execPath, inRoot('node_modules/eslint/bin/eslint.js'), ...what, '--max-warnings=0'], 'eslint');

/** That every language has every message, and nobody's is left over. */
const messages = (): Promise<Tally> =>
  check([process.execPath, inRoot('packages/tooling/languages/messages.mjs'), '--check'], 'messages');

const prettier = (): Promise<Tally> =>
  check(
    [process.execPath, inRoot('node_modules/prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
    'prettier',
  );
