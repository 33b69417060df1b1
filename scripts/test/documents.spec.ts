import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Sentences that the two documents want to the letter are said somewhere: a message has them, and code speaks that message.

const root = join(__dirname, '../..');

/** Sentences of the documents; `{…}` stands for what differs. */
const SENTENCES = readFileSync(join(__dirname, 'documents.txt'), 'utf8').trim().split('\n');

interface Message {
  file: string;
  room: string;
  key: string;
  /** Its words as a pattern, with anything in the place of what differs. */
  words: RegExp;
}

/** A letter that no message has. */
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

/** Texts of a remote's `remote.json` are said by the shell. */
const isSpoken = ({ file, room, key }: Message): boolean =>
  file.endsWith('/remote.json') || new RegExp(`\\b${key}\\b`).test(sourceOf(room));

it.each(SENTENCES)('%s', (sentence) => {
  const saying = messages.filter(({ words }) => !words.source.startsWith('^.*') && words.test(sentence));
  expect(saying.filter(isSpoken).map(({ room, key }) => `${room} ${key}`)).not.toEqual([]);
});
