import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { servicePackages } from '../packages.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Finds the folder of a room by the prefix of its message ids: `shell`, `mf-kit`. */
export const roomFolder = (room) => {
  const inPackages = path.join(ROOT, 'packages', room);
  return existsSync(inPackages) ? inPackages : path.join(ROOT, room);
};

/** Every room with a user interface, translated or not. */
export const frontendRooms = () => [
  'mf-kit',
  'shell',
  ...readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-'))
    .sort(),
];

/** Every room with messages in API answers. */
export const serviceRooms = () => [
  'gateway',
  ...servicePackages().map(({ folder }) => folder),
  ...readdirSync(ROOT)
    .filter((name) => name.startsWith('svc-'))
    .sort(),
];
