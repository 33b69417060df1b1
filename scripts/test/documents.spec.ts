import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Each sentence that the two documents prescribe word for word must be the text of a message, and code must use that message.

const root = join(__dirname, '../..');

/** Sentences of the documents; `{…}` stands for a variable part. */
const SENTENCES = readFileSync(join(__dirname, 'documents.txt'), 'utf8').trim().split('\n');

interface Message {
  file: string;
  room: string;
  key: string;
  /** Its text as a pattern; a variable part matches anything. */
  words: RegExp;
}

/** A character that is in no message. */
const ANY = '\u{e000}';

const patternOf = (text: string): RegExp => {
  let plain = text
    .replace(/<\/?\w+>/g, '')
    .replaceAll('…', '...')
    .replaceAll('’', "'");
  while (/{[^{}]*}/.test(plain)) plain = plain.replace(/{[^{}]*}/g, ANY);
  const words = plain.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(ANY, '.*');
  return new RegExp(`^${words}$`, 'i');
};

const files = globSync('{shell,mf-*,svc-*,packages/*}/src/messages/en/*.json', { cwd: root });
const messages = files.flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>).map(
    ([key, text]): Message => ({ file, room: file.replace(/\/src\/.*/, ''), key, words: patternOf(text) }),
  ),
);

const sources = new Map<string, string>();
function sourceOf(room: string): string {
  const known = sources.get(room);
  if (known !== undefined) return known;
  const paths = globSync(`${room}/src/**/*.{ts,tsx}`, { cwd: root });
  const own = paths.filter((path) => !/\/messages\/|\.spec\./.test(path));
  const source = own.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
  sources.set(room, source);
  return source;
}

/** True if code uses the message. A message in `remote.json` always counts, since the shell shows them all. */
const isSpoken = ({ file, room, key }: Message): boolean =>
  file.endsWith('/remote.json') || new RegExp(`\\b${key}\\b`).test(sourceOf(room));

it.each(SENTENCES)('%s', (sentence) => {
  const saying = messages.filter(({ words }) => !words.source.startsWith('^.*') && words.test(sentence));
  expect(saying.filter(isSpoken).map(({ room, key }) => `${room} ${key}`)).not.toEqual([]);
});
