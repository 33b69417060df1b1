import { say } from '../../../scripts/lib/say.js';
import { call, type Account } from '../../src/api.js';
import { create } from '../lib/garage.js';
import { READERS, type ComposeProject } from '../lib/compose-project.js';
import { same, seconds, timed, told, type Finding } from '../lib/drill.js';

/** Makes a backup by the service `backup` and restores it over later changes, as docs/operations.md describes. */
export async function backup(project: ComposeProject, { token }: Account): Promise<Finding[]> {
  say('a backup is brought back');
  const { address } = project;
  const names = async () => {
    const answer = await call({ address, path: '/api/collections', token });
    return answer.json<{ name: string }[]>().map(({ name }) => name);
  };
  const before = await names();
  const made = await timed(() => project.compose('exec', '-T', 'backup', 'backup', 'now'));
  await create({ address, token }, '/api/collections', { name: 'Later than the backup' });
  const folders = await project.compose('exec', '-T', 'backup', 'ls', '/backups');
  const newest = folders.split('\n').at(-1)!.trim();
  const restored = await timed(async () => {
    await project.compose('stop', ...READERS);
    await project.compose(
      ...['run', '--rm', '--no-deps', '-T', 'backup', 'backup', 'restore', '--from', `/backups/${newest}`, '--replace'],
    );
    await project.compose('start', ...READERS);
    await project.untilHealthy();
  });
  const after = await names();
  return [
    told('`backup now`', seconds(made)),
    told('its restore, from the first service that ends until all are healthy', seconds(restored)),
    same('collections then, asked for with the token of before', before.join(', '), after.join(', ')),
  ];
}
