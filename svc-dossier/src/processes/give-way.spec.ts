import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

const GROUP = '/proc/self/autogroup';

/** The process reports its priority after `giveWay`. */
async function givenWay(): Promise<{ priority: number; group: string | null }> {
  const folder = mkdtempSync(join(tmpdir(), 'carnet-give-way-'));
  const file = join(folder, 'child.mts');
  writeFileSync(
    file,
    `import { existsSync, readFileSync } from 'node:fs';
     import { getPriority } from 'node:os';
     import { giveWay } from ${JSON.stringify(join(__dirname, 'give-way.ts'))};
     giveWay();
     const group = existsSync('${GROUP}') ? readFileSync('${GROUP}', 'utf8') : null;
     process.send({ priority: getPriority(), group });`,
  );
  const child = fork(file, [], { execArgv: ['--import', 'tsx'], cwd: __dirname, detached: true });
  const [said] = (await once(child, 'message')) as [{ priority: number; group: string | null }];
  rmSync(folder, { recursive: true });
  return said;
}

it('has the last of all priorities, in its session and with it, and leaves those of others', async () => {
  const before = getPriority();
  const { priority, group } = await givenWay();
  expect(priority).toBe(19);
  if (existsSync(GROUP)) expect(group).toMatch(/nice 19$/m);
  expect(getPriority()).toBe(before);
});
