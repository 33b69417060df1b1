import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { settable } from './text.rules.js';

/** Rich text as data, so that text written by people is never parsed as markup of the book. */
export type Rich = string | RichNode;
export interface RichNode {
  t: 'p' | 'heading' | 'ul' | 'ol' | 'li' | 'quote' | 'pre' | 'strong' | 'em' | 'u' | 'code' | 'a' | 'br';
  c: Rich[];
  /** The target of a link. */
  h?: string;
}

type Tag = RichNode['t'];
type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

const TAGS: Readonly<Record<string, Tag>> = {
  ...{ p: 'p', div: 'p', h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading' },
  ...{ ul: 'ul', ol: 'ol', li: 'li', blockquote: 'quote', pre: 'pre', br: 'br' },
  ...{ strong: 'strong', b: 'strong', em: 'em', i: 'em', u: 'u', code: 'code', a: 'a' },
};
const UNREAD = new Set(['script', 'style', 'template', '#comment']);
const INLINE = new Set<Tag>(['strong', 'em', 'u', 'code', 'a', 'br']);
const LISTS = new Set<Tag>(['ul', 'ol']);
/** The maximum depth. Deeper content is moved up to this level, because deep nesting could crash the compiler. */
const DEEPEST = 6;
const DEEPEST_INLINE = 4;
const LINK = /^(https?:\/\/|mailto:)/i;

/** Parses the HTML of a report into nodes. Only markup that the book does not support is dropped. */
export function richText(html: string | null): Rich[] {
  if (!html) return [];
  return paragraphs(parseFragment(html).childNodes.flatMap((node) => read(node, 0, 0)));
}

/** A plain text as nodes: an empty line ends a paragraph. */
export function plainText(text: string | null): Rich[] {
  if (!text) return [];
  const lines = (part: string): Rich[] =>
    part.split('\n').flatMap((line, at): Rich[] => (at === 0 ? [line] : [{ t: 'br', c: [] }, line]));
  return settable(text)
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) => ({ t: 'p', c: lines(part.trim()) }));
}

/** All words of the nodes, as plain text. */
export const wordsOf = (nodes: readonly Rich[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.t === 'br' ? '\n' : wordsOf(node.c))).join('');

function read(node: HtmlNode, blocks: number, inlines: number): Rich[] {
  if (node.nodeName === '#text') return [settable((node as DefaultTreeAdapterTypes.TextNode).value)];
  if (UNREAD.has(node.nodeName)) return [];
  const tag = TAGS[node.nodeName];
  const isInline = tag !== undefined && INLINE.has(tag);
  const inner = (): Rich[] => {
    const children = 'childNodes' in node ? node.childNodes : [];
    return children.flatMap((child) =>
      read(child, blocks + Number(!isInline && tag !== undefined), inlines + Number(isInline)),
    );
  };
  if (tag === undefined || (isInline ? inlines >= DEEPEST_INLINE : blocks >= DEEPEST)) return inner();
  if (tag === 'a') return link(node as DefaultTreeAdapterTypes.Element, inner());
  if (LISTS.has(tag)) return [{ t: tag, c: items(inner()) }];
  if (isInline || tag === 'pre' || tag === 'heading') return [{ t: tag, c: inner() }];
  const c = paragraphs(inner(), tag);
  // A paragraph with blocks inside, as a `div` becomes, is replaced by its blocks.
  return tag === 'p' && !c.every(isText) ? c : [{ t: tag, c }];
}

const isText = (node: Rich): boolean => typeof node === 'string' || INLINE.has(node.t);

function link(element: DefaultTreeAdapterTypes.Element, c: Rich[]): Rich[] {
  const target = settable(element.attrs.find(({ name }) => name === 'href')?.value.trim() ?? '');
  return LINK.test(target) && URL.canParse(target) ? [{ t: 'a', c, h: target }] : c;
}

/** Makes every child of a list an item; other content between items becomes an item, too. */
function items(nodes: Rich[]): Rich[] {
  return nodes
    .filter((node) => typeof node !== 'string' || node.trim())
    .map((node) => (typeof node !== 'string' && node.t === 'li' ? node : { t: 'li', c: paragraphs([node], 'li') }));
}

/** Puts text beside blocks into paragraphs. A paragraph or item with text only stays as it is. */
function paragraphs(nodes: Rich[], inside?: Tag): Rich[] {
  if (inside !== undefined && inside !== 'quote' && nodes.every(isText)) return nodes;
  const out: Rich[] = [];
  let run: Rich[] | null = null;
  for (const node of nodes) {
    if (!isText(node)) {
      run = null;
      out.push(node);
    } else if (run) run.push(node);
    else if (typeof node !== 'string' || node.trim()) out.push({ t: 'p', c: (run = [node]) });
  }
  return out.filter((node) => typeof node === 'string' || node.t !== 'p' || wordsOf(node.c).trim() !== '');
}
