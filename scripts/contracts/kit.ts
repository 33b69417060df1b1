import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot, inState, root } from '../lib/paths.js';
import { ENTRIES, readKitApi, type Entry, type EntryApi } from './kit-api.js';
import { kitBreaks } from './kit-breaking.js';
import { versionFault } from './kit-version.js';

const KIT = inRoot('packages/mf-kit');
const RELEASED = join(KIT, 'released');
/**
 * The garage remote and the shell as last released. Later shells must run this remote. This shell runs later remotes or refuses them
 * (`e2e/tests/version-skew.spec.ts`).
 */
const REMOTE = inRoot('e2e/released/mf-garage');
const SHELL = inRoot('e2e/released/shell');
const reportOf = (name: Entry): string => join(KIT, 'api', `${name}.api.md`);
const releasedOf = (name: Entry): string => join(RELEASED, `${name}.d.ts`);
const versionIn = (file: string): string => (JSON.parse(text(file)) as { version: string }).version;
const text = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Writes reports of the API that shell and remotes share, beside the kit's sources. */
export function recordKit(): void {
  const api = readKitApi();
  rmSync(join(KIT, 'api'), { recursive: true, force: true });
  mkdirSync(join(KIT, 'api'));
  for (const name of ENTRIES) writeFileSync(reportOf(name), api[name].report);
}

/** Stores the current kit as the released one, together with the garage and the shell that were built with it. */
export function releaseKit(): void {
  const api = readKitApi();
  rmSync(RELEASED, { recursive: true, force: true });
  mkdirSync(RELEASED, { recursive: true });
  for (const name of ENTRIES) writeFileSync(releasedOf(name), api[name].declarations);
  const { version } = JSON.parse(text(join(KIT, 'package.json'))) as { version: string };
  rmSync(REMOTE, { recursive: true, force: true });
  cpSync(inRoot('mf-garage/dist/assets'), join(REMOTE, 'assets'), { recursive: true });
  const start = startOfGarage();
  cpSync(inState('site', start), join(REMOTE, 'assets', basename(start)));
  releaseShell();
  writeFileSync(join(RELEASED, 'version.json'), `${JSON.stringify({ version }, null, 2)}\n`);
}

/** Copies the page for unknown paths with its scripts and styles. Fonts and the editor are left out: no page of the garage has an editor. */
export function releaseShell(): void {
  rmSync(SHELL, { recursive: true, force: true });
  const isNeeded = (file: string): boolean => !/kit-editor|\.woff2$/.test(file);
  cpSync(inRoot('shell/dist/page/assets'), join(SHELL, 'assets'), { recursive: true, filter: isNeeded });
  cpSync(inState('site/app.html'), join(SHELL, 'app.html'));
}

/** The garage's entry file, which compose joined from its scripts. */
function startOfGarage(): string {
  const remotes = JSON.parse(text(inState('site/remotes.json'))) as { name: string; entry: string }[];
  const garage = remotes.find(({ name }) => name === 'mf-garage');
  if (!garage) throw new Error('The site has no mf-garage. Run: npm run build');
  return garage.entry;
}

/** Faults of the kit's reports and of its version, one sentence each. */
export function kitFaults(): string[] {
  const api = readKitApi();
  const stale = ENTRIES.filter((name) => text(reportOf(name)) !== api[name].report).map(
    (name) => `packages/mf-kit/api/${name}.api.md is not what the code says. Run: npm run contracts`,
  );
  return [...stale, ...versionFaults(api)];
}

/** Doors of the release that are no more, a sentence each. @param files those of the release */
export const goneDoors = (files: readonly string[]): string[] =>
  files
    .filter((file) => file.endsWith('.d.ts') && !ENTRIES.some((name) => file === `${name}.d.ts`))
    .map((file) => `${basename(file, '.d.ts')}: the door is gone`);

function versionFaults(api: Record<Entry, EntryApi>): string[] {
  const released = versionIn(join(RELEASED, 'version.json'));
  const breaks = [
    ...goneDoors(readdirSync(RELEASED)),
    ...ENTRIES.flatMap((name) =>
      kitBreaks(text(releasedOf(name)), api[name].declarations, root).map((what) => `${name}: ${what}`),
    ),
  ];
  const fault = versionFault({
    released,
    now: versionIn(join(KIT, 'package.json')),
    differs: ENTRIES.some((name) => text(releasedOf(name)) !== api[name].declarations),
    breaks: breaks.length > 0,
  });
  if (!fault) return [];
  return [`packages/mf-kit differs from its release ${released}: ${fault}`, ...breaks.map((one) => `  breaks ${one}`)];
}
