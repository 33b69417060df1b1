// Compiles TypeScript to JavaScript, file by file: `node compile.mjs SOURCE... -d OUTPUT`. A source is a file or a folder below the working folder. The first
// folder of its path is left out, so that `src/app.ts` becomes `OUTPUT/app.js`. Specs and declarations are skipped.
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { transformFile } from '@swc/core';

const config = { configFile: fileURLToPath(new URL('swcrc.json', import.meta.url)) };

const { values, positionals: sources } = parseArgs({
  options: { output: { type: 'string', short: 'd', default: 'dist' } },
  allowPositionals: true,
});
const begun = performance.now();
const files = (await Promise.all(sources.map(filesOf))).flat().filter((file) => /(?<!\.spec|\.d)\.ts$/.test(file));
await Promise.all(files.map(compile));
console.log(`${files.length} files compiled (${Math.round(performance.now() - begun)} ms)`);

async function filesOf(source) {
  if (!(await stat(source)).isDirectory()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

async function compile(file) {
  const target = join(values.output, ...file.split(sep).slice(1)).replace(/\.ts$/, '.js');
  const { code, map } = await transformFile(file, { ...config, sourceFileName: relative(dirname(target), file) });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `${code}\n//# sourceMappingURL=${basename(target)}.map`);
  await writeFile(`${target}.map`, map);
}
