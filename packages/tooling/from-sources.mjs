// `node --import …/from-sources.mjs file.ts` runs sources as they are: children of services in tests, which begin by the dozen. tsx takes three times as long
// to begin.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const options = JSON.parse(readFileSync(new URL('swcrc.json', import.meta.url), 'utf8'));

registerHooks({
  resolve(name, context, next) {
    const source = name.replace(/\.js$/, '.ts');
    // Some files beside sources are JavaScript.
    const isOwn =
      name.startsWith('.') && context.parentURL?.endsWith('.ts') && existsSync(new URL(source, context.parentURL));
    return next(isOwn ? source : name, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, swcrc: false, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
