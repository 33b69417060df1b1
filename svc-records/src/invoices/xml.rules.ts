import { SaxesParser } from 'saxes';

/** The file is not valid XML, or exceeds the limits for an invoice. */
export class BadXml extends Error {}

/** An element with its local name; the root determines the vocabulary. */
export interface Xml {
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  children: Xml[];
  /** Its own text, without its children's. */
  text: string;
}

/** The size limit; embedded papers make an invoice long. */
const MOST_BYTES = 24 * 1024 * 1024;
/** The depth limit; the deepest of the four vocabularies has fourteen levels. */
const MOST_DEPTH = 40;
const MOST_ELEMENTS = 200_000;
/** The limit for a text; longer ones are embedded papers, and are ignored. */
const MOST_TEXT = 20_000;

/**
 * Parses an XML document from a stranger. Document type declarations are not read, so only the five predefined entities exist.
 * @throws BadXml
 */
export function parseXml(bytes: Uint8Array): Xml {
  if (bytes.length > MOST_BYTES) throw new BadXml('It is too long');
  try {
    return parsed(decodeXml(bytes));
  } catch (error) {
    throw error instanceof BadXml ? error : new BadXml((error as Error).message);
  }
}

function parsed(text: string): Xml {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const open: Xml[] = [];
  let root: Xml | null = null;
  let elements = 0;
  parser.on('doctype', () => {
    throw new BadXml('It has a document type');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    elements += 1;
    if (open.length >= MOST_DEPTH || elements > MOST_ELEMENTS) throw new BadXml('It is too deep, or has too much');
    const values = Object.values(attributes).map(({ local: name, value }) => [name, value] as const);
    const element = { name: local, namespace: uri, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (piece: string): void => {
    const element = open.at(-1);
    if (element && element.text.length + piece.length <= MOST_TEXT) element.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  if (root === null) throw new BadXml('It is empty');
  return root;
}

/**
 * Decodes by the byte order mark, else by the XML declaration, else as UTF-8.
 * @param isWhole false if the bytes may end within a character
 * @throws for an unsupported encoding
 */
export function decodeXml(bytes: Uint8Array, isWhole = true): string {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const declaration = marked ? '' : new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, said] = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(declaration) ?? [];
  return new TextDecoder(marked ?? said ?? 'utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
}

/** All elements at a path of names: `Party/PartyName|RegistrationName`. */
export function allAt(from: Xml | undefined, path: string): Xml[] {
  return path
    .split('/')
    .map((step) => step.split('|'))
    .reduce<Xml[]>(
      (found, names) => found.flatMap(({ children }) => children.filter(({ name }) => names.includes(name))),
      from ? [from] : [],
    );
}

/** The first element at a path. */
export const firstAt = (from: Xml | undefined, path: string): Xml | undefined => allAt(from, path)[0];

/** The text of the first element on one line; null if it is missing or empty. */
export const textAt = (from: Xml | undefined, path: string): string | null =>
  firstAt(from, path)?.text.replace(/\s+/g, ' ').trim() || null;

/** The texts of all elements, with their line breaks. */
export const textsAt = (from: Xml | undefined, path: string): string[] =>
  allAt(from, path)
    .map(({ text }) => text.trim())
    .filter(Boolean);

/** A number of XML Schema: with a decimal point and without grouping. @throws BadXml for anything else */
export function numberAt(from: Xml | undefined, path: string): number | null {
  const text = textAt(from, path);
  if (text === null) return null;
  if (!/^[+-]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/.test(text)) throw new BadXml(`${path} is no number`);
  return Number(text);
}

/** A day as `YYYY-MM-DD`, from XML Schema or UN/CEFACT format 102; null for another format. */
export function dayAt(from: Xml | undefined, path: string): string | null {
  const text = textAt(from, path) ?? '';
  const [, year, month, date] = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  const time = year === undefined ? NaN : Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}
