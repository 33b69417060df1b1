const MOST = 100;
/** Device names reserved by Windows. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A file name that is valid on every system and keeps the readable part of the original. */
export function safeName(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const [stem, extension] = parted(plain);
  const short = `${[...stem]
    .slice(0, MOST - extension.length)
    .join('')
    .trimEnd()}${extension}`;
  if (stem === '') return `${otherwise}${extension}`;
  return RESERVED.test(short) ? `_${short}` : short;
}

/** Makes names or paths unique, ignoring case: a second `photo.jpg` becomes `photo (2).jpg`. */
export class UniqueNames {
  private readonly given = new Set<string>();
  private readonly next = new Map<string, number>();

  of(wanted: string): string {
    let name = wanted;
    const [stem, extension] = parted(wanted);
    for (let time = this.next.get(keyOf(wanted)) ?? 2; this.given.has(keyOf(name)); time += 1) {
      name = `${stem} (${time})${extension}`;
      this.next.set(keyOf(wanted), time + 1);
    }
    this.given.add(keyOf(name));
    return name;
  }
}

const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

/** Splits a name into stem and extension; the extension includes its dot. */
function parted(name: string): [stem: string, extension: string] {
  const extension = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - extension.length), extension];
}
