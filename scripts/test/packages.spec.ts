import { existsSync } from 'node:fs';
import { Checkout } from '../lib/house/checkout.js';
import { FACTS } from '../lib/house/facts.js';
import { inRoot } from '../lib/paths.js';
import { servicePackages } from '../lib/workspaces.js';

// Packages of services stay small, and depend on each other in one direction (ADR 122).

const MOST_NAMES = 60;

const checkout = new Checkout(inRoot());
const packages = servicePackages();
const fact = (title: RegExp) => FACTS.find(([name]) => title.test(name))![1](checkout);

it('are several', () => expect(packages.length).toBeGreaterThan(10));

it(`export at most ${MOST_NAMES} names each`, () => {
  const names = fact(/^Names/);
  const counts = packages.map((folder): [string, number] => [folder, names.get(folder) ?? 0]);
  expect(counts.filter(([, count]) => count === 0 || count > MOST_NAMES)).toEqual([]);
});

it(`open by doors of at most ${MOST_NAMES} names, where remotes share them (ADR 145)`, () => {
  const doors = [...fact(/^Names/)].filter(([door]) => /^packages\/(mf-kit|contracts)/.test(door));
  expect(doors.map(([door]) => door)).toContain('packages/mf-kit/ui');
  expect(doors.filter(([, count]) => count > MOST_NAMES)).toEqual([]);
});

it('need each other in no circle', () => expect(fact(/circle/).get('circles of packages')).toBe(0));

it('say what they are in a README of a page', () => {
  const readmes = packages.map((folder) => `${folder}/README.md`);
  expect(readmes.filter((file) => !existsSync(inRoot(file)) || wordsIn(file) > 1_500)).toEqual([]);
});

const wordsIn = (file: string): number => checkout.read(file).split(/[\s|]+/).length;

it('have specs of their own', () => {
  const isSpec = (folder: string) => (file: string) => file.startsWith(`${folder}/`) && file.endsWith('.spec.ts');
  const without = packages.filter((folder) => !checkout.files.some(isSpec(folder)));
  expect(without).toEqual([]);
});
