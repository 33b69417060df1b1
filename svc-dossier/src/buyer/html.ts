import type { Rich, RichNode } from '../text/rich-text.rules.js';

/** Markup written by us. Every other value in a page is text, and is escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

/** A template tag: `markup\`<p>${said}</p>\``. Values are escaped unless they are `Html`. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((string, at) => (at === 0 ? '' : written(parts[at - 1])) + string.replace(LINES, ' ')).join(''));

/** Line breaks of the source, which the page does not need. */
const LINES = /\s*\n\s*/g;

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return part.map(written).join('');
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign]!);

const TAGS: Readonly<Record<Exclude<RichNode['t'], 'a' | 'br'>, string>> = {
  ...{ p: 'p', heading: 'h5', ul: 'ul', ol: 'ol', li: 'li', quote: 'blockquote', pre: 'pre' },
  ...{ strong: 'strong', em: 'em', u: 'u', code: 'code' },
};

/** Renders rich text. The only attribute that is copied from the input is the address of a link. */
export const richHtml = (nodes: readonly Rich[]): Html => markup`${nodes.map(node)}`;

function node(one: Rich): Html {
  if (typeof one === 'string') return markup`${one}`;
  if (one.t === 'br') return markup`<br />`;
  if (one.t === 'a') return markup`<a href="${one.h ?? ''}" rel="nofollow noopener noreferrer">${one.c.map(node)}</a>`;
  const tag = new Html(TAGS[one.t]);
  return markup`<${tag}>${one.c.map(node)}</${tag}>`;
}

export interface Cut {
  nodes: Rich[];
  isCut: boolean;
}

/** The beginning of a text, about `most` letters long. */
export function beginningOf(nodes: readonly Rich[], most: number): Cut {
  let left = most;
  let isCut = false;
  const take = (some: readonly Rich[]): Rich[] =>
    some.flatMap((one): Rich[] => {
      if (left <= 0) {
        isCut = true;
        return [];
      }
      if (typeof one !== 'string') return [{ ...one, c: take(one.c) }];
      const text = Array.from(one);
      const kept = text.slice(0, left);
      left -= kept.length;
      if (kept.length === text.length) return [one];
      isCut = true;
      return [`${kept.join('')}…`];
    });
  return { nodes: take(nodes), isCut };
}

/** JSON within a page, escaped so that it can neither end the element nor open a comment. */
export const jsonHtml = (value: unknown): Html =>
  new Html(
    JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
