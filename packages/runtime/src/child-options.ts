import { extname } from 'node:path';

const FROM_SOURCES = new URL('../../tooling/from-sources.mjs', import.meta.url).href;

/** Options of Node for a process that runs `file`. From its sources, as in tests, it needs what makes JavaScript of them. */
export const childOptions = (file: string): string[] => (extname(file) === '.ts' ? ['--import', FROM_SOURCES] : []);
