import path from 'node:path';
import { languagesOf, partsOf, readPart, SOURCE_LANGUAGE } from './catalogue.mjs';
import { codeOf, NAMES_PART, PRINTED_PARTS } from './compiled.mjs';
import { parametersOf } from './icu.mjs';

/** The page that lists the messages of services, relative to the root. */
export const CODES_FILE = 'docs/error-codes.md';

/** @returns {{ code: string, room: string, texts: Record<string, string> }[]} each message of each service */
function messagesOf(roots) {
  return roots.flatMap((root) =>
    partsOf(root, SOURCE_LANGUAGE)
      .filter((part) => part !== NAMES_PART && !PRINTED_PARTS.includes(part))
      .flatMap((part) => {
        const byLanguage = languagesOf(root)
          .filter((language) => partsOf(root, language).includes(part))
          .map((language) => [language, readPart(root, language, part)]);
        return Object.keys(byLanguage[0][1]).map((key) => ({
          code: codeOf(part, key),
          room: path.basename(root),
          texts: Object.fromEntries(byLanguage.map(([language, texts]) => [language, texts[key]])),
        }));
      }),
  );
}

/** @returns {string[]} codes with different texts in two services, a sentence for each */
export function faultsOfCodes(roots) {
  const known = new Map();
  return messagesOf(roots).flatMap(({ code, room, texts }) => {
    const first = known.get(code) ?? { room, texts };
    known.set(code, first);
    return Object.entries(texts)
      .filter(([language, text]) => first.texts[language] !== text)
      .map(([language]) => `${room}: ${language} of '${code}' is not what ${first.room} says`);
  });
}

/** Renders the page of all codes as Markdown. */
export function codesPage(roots) {
  const byCode = new Map();
  for (const { code, room, texts } of messagesOf(roots)) {
    const one = byCode.get(code) ?? { rooms: [], text: texts[SOURCE_LANGUAGE] };
    byCode.set(code, { ...one, rooms: [...one.rooms, room] });
  }
  const rows = [...byCode]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { rooms, text }]) => {
      const parameters = parametersOf(text).map(({ name }) => `\`${name}\``);
      return `| \`${code}\` | ${written(text)} | ${parameters.join(', ')} | ${rooms.join(', ')} |`;
    });
  return `${INTRODUCTION}
| code | English | params | said by |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** Formats a message for readers: values in braces, without ICU's quotes. */
const written = (text) =>
  text
    .replaceAll(/\{(\w+), plural, other \{#\}\}/g, '{$1}')
    .replaceAll(/'([{}<>][^']*)'/g, '$1')
    .replaceAll(/[|<>]/g, (sign) => `\\${sign}`);

const INTRODUCTION = `# What services say, and the codes of it

Made of the services' messages by \`npm run messages\`; the lint stage holds it to them.

A failure is answered as \`{ "msg", "code", "params"?, "errors"? }\`; each of \`errors\` is \`{ "field", "msg", "code", "params"? }\`. \`msg\` is a sentence for a person, in English unless
\`Accept-Language\` asks for another language that Carnet speaks; \`Content-Language\` says which it is. \`code\` says the same to a program and does not change when the words do. \`params\` has the values
that the sentence names, as the API writes them. Where several fields fail for different reasons, \`msg\` joins their sentences, and \`code\` is \`request.invalid\`. Clients take codes that they do not know for what the status says.
`;
