// Generates the TypeScript types of each service's HTTP API from its committed openapi.json, and constants for the lengths, limits and choices that forms need.
// It reads the list of services from the workspaces. `--check` writes nothing and fails on a difference.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const { workspaces } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const SERVICES = workspaces.flatMap((folder) => /^svc-(.+)$/.exec(folder)?.[1] ?? []);
/** The largest number that a column of the services can store. The limit is the same in all services. */
const LARGEST_INTEGER = 2_147_483_647;
const check = process.argv.includes('--check');
let stale = 0;

for (const service of SERVICES) {
  const source = new URL(`../../svc-${service}/openapi.json`, import.meta.url);
  const document = JSON.parse(readFileSync(source, 'utf8'));
  const origin = `// Made from svc-${service}/openapi.json by \`npm run contracts\`; not edited by hand.\n\n`;
  keep(`${service}.generated.ts`, origin + (await typesOf(document)));
  keep(`${service}.constants.generated.ts`, origin + constantsOf(document));
}

keep('services.generated.ts', servicesOf(SERVICES));

if (check && stale > 0) {
  console.error('Run: npm run contracts');
  process.exit(1);
}

function keep(name, text) {
  const target = new URL(`src/${name}`, import.meta.url);
  const current = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (text === current) return;
  stale += 1;
  if (check) console.error(`packages/contracts/src/${name} is not what the services make.`);
  else writeFileSync(target, text);
}

/** The types of each service under its name, and the names of the services. */
function servicesOf(services) {
  const types = services.toSorted().map((name) => `export type * as ${name} from './${name}.generated.js';\n`);
  const names = services.map((name) => `    ${name}: object;\n`);
  return `// Made from the list of workspaces by \`npm run contracts\`; not edited by hand.

${types.join('')}
declare global {
  /** The services of the stack, by name. */
  interface CarnetServices {
${names.join('')}  }
}

export type ServiceName = keyof CarnetServices;
`;
}

async function typesOf(document) {
  const body = astToString(await openapiTS(document, { defaultNonNullable: false }));
  const names = Object.keys(document.components?.schemas ?? {}).sort();
  const aliases = names.map((name) => `export type ${name} = components['schemas']['${name}'];`);
  return `${body}\n${aliases.join('\n')}\n`;
}

/**
 * One constant for each rule of each field in a POST body: `VEHICLE_MAKE_MAX_LENGTH`. A PATCH or PUT body counts where no POST creates the resource. Single
 * constants let a bundle keep only those that it uses.
 */
function constantsOf(document) {
  const lines = writtenSchemas(document).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, rules]) =>
      rulesOf(field, rules).map(([rule, value]) => {
        const name = [schema.replace(/^(Create|Update)/, ''), field, rule].map(upperSnake).join('_');
        return `export const ${name} = ${JSON.stringify(value)}${Array.isArray(value) ? ' as const' : ''};`;
      }),
    ),
  );
  return `${lines.join('\n')}\n`;
}

function writtenSchemas({ paths, components }) {
  const bodyOf = (operation) => operation?.requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1);
  const namesOf = (method) =>
    Object.values(paths)
      .map((path) => bodyOf(path[method]))
      .filter(Boolean);
  const posted = namesOf('post');
  const made = new Set(posted.map((name) => name.replace(/^Create/, '')));
  const changed = [...namesOf('patch'), ...namesOf('put')];
  const patched = changed.filter((name) => name.startsWith('Update') && !made.has(name.replace('Update', '')));
  return [...new Set([...posted, ...patched])].sort().map((name) => [name, components.schemas[name]]);
}

function rulesOf(field, { maxLength, minLength, minimum, maximum, maxItems, items = {}, enum: choices }) {
  const ofNumber =
    /_ids?$/.test(field) || maximum === LARGEST_INTEGER
      ? []
      : [
          ['MIN', minimum],
          ['MAX', maximum],
        ];
  return [
    ['MIN_LENGTH', minLength],
    ['MAX_LENGTH', maxLength],
    ...ofNumber,
    ['MAX_ITEMS', maxItems],
    ['ITEM_MAX_LENGTH', items.maxLength],
    ['VALUES', choices?.filter((choice) => choice !== null)],
  ].filter(([, value]) => value !== undefined);
}

function upperSnake(name) {
  return name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
}
