import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../lib/command.js';
import { inRoot, SERVICES } from '../lib/paths.js';
import { complain, say } from '../lib/say.js';
import { nothing, sum, verdict, type Stage, type Tally } from './stage.js';

const TYPES = 'packages/contracts/src';

/** What services promise is committed; made anew, it must be the same. */
export const contracts: Stage = {
  name: 'contracts',
  title: 'OpenAPI documents and the types made of them are those of the code',
  async run() {
    const documents = SERVICES.filter((name) => existsSync(inRoot(`svc-${name}/dist/openapi.js`)));
    const tallies: Tally[] = [];
    for (const name of documents) {
      const folder = inRoot(`svc-${name}`);
      const make = [process.execPath, join(folder, 'dist/openapi.js')];
      tallies.push(await compare(`svc-${name}/openapi.json`, () => [join(folder, 'openapi.json')], make, folder));
    }
    const generator = 'packages/contracts/generate.mjs';
    if (existsSync(inRoot(generator))) {
      const make = [process.execPath, inRoot(generator)];
      tallies.push(await compare(`${TYPES}/*.generated.ts`, generatedTypes, make, inRoot('packages/contracts')));
    }
    if (tallies.length === 0) say('there are none yet');
    return tallies.length ? sum(tallies) : nothing;
  },
};

const generatedTypes = (): string[] =>
  readdirSync(inRoot(TYPES)).flatMap((name) => (name.endsWith('.generated.ts') ? [inRoot(TYPES, name)] : []));

async function compare(what: string, files: () => string[], make: string[], cwd: string): Promise<Tally> {
  const before = textOf(files());
  const { code, output } = await runCommand(make, { cwd });
  if (code !== 0) complain(`${what} cannot be made:\n${output}`);
  else if (textOf(files()) !== before)
    complain(`${what} was old. It has been made anew: look at the difference and commit it.`);
  return verdict(code === 0 && textOf(files()) === before);
}

const textOf = (files: string[]): string =>
  files.map((file) => (existsSync(file) ? `${file}\n${readFileSync(file, 'utf8')}` : '')).join('\n');
