import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The language of the sources, and the fallback for a message that a language lacks. */
export const SOURCE_LANGUAGE = 'en';

const MESSAGES = 'src/messages';

/** @param {string} root a room's folder @returns {string[]} the languages with a folder, English first */
export function languagesOf(root) {
  const folder = path.join(root, MESSAGES);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rank = (name) => (name === SOURCE_LANGUAGE ? 0 : 1);
  return names.map(({ name }) => name).sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
}

/** @returns {string[]} the parts of a language, each a file: `home`, `sign-in` */
export function partsOf(root, language) {
  const folder = path.join(root, MESSAGES, language);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => path.basename(file, '.json')).sort();
}

/** @returns {Record<string, string>} the messages of one part, by key */
export const readPart = (root, language, part) =>
  JSON.parse(readFileSync(path.join(root, MESSAGES, language, `${part}.json`), 'utf8'));

/** @returns {Map<string, string>} all messages of a room in one language, by `part.key` */
export function readMessages(root, language) {
  return new Map(
    partsOf(root, language).flatMap((part) =>
      Object.entries(readPart(root, language, part)).map(([key, text]) => [`${part}.${key}`, text]),
    ),
  );
}
