/** Folders and name of a file, from a path in an archive or from a text that people wrote. */
export type Segments = readonly string[];

/**
 * Splits a path as people write it: `photos/oil.jpg`, `.\photos\oil.jpg`, `C:\Users\Ann\oil.jpg`, `file:///home/ann/oil.jpg`,
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

/** Possible meanings of a name: unchanged, and URL-decoded (`%20` is a blank). */
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

/** Key for comparison without case. Most people and most disks treat such names as equal. */
export const folded = (text: string): string => text.toUpperCase().toLowerCase();

/** True for a path that leaves its archive or is absolute. */
export const isUnsafe = (path: string): boolean =>
  path.includes('\u0000') || /^([/\\]|[a-z]:)/i.test(path) || path.split(/[/\\]/).includes('..');

/** True for files that operating systems add to archives on their own. */
export const isLitter = (path: string): boolean =>
  /(^|[/\\])(__MACOSX([/\\]|$)|\.DS_Store$|\._[^/\\]*$|Thumbs\.db$|desktop\.ini$)/i.test(path);

export const fileNameOf = (path: string): string => path.split(/[/\\]/).at(-1) ?? '';

/** The service's limit for the length of a name. No disk allows longer ones, so only made-up names are cut. */
const MOST_NAME = 255;

/** File name for the upload. Its extension is replaced if it does not fit the content, because the service requires that. */
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
