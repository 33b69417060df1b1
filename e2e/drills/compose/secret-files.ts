import { say } from '../../../scripts/lib/say.js';
import { call, register, type Account } from '../../src/api.js';
import type { ComposeProject } from '../lib/compose-project.js';
import { none, same, seconds, timed, told, type Finding } from '../lib/drill.js';

const OVERLAY = 'deploy/secrets/compose.yml';

/** Moves the secrets of .env into files for a stack with data, then starts a new stack with files only. */
export async function secretFiles(project: ComposeProject, person: Account): Promise<Finding[]> {
  say('secrets as files');
  const { address } = project;
  const secrets = await project.moveSecrets();
  project.overlay(OVERLAY, {});
  const up = async () => {
    await project.compose('up', '-d');
    await project.untilHealthy();
  };
  const took = await timed(up);
  const names = (await project.containers()).map(({ name }) => name);
  const inspected = await Promise.all(names.map((name) => project.docker('inspect', name)));
  const showing = inspected.filter((text) => secrets.some((secret) => text.includes(secret)));
  const { email, password } = person;
  const signedIn = await call({ address, method: 'POST', path: '/api/auth/login', body: { email, password } });
  const { token } = signedIn.json<{ token: string }>();
  const vehicles = await call({ address, path: '/api/vehicles', token });
  await project.compose('exec', '-T', 'backup', 'backup', 'now');
  await project.compose('down', '--volumes', '--timeout', '15');
  await up();
  const first = await register(address);
  const anew = await call({ address, path: '/api/auth/me', token: first.token });
  return [
    told('secrets that .env had, now files', secrets.length),
    told('from `up` with them until all are healthy', seconds(took)),
    none(`of ${inspected.length} containers that show one of them to \`docker inspect\``, showing.length),
    same('signing in, and the list of vehicles', '200 200', `${signedIn.status} ${vehicles.status}`),
    same('the first person of a stack that began with files', 200, anew.status),
  ];
}
