import { compileMessage, parametersOf } from './icu.mjs';
import { languagesOf, partsOf, readPart, SOURCE_LANGUAGE } from './catalogue.mjs';

/** The part with display names of the API's terms; its keys are names of the API. */
export const NAMES_PART = 'names';

/** Parts with texts for books, calendars, exports and mails. Clients never receive codes for them. */
export const PRINTED_PARTS = ['book', 'calendar', 'export-file', 'mail'];

const KEY = /^[a-z][A-Za-z0-9]*$/;

/** `service-event`, `notFound` → `service_event.not_found`: the code of a message for clients. */
export const codeOf = (part, key) =>
  `${part.replaceAll('-', '_')}.${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/**
 * Generates the TypeScript of one part of a service's messages, in all languages, because a service answers in all of them. The code needs no parser at run
 * time.
 *
 * @param {string} root the room's folder
 * @param {string} part `vehicle`
 * @param {string} kit the module that exports `message`
 */
export function compiledMessages(root, part, kit) {
  const texts = languagesOf(root)
    .filter((language) => partsOf(root, language).includes(part))
    .map((language) => [language, readPart(root, language, part)]);
  const entries = Object.entries(texts[0][1]).sort(([one], [other]) => (one < other ? -1 : 1));
  const odd = entries.find(([key]) => !KEY.test(key));
  if (odd)
    throw new Error(
      `'${odd[0]}' of ${part}.json is no name for a message: letters and digits, the first a small letter`,
    );
  const lines = entries.map(([key, english]) => {
    const parameters = parametersOf(english);
    const fields = parameters.map(({ name, kind, options }) => `${name}: ${typeOf(kind, options)}`);
    const call = parameters.length ? `messageOf<{ ${fields.join('; ')} }>` : 'message';
    const told = texts
      .filter(([, messages]) => messages[key])
      .map(([language, messages]) => {
        return `${JSON.stringify(language)}: ${compiled(messages[key], language)}`;
      });
    return `/** ${english.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */\nexport const ${key} = ${call}('${codeOf(part, key)}', { ${told.join(', ')} });`;
  });
  const code = lines.join('\n\n');
  const imports = ['message', 'messageOf'].filter((name) => new RegExp(`= ${name}[(<]`).test(code));
  return [
    `// Made of ${part}.json in each language by \`npm run messages\`. Change those, and not this.`,
    ...(code.includes('=>') ? ['/* eslint-disable prefer-template -- compiled of ICU */'] : []),
    `import { ${imports.join(', ')} } from '${kit}';`,
    '',
    code,
    '',
  ].join('\n');
}

/** Generates the TypeScript of a part whose messages have no parameters, for a room without the kit: `{ code, texts }` of each. */
export function plainMessages(root, part) {
  const languages = languagesOf(root);
  const lines = Object.entries(readPart(root, SOURCE_LANGUAGE, part)).map(([key, english]) => {
    if (parametersOf(english).length > 0)
      throw new Error(`'${key}' of ${part}.json names values, which only services can`);
    const texts = Object.fromEntries(languages.map((language) => [language, readPart(root, language, part)[key]]));
    return `/** ${english} */\nexport const ${key} = { code: '${codeOf(part, key)}', texts: ${JSON.stringify(texts)} };`;
  });
  return [
    `// Made of ${part}.json in each language by \`npm run messages\`. Change those, and not this.`,
    '',
    ...lines,
    '',
  ].join('\n');
}

/** Display names of the API's terms in every language except English, where they are derived from the keys. */
export function compiledNames(root, kit) {
  const others = languagesOf(root).filter((language) => language !== SOURCE_LANGUAGE);
  const names = Object.fromEntries(others.map((language) => [language, readPart(root, language, NAMES_PART)]));
  return [
    '// Made of names.json in each language by `npm run messages`. Change those, and not this.',
    `import type { Names } from '${kit}';`,
    '',
    `export const names: Names = ${JSON.stringify(names)};`,
    '',
  ].join('\n');
}

function typeOf(kind, options) {
  if (kind === 'number') return 'number';
  if (kind === 'select') return options.map((word) => `'${word}'`).join(' | ');
  if (kind === 'node') throw new Error('A message of a service has no tags');
  return 'string | number';
}

/** Compiles a message, and lists its parameters. */
function compiled(text, language) {
  const code = compileMessage(text, language);
  if (!code.startsWith('((p,f)=>')) return code;
  return /[^\w"]f\(/.test(code) ? code : code.replace('((p,f)=>', '((p)=>');
}
