// `npm run sql`: renders the SQL of every service into its statements.sql, and the SQL of all packages into that of nest-kit. With names
// (`-- svc-garage`, `-- packages/nest-kit`), it renders only those.
import { SERVICES, inRoot } from './lib/paths.js';
import { Refusal, runTask } from './lib/say.js';
import { spawnSync } from 'node:child_process';

await runTask(async () => {
  const asked = process.argv.slice(2);
  const rooms = asked.length ? asked : ['packages/nest-kit', ...SERVICES.map((name) => `svc-${name}`)];
  const { status } = spawnSync(
    process.execPath,
    [inRoot('node_modules/jest/bin/jest.js'), '--projects', ...rooms, '--', 'rendered-statements'],
    { cwd: inRoot(), stdio: 'inherit', env: { ...process.env, WRITE_STATEMENTS: '1' } },
  );
  if (status !== 0) throw new Refusal('Not all statements could be rendered; the reasons are above.');
});
