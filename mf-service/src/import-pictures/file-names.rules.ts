/** The name of a file: its folders and itself, as a path of an archive or as people have written it down. */
export type Segments = readonly string[];

/**
 * The parts of a path as people have them: `photos/oil.jpg`, `.\photos\oil.jpg`, `C:\Users\Ann\oil.jpg`, `file:///home/ann/oil.jpg`,
 * `https://example.com/photos/oil.jpg?size=2`.
 */
export function segmentsOf(name: string): Segments {
  const isAddress = /^[a-z][a-z\d+.-]+:\/\//i.test(name.trim());
  const path = isAddress
    ? name
        .trim()
        .replace(/^[^:]+:\/\/[^/\\]*/, '')
        .replace(/[?#].*$/, '')
    : name.trim();
  return path
    .normalize()
    .replace(/^[a-z]:(?=[/\\])/i, '')
    .split(/[/\\]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..');
}

/** The spellings that a name may stand for: as it is, and with `%20` read as a blank. */
export function spellingsOf(name: string): Segments[] {
  const plain = segmentsOf(name);
  const decoded = decodedOf(name);
  return decoded === name ? [plain] : [plain, segmentsOf(decoded)];
}

function decodedOf(name: string): string {
  try {
    return /%[\da-f]{2}/i.test(name) ? decodeURIComponent(name) : name;
  } catch {
    return name;
  }
}

/** Names that differ only in case are one name to most people, and to most disks. */
export const folded = (text: string): string => text.toUpperCase().toLowerCase();

/** A name that leads out of its archive, or means a place on a disk. */
export const isUnsafe = (path: string): boolean =>
  path.includes('\u0000') || /^([/\\]|[a-z]:)/i.test(path) || path.split(/[/\\]/).includes('..');

/** Tells whether a path is a file that systems leave in archives without being asked. */
export const isLitter = (path: string): boolean =>
  /(^|[/\\])(__MACOSX([/\\]|$)|\.DS_Store$|\._[^/\\]*$|Thumbs\.db$|desktop\.ini$)/i.test(path);

export const fileNameOf = (path: string): string => path.split(/[/\\]/).at(-1) ?? '';

/** The longest name that the service takes. No disk has a longer one: only a name that a ZIP made up is cut. */
const MOST_NAME = 255;

/** The name under which a file is sent: with an ending that its content may have, as the service wants it. */
export function sendableName(path: string, endings: readonly string[]): string {
  const name = fileNameOf(path);
  const [, base = name, ending = ''] = /^(.*)\.([^.\s]{1,10})$/.exec(name) ?? [];
  const isRight = endings.includes(ending.toLowerCase());
  const stem = (isRight || isPictureEnding(ending) ? base : name) || 'picture';
  const end = `.${isRight ? ending : endings[0]!}`;
  return `${[...stem]
    .slice(0, MOST_NAME - end.length)
    .join('')
    .slice(0, MOST_NAME - end.length)}${end}`;
}

const isPictureEnding = (ending: string): boolean =>
  /^(jpe?g|jpe|jfif|a?png|webp|avif|hei[cf]|hif|gif|tiff?|pdf)$/i.test(ending);
