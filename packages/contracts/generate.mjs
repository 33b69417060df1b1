// Makes the TypeScript types of each service's HTTP face from its committed openapi.json. `--check` writes nothing and fails on a difference.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const SERVICES = ['identity', 'garage', 'service', 'records'];
const check = process.argv.includes('--check');
let stale = 0;

for (const service of SERVICES) {
  const source = new URL(`../../svc-${service}/openapi.json`, import.meta.url);
  const target = new URL(`src/${service}.generated.ts`, import.meta.url);
  const document = JSON.parse(readFileSync(source, 'utf8'));
  const types = await typesOf(document, service);
  const current = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (types === current) continue;
  stale += 1;
  if (check)
    console.error(`packages/contracts/src/${service}.generated.ts is not what svc-${service}/openapi.json makes.`);
  else writeFileSync(target, types);
}

if (check && stale > 0) {
  console.error('Run: npm run contracts');
  process.exit(1);
}

async function typesOf(document, service) {
  const body = astToString(await openapiTS(document, { defaultNonNullable: false }));
  const names = Object.keys(document.components?.schemas ?? {}).sort();
  const aliases = names.map((name) => `export type ${name} = components['schemas']['${name}'];`);
  return `// Made from svc-${service}/openapi.json by \`npm run contracts\`; not edited by hand.\n\n${body}\n${aliases.join('\n')}\n`;
}
