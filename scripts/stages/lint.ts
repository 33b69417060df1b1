import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.js';
import { check, sum, tool, type Stage, type Tally } from './stage.js';

/** ESLint takes longer than everything else here, the first time. Rules that need types are checked in the stage `types`. */
export const lint: Stage = {
  name: 'lint',
  title: 'lint, with who may touch whom, format, and the messages of every language',
  isWhole: true,
  async run() {
    return sum(await Promise.all([eslint(), others()]));
  },
};

const others = async (): Promise<Tally> => sum([await format(), await messages()]);

/**
 * Lints only files that changed since their last clean run here. No rule of ours needs to know another file, besides whether it exists: the stage `types` says
 * where an import leads nowhere.
 */
const eslint = (): Promise<Tally> =>
  tool(
    'eslint/bin/eslint.js',
    '.',
    '--max-warnings=0',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${inRoot('.carnet/eslint', keyOfRules())}`,
  );

/** ESLint knows itself when its configuration changes, but not when the code of our rules does. */
function keyOfRules(): string {
  const rules = globSync('packages/tooling/{eslint/*.mjs,packages.mjs}', { cwd: inRoot() });
  const manifests = globSync('{package-lock.json,packages/*/package.json,eslint.config.mjs}', { cwd: inRoot() });
  const hash = createHash('sha256');
  for (const file of [...rules, ...manifests].sort()) hash.update(readFileSync(inRoot(file)));
  return hash.digest('hex').slice(0, 16);
}

const format = (): Promise<Tally> => tool('oxfmt/bin/oxfmt', '--list-different');

/** Checks that every language has every message, and that no message is unused. */
const messages = (): Promise<Tally> =>
  check([process.execPath, inRoot('packages/tooling/languages/messages.mjs'), '--check'], 'messages');
