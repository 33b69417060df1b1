import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

/** Writes a file in one step, so that no reader sees half of it. @returns whether the content is new */
export async function replaceFile(path: string, content: Buffer | string): Promise<boolean> {
  const next = Buffer.from(content);
  const before = await readFile(path).catch(() => null);
  if (before?.equals(next)) {
    await utimes(path, new Date(), new Date());
    return false;
  }
  await mkdir(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}.tmp`;
  await writeFile(half, next);
  await rename(half, path);
  return true;
}

export async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

type Load = (exports: object, require: NodeJS.Require, module: { exports: object }) => void;

/** Loads a built script without a transformation: `require` would have tsx transform its 2 MB, which takes longer than everything else. */
export async function loadScript<T>(path: string): Promise<T> {
  const module = { exports: {} };
  const load = compileFunction(await readFile(path, 'utf8'), ['exports', 'require', 'module'], { filename: path });
  (load as Load)(module.exports, createRequire(path), module);
  return module.exports as T;
}
