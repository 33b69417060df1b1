import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakingChanges } from './contracts/breaking.js';
import { kitFaults, recordKit, releaseKit } from './contracts/kit.js';
import { lint } from './contracts/lint.js';
import { root, SERVICES } from './lib/paths.js';

const services = SERVICES.map((name) => `svc-${name}`);
const contracts = join(root, 'packages/contracts');

/**
 * Generates every service's openapi.json from its (built) decorators, then the types of `contracts` and the reports of the API that shell and
 * remotes share. `--check` only compares, and also reports bad style and changes that break clients and remotes of the last release.
 * `--release` also stores the current contracts as the released ones.
 */
async function main(): Promise<number> {
  if (process.argv.includes('--check')) return await check();
  if (!(services.map(write).every(Boolean) && generateTypes())) return 1;
  recordKit();
  if (process.argv.includes('--release')) {
    services.forEach(release);
    releaseKit();
  }
  return 0;
}

async function check(): Promise<number> {
  const faults = [...(await Promise.all(services.map(faultsOf))).flat(), ...kitFaults()];
  for (const fault of faults) console.error(fault);
  return generateTypes('--check') && faults.length === 0 ? 0 : 1;
}

async function faultsOf(service: string): Promise<string[]> {
  const stale = isCurrent(service) ? [] : ['is not what the code says. Run: npm run contracts'];
  const style = await lint(documentOf(service));
  // A new service has no release yet.
  const released = existsSync(releasedOf(service));
  const broken = released ? breakingChanges(parsed(releasedOf(service)), parsed(documentOf(service))) : [];
  return [...stale, ...style, ...broken.map((change) => `breaks clients: ${change}`)].map(
    (fault) => `${service}/openapi.json ${fault}`,
  );
}

const documentOf = (service: string): string => join(root, service, 'openapi.json');
const releasedOf = (service: string): string => join(contracts, 'released', `${service}.openapi.json`);
const write = (service: string): boolean => run(['dist/openapi.js'], join(root, service));
const release = (service: string): void => writeFileSync(releasedOf(service), text(documentOf(service)));
const generateTypes = (...options: string[]): boolean => run(['generate.mjs', ...options], contracts);

function isCurrent(service: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'carnet-openapi-'));
  const file = join(folder, 'openapi.json');
  try {
    return run(['dist/openapi.js', file], join(root, service)) && text(file) === text(documentOf(service));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const text = (file: string): string => readFileSync(file, 'utf8');
const parsed = (file: string): object => JSON.parse(text(file)) as object;

const run = (args: string[], cwd: string): boolean =>
  spawnSync(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

process.exitCode = await main();
