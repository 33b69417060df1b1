import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { servicePackages } from '../packages.mjs';
import { languagesOf, partsOf, readPart, SOURCE_LANGUAGE } from './catalogue.mjs';
import { NAMES_PART } from './compiled.mjs';
import { MANIFEST_PART, textsOfManifest } from './manifest.mjs';
import { compileMessage, parametersOf } from './icu.mjs';
import { roomFolder } from './rooms.mjs';

/** @returns {string[]} the faults in a room's messages, a sentence for each */
export function faultsOf(root) {
  const parts = partsOf(root, SOURCE_LANGUAGE);
  const sources = roomsBeside(root).flatMap((room) => sourcesOf(path.join(room, 'src')));
  return [
    ...parts.flatMap((part) => unused(root, part, sources)),
    ...(existsSync(manifestOf(root)) ? faultsOfManifest(root, parts) : []),
    ...languagesOf(root).flatMap((language) => [
      ...(language === SOURCE_LANGUAGE ? [] : foreignParts(root, language, parts)),
      ...parts.flatMap((part) => faultsOfPart(root, language, part)),
    ]),
  ];
}

/** Packages of services use each other's messages. */
function roomsBeside(root) {
  const packages = servicePackages().map(({ folder }) => roomFolder(folder));
  return packages.includes(root) ? packages : [root];
}

function foreignParts(root, language, parts) {
  const strange = partsOf(root, language).filter((part) => !parts.includes(part));
  return strange.map((part) => `${language}/${part}.json belongs to no part that there is in English`);
}

function faultsOfPart(root, language, part) {
  const english = readPart(root, SOURCE_LANGUAGE, part);
  const messages = partsOf(root, language).includes(part) ? readPart(root, language, part) : {};
  const missing = Object.keys(english).filter((key) => !messages[key]);
  const unknown = Object.keys(messages).filter((key) => !(key in english));
  return [
    ...missing.map((key) => `${language}/${part}.json lacks '${key}': ${english[key]}`),
    ...unknown.map((key) => `${language}/${part}.json has '${key}', which English has not`),
    ...Object.entries(messages).flatMap(([key, text]) => faultOf(language, part, key, text, english[key])),
  ];
}

function faultOf(language, part, key, text, english) {
  const at = `${language}/${part}.json, '${key}':`;
  try {
    compileMessage(text, language);
    const asked = english === undefined ? [] : parametersOf(english).map(sortOf);
    const taken = parametersOf(text).map(sortOf);
    const strange = taken.filter((one) => !asked.includes(one));
    const left = asked.filter((one) => !taken.includes(one) && !one.endsWith('(number)'));
    return [
      ...strange.map((one) => `${at} takes ${one}, which English does not`),
      ...left.map((one) => `${at} leaves out ${one}`),
    ];
  } catch (error) {
    return [`${at} ${error.message}`];
  }
}

/** Describes a parameter for the comparison with English. A language without plurals may leave out a number. */
const sortOf = ({ name, kind, options }) => `{${name}} (${options ? options.join(' or ') : kind})`;

/** Messages that no source of the room uses, as `import * as m from '../messages/home'` and `m.title`. */
function unused(root, part, sources) {
  if (part === MANIFEST_PART) return [];
  if (part === NAMES_PART) return faultsOfNames(root, sources);
  const users = sources.flatMap((text) =>
    [...text.matchAll(importsOf(part))].map(([, own, handedOn]) => ({
      name: own ?? handedOn ?? namespaceOf(part),
      text,
    })),
  );
  const isUsed = (key) => users.some(({ name, text }) => new RegExp(`\\b${name}\\.${key}\\b`).test(text));
  const keys = Object.keys(readPart(root, SOURCE_LANGUAGE, part)).filter((key) => !isUsed(key));
  return keys.map((key) => `en/${part}.json: nobody uses '${key}'`);
}

/** The name under which a package exports the messages of a part: `requestMessages`. */
const namespaceOf = (part) => `${part.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Messages`;

/** Matches imports of a part: by module in its own package, by name in other packages. */
const importsOf = (part) =>
  new RegExp(
    `import \\* as (\\w+) from '[./]+/messages/${part}(?:\\.js)?'|import (?:type )?\\{[^}]*\\b${namespaceOf(part)}\\b(?: as (\\w+))?[^}]*\\} from '@carnet/`,
    'g',
  );

const manifestOf = (root) => path.join(root, 'remote.json');

function faultsOfManifest(root, parts) {
  const shown = textsOfManifest(JSON.parse(readFileSync(manifestOf(root), 'utf8')));
  const hasPart = parts.includes(MANIFEST_PART);
  const messages = Object.entries(hasPart ? readPart(root, SOURCE_LANGUAGE, MANIFEST_PART) : {});
  const known = messages.map(([, text]) => text);
  return [
    ...messages
      .filter(([, text]) => !shown.includes(text))
      .map(([key]) => `en/remote.json: remote.json does not show '${key}'`),
    ...[...new Set(shown)]
      .filter((text) => !known.includes(text))
      .map((text) => `en/remote.json lacks '${text}' of remote.json`),
  ];
}

/** English names of the API are derived from their keys. Each must be a field or parameter of a request, or appear in a source. */
function faultsOfNames(root, sources) {
  const english = readPart(root, SOURCE_LANGUAGE, NAMES_PART);
  const document = path.join(root, 'openapi.json');
  const taken = existsSync(document) ? requestNames(JSON.parse(readFileSync(document, 'utf8'))) : [];
  const ofKit = path.basename(root) === 'messages' ? {} : readPart(roomFolder('messages'), SOURCE_LANGUAGE, NAMES_PART);
  const isNamed = (name) => sources.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  return [
    ...taken
      .filter((name) => !(name in english) && !(name in ofKit))
      .map((name) => `en/${NAMES_PART}.json lacks '${name}', which a request takes`),
    ...Object.keys(english)
      .filter((name) => !taken.includes(name) && !isNamed(name))
      .map((name) => `en/${NAMES_PART}.json: nobody uses '${name}'`),
  ];
}

/** The names of all request fields and query parameters. */
function requestNames({ paths, components }) {
  const names = new Set();
  const seen = new Set();
  const walk = (schema) => {
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
    seen.add(schema);
    if (schema.$ref) return walk(components.schemas[schema.$ref.split('/').at(-1)]);
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      names.add(name);
      walk(inner);
    }
    for (const inner of [schema.items, ...['allOf', 'anyOf', 'oneOf'].flatMap((of) => schema[of] ?? [])]) walk(inner);
  };
  for (const operation of Object.values(paths).flatMap(Object.values)) {
    for (const parameter of operation.parameters ?? []) if (parameter.in === 'query') names.add(parameter.name);
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) walk(schema);
  }
  return [...names].sort();
}

function sourcesOf(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => /(?<!\.spec)\.tsx?$/.test(file));
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
