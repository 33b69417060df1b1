// `npm run preloads`: writes into every remote.json the API addresses that its pages request first, as the remotes' specs record them.
import { inRoot, REMOTES } from './lib/paths.js';
import { runCommand } from './lib/command.js';
import { Refusal, runTask, say } from './lib/say.js';

const PATIENCE_MS = 3 * 60_000;
const tool = (file: string, ...args: string[]): string[] => [process.execPath, inRoot('node_modules', file), ...args];

await runTask(async () => {
  const specs = ['--projects', ...REMOTES.map((remote) => inRoot(remote)), '--', 'src/remote.spec'];
  await run(tool('jest/bin/jest.js', ...specs), { WRITE_PRELOADS: '1' });
  await run(tool('oxfmt/bin/oxfmt', ...REMOTES.map((remote) => inRoot(remote, 'remote.json'))));
  say('every remote.json has what its pages ask for first');
});

async function run(command: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { code, output } = await runCommand(command, { env: { ...process.env, ...env }, patienceMs: PATIENCE_MS });
  if (code !== 0) throw new Refusal(output.trim());
}
