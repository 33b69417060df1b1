import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = path.resolve(import.meta.dirname, '..');

/**
 * Packages that services consist of: those in `packages` that are compiled like services.
 *
 * @returns {{ folder: string, name: string, exports: Record<string, { types: string }>, dependencies?: object, devDependencies?: object }[]}
 */
export const servicePackages = () =>
  readdirSync(PACKAGES).flatMap((folder) => {
    const file = path.join(PACKAGES, folder, 'package.json');
    if (!existsSync(file)) return [];
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    return manifest.scripts?.build?.includes('compile.mjs') ? [{ ...manifest, folder }] : [];
  });
