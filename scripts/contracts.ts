import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const services = ['svc-identity', 'svc-garage', 'svc-service', 'svc-records'];
const check = process.argv.includes('--check');

/** Makes every service's openapi.json anew from its (built) decorators, then the types of `contracts`; `--check` only compares. */
function main(): number {
  const faults = check
    ? services.filter((service) => !isCurrent(service))
    : services.filter((service) => !write(service));
  for (const service of faults)
    console.error(
      check ? `${service}/openapi.json is not what its code says. Run: npm run contracts` : `${service}: failed`,
    );
  const types = run(['generate.mjs', ...(check ? ['--check'] : [])], join(root, 'packages/contracts'));
  return faults.length > 0 || !types ? 1 : 0;
}

const write = (service: string): boolean => run(['dist/openapi.js'], join(root, service));

function isCurrent(service: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'carnet-openapi-'));
  const file = join(folder, 'openapi.json');
  try {
    return (
      run(['dist/openapi.js', file], join(root, service)) && text(file) === text(join(root, service, 'openapi.json'))
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const text = (file: string): string => readFileSync(file, 'utf8');

const run = (args: string[], cwd: string): boolean =>
  spawnSync(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

process.exitCode = main();
