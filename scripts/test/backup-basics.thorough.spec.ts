import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { KeptGarage, manifestOf, PIXEL, run } from './kept-garage.js';

const garage = new KeptGarage();
const [first, second] = [garage.folder('first'), garage.folder('second')];
const [backup, again] = [garage.folder('backup'), garage.folder('again')];

// Each test starts or restores a whole stack, on a busy machine.
jest.setTimeout(400_000);

beforeAll(async () => {
  await garage.start(first);
  await garage.fill(first);
});
afterAll(() => garage.close(first, second));

it('backs up a stack that runs, for the eyes of its owner alone', async () => {
  const { code, output } = await run(first, 'backup', '--to', backup);
  expect(output).toContain(`to ${backup}`);
  expect(code).toBe(0);
  expect(manifestOf(backup).services.garage?.tables.find(({ name }) => name === 'collections')?.rows).toBe(1);
  expect(statSync(join(backup, 'identity')).mode & 0o077).toBe(0);
});

it('does not write a backup where something is already', async () => {
  const { code, output } = await run(first, 'backup', '--to', backup);
  expect(code).toBe(1);
  expect(output).toContain('is not empty');
});

it('does not make a stack in order to back it up', async () => {
  const { code, output } = await run(garage.folder('nowhere'), 'backup');
  expect(code).toBe(1);
  expect(output).toContain('There is no stack in');
  expect(existsSync(garage.folder('nowhere'))).toBe(false);
});

it('does not restore into a stack that runs', async () => {
  const { code, output } = await run(first, 'restore', '--from', backup, '--replace');
  expect(code).toBe(1);
  expect(output).toContain('Carnet runs in this folder already');
});

it('restores into an empty stack what is equal, row by row', async () => {
  await garage.stop();
  const { code, output } = await run(second, 'restore', '--from', backup);
  expect(output).toContain('every table was read again and is equal');
  expect(code).toBe(0);
  await run(second, 'backup', '--to', again);
  expect(manifestOf(again).services).toEqual(manifestOf(backup).services);
  expect(manifestOf(again).files).toEqual({ ...manifestOf(backup).files, count: 1, bytes: PIXEL.length, lost: [] });
});
