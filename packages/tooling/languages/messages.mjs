// `npm run messages`: generates the TypeScript for the messages of each room, and reports missing, unused and wrong messages in any language. `-- --check`
// writes nothing, and fails on a difference.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { languagesOf, partsOf, readPart, SOURCE_LANGUAGE } from './catalogue.mjs';
import { faultsOf } from './check.mjs';
import { CODES_FILE, codesPage, faultsOfCodes } from './codes.mjs';
import { compiledMessages, compiledNames, NAMES_PART, plainMessages } from './compiled.mjs';
import { typedMessages } from './generate.mjs';
import { MANIFEST_PART } from './manifest.mjs';
import { frontendRooms, roomFolder, ROOT, serviceRooms } from './rooms.mjs';

const isCheck = process.argv.includes('--check');
const style = JSON.parse(readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8'));
const faults = [];
/** The package with the factory of service messages, and with the list of languages. */
const BASE = 'messages';
const LANGUAGES = 'languages';

for (const room of [...frontendRooms(), ...serviceRooms()]) {
  const root = roomFolder(room);
  const languages = languagesOf(root);
  if (languages.length === 0) continue;
  await (serviceRooms().includes(room) ? writeCompiled(room, root) : writeTypes(room, root));
  const found = faultsOf(root);
  faults.push(...found.map((fault) => `${room}: ${fault}`));
  console.log(`${room}: ${languages.join(', ')}${found.length ? `, ${found.length} faults` : ''}`);
}

const services = serviceRooms().map(roomFolder);
faults.push(...faultsOfCodes(services));
const codes = path.join(ROOT, CODES_FILE);
put('docs', codes, await formatted(codes, codesPage(services)));

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function writeTypes(room, root) {
  const kit = room === 'mf-kit' ? '../formats/writing' : '@carnet/mf-kit/formats';
  const parts = partsOf(root, SOURCE_LANGUAGE).filter((part) => part !== MANIFEST_PART);
  await writeModules(room, root, parts, (part) =>
    typedMessages(room, part, readPart(root, SOURCE_LANGUAGE, part), kit),
  );
}

async function writeCompiled(room, root) {
  const isBase = room === BASE;
  const kit = isBase ? '../message.js' : `@carnet/${BASE}`;
  const parts = [...partsOf(root, SOURCE_LANGUAGE), ...(isBase ? [LANGUAGES] : [])];
  await writeModules(room, root, parts, (part) => {
    if (room === 'gateway') return plainMessages(root, part);
    if (part === LANGUAGES) return languagesModule(root);
    return part === NAMES_PART ? compiledNames(root, kit) : compiledMessages(root, part, kit);
  });
}

function languagesModule(root) {
  const list = languagesOf(root).map((language) => `'${language}'`);
  return `// Made of the folders beside it by \`npm run messages\`.
/** The languages that services speak, English first. */
export const LANGUAGES = [${list.join(', ')}] as const;
`;
}

async function writeModules(room, root, parts, codeOf) {
  const folder = path.join(root, 'src/messages');
  for (const part of parts) {
    const file = path.join(folder, `${part}.ts`);
    put(room, file, await formatted(file, codeOf(part)));
  }
  const made = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  for (const name of made.filter((one) => !parts.includes(one.replace(/\.ts$/, '')))) {
    if (isCheck) faults.push(`${room}: ${name} is made of no part; run \`npm run messages\``);
    else rmSync(path.join(folder, name));
  }
}

async function formatted(file, text) {
  const { code, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}

function put(room, file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (isCheck) faults.push(`${room}: ${path.basename(file)} is older than its messages; run \`npm run messages\``);
  else writeFileSync(file, text);
}
