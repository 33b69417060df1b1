import { isRich, parametersOf, writesNumbers } from './icu.mjs';

const IDENTIFIER = /^[a-z][A-Za-z0-9]*$/;

/**
 * Generates the TypeScript of one part of a room's messages: one export for each, typed by its parameters. `__message__` does not exist at run time: a build
 * replaces each call by the text of a language (`plugin.mjs`), and Jest's preset by the English text.
 *
 * @param {string} room `shell`
 * @param {string} part `home`
 * @param {Record<string, string>} messages English
 * @param {string} kit the module that exports `counting` and `drawing`
 */
export function typedMessages(room, part, messages, kit) {
  const entries = Object.entries(messages).sort(([one], [other]) => (one < other ? -1 : 1));
  const odd = entries.find(([key]) => !IDENTIFIER.test(key));
  if (odd)
    throw new Error(
      `${room}: '${odd[0]}' of ${part}.json is no name for a message: letters and digits, the first a small letter`,
    );
  const lines = entries.map(([key, text]) => {
    const place = `__message__<${typeOf(text)}>('${room}:${part}.${key}')`;
    const helper = helperOf(text);
    const value = helper ? `${helper}(/* @__PURE__ */ ${place})` : place;
    return `/** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */\nexport const ${key} = /* @__PURE__ */ ${value};`;
  });
  const helpers = [...new Set(entries.map(([, text]) => helperOf(text)).filter(Boolean))].sort();
  const types = helpers.includes('drawing') ? `import type { ReactNode } from 'react';\n` : '';
  const imports = helpers.length ? `import { ${helpers.join(', ')} } from '${kit}';\n` : '';
  return [
    `// Made of en/${part}.json by \`npm run messages\`. Change that, and not this.`,
    ...(types + imports ? [`${types}${imports}`.trim(), ''] : []),
    `declare function __message__<Message>(id: string): Message;`,
    '',
    ...lines,
    '',
  ].join('\n');
}

function helperOf(text) {
  if (isRich(text)) return 'drawing';
  return writesNumbers(text) ? 'counting' : undefined;
}

function typeOf(text) {
  const parameters = parametersOf(text);
  if (parameters.length === 0) return 'string';
  const rich = isRich(text);
  const fields = parameters.map((parameter) => `${parameter.name}: ${fieldType(parameter, rich)}`);
  return `(given: { ${fields.join('; ')} }) => ${rich ? 'ReactNode[]' : 'string'}`;
}

function fieldType({ kind, options }, rich) {
  if (kind === 'number') return 'number';
  if (kind === 'node') return '(text: ReactNode) => ReactNode';
  if (kind === 'select') return options.map((word) => `'${word}'`).join(' | ');
  return rich ? 'ReactNode' : 'string | number';
}
