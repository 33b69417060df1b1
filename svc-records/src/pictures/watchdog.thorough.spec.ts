import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WATCHDOG = fileURLToPath(new URL('watchdog.ts', import.meta.url));

/** Runs a process with a limit of processor time in milliseconds; returns its last output, or the signal that killed it. */
async function endOf(milliseconds: number, work: string, after = ''): Promise<string> {
  const script = `
    import { setTimeout } from 'node:timers/promises';
    import { Watchdog } from ${JSON.stringify(WATCHDOG)};
    const compute = (ms) => { const { user } = process.cpuUsage(); while (process.cpuUsage().user - user < ms * 1000); };
    await new Watchdog({ milliseconds: ${milliseconds}, bytes: 1e9 }).during(async () => { ${work} });
    ${after}
    console.log('done');`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  try {
    return (await promisify(execFile)(process.execPath, args)).stdout.trim();
  } catch (error) {
    return (error as { signal?: string }).signal ?? String(error);
  }
}

it.each([
  ['computes without an end', 'SIGKILL', 100, 'compute(Infinity)', ''],
  ['waits without an end', 'SIGKILL', 100, 'await setTimeout(2 ** 30)', ''],
  ['waits for longer than it may compute', 'done', 4000, 'await setTimeout(4500)', ''],
  ['computes after its picture is done', 'done', 300, '', 'compute(600)'],
])('a process that %s: %s', async (_, end, milliseconds, work, after) => {
  expect(await endOf(milliseconds, work, after)).toBe(end);
});
