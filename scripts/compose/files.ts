import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file in one step, so that nobody ever reads half of it. @returns whether its content is new */
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
