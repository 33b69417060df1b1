import { cleanNode, DROPPED_WHOLE, rules } from '../ui/rich-text/rich-text-rules';

/** The attribute that holds an element's style while the paste is cleaned. */
const LOOK = 'data-look';
/** The editor recognises its own copies by this attribute. */
const OWN = 'data-pm-slice';

const TABLE = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'];

const pasted = {
  ALLOWED_TAGS: [...(rules.ALLOWED_TAGS as string[]), 'b', 'i', 'font', 'h4', 'h5', 'h6', ...TABLE],
  ALLOWED_ATTR: ['href', LOOK, OWN],
  // A style may contain colons, but it is not an address.
  ADD_URI_SAFE_ATTR: [LOOK, OWN],
  FORBID_CONTENTS: [...DROPPED_WHOLE, 'button'],
};

/**
 * Reduces pasted HTML to its meaning: Word's lists become lists; bold, italic and underlined styles become elements; table rows become lines. All
 * other markup is removed.
 */
export function cleanPaste(html: string): string {
  const holder = cleanNode(withoutSideEffects(html), pasted);
  if (holder.querySelector(`[${OWN}]`)) return holder.innerHTML;
  makeWordLists(holder);
  for (const list of holder.querySelectorAll(':is(ul,ol) > :is(ul,ol)')) list.previousElementSibling?.append(list);
  makeEmphasis(holder);
  makeLinesOfTables(holder);
  for (const heading of holder.querySelectorAll('h4,h5,h6')) rename(heading, 'h3');
  for (const wrapper of holder.querySelectorAll('span,font')) unwrap(wrapper);
  dropBlanks(holder);
  for (const element of holder.querySelectorAll(`[${LOOK}]`)) element.removeAttribute(LOOK);
  return holder.innerHTML;
}

// A tag whose quoted values may contain '>', or else a tag up to the first '>'.
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>|<[a-z][^>]*>/gi;

/** Removes style sheets and event handlers, and renames style attributes, before the HTML is parsed: the page's Content Security Policy would report each. */
function withoutSideEffects(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(TAG, (tag) =>
      tag.replace(/([\s"'/])style(?=\s*=)/gi, `$1${LOOK}`).replace(/([\s"'/])on(?=[a-z]+\s*=)/gi, '$1no-'),
    );
}

type Look = Record<string, string>;

function lookOf(element: Element): Look {
  const declarations = (element.getAttribute(LOOK) ?? '').split(';').map((declaration) => declaration.split(':'));
  return Object.fromEntries(declarations.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim()]));
}

/** The list level of a Word paragraph. Word writes a list as paragraphs, with level, list and bullet in their styles. */
const levelOf = (item: Element): number => Number(/level(\d)/.exec(lookOf(item)['mso-list'] ?? '')?.[1] ?? 0);

function makeWordLists(holder: HTMLElement): void {
  /** The lists that contain the last item, outermost first. */
  let open: Element[] = [];
  for (const item of [...holder.querySelectorAll('p')].filter((paragraph) => levelOf(paragraph) > 0)) {
    const level = levelOf(item);
    const kind = takeMarker(item);
    if (item.previousElementSibling !== open[0]) open = [];
    open = open.slice(0, level);
    if (open.length === level && open.at(-1)?.localName !== kind) open.pop();
    while (open.length < level) open.push(listWithin(open.at(-1), kind, item));
    const entry = make('li');
    open.at(-1)!.append(entry);
    entry.append(item);
  }
}

/** Creates a list: in the last item of the outer list, or else in the place of its first item. */
function listWithin(outer: Element | undefined, kind: string, item: Element): Element {
  const list = make(kind);
  if (outer) (outer.lastElementChild ?? outer.appendChild(make('li'))).append(list);
  else item.before(list);
  return list;
}

/** Removes the bullet from the text, and returns the kind of list that it belongs to. */
function takeMarker(item: Element): 'ol' | 'ul' {
  const marker = [...item.querySelectorAll(`[${LOOK}]`)].find((part) => lookOf(part)['mso-list'] === 'Ignore');
  marker?.remove();
  return /^\(?[\da-z.]+[.)]$/i.test(marker?.textContent?.trim() ?? '') ? 'ol' : 'ul';
}

const HEADINGS = 'h1,h2,h3,h4,h5,h6';

function makeEmphasis(holder: HTMLElement): void {
  for (const element of holder.querySelectorAll('b,i')) {
    // Google Docs wraps every copy in a `b` element that is not bold.
    const { 'font-weight': weight = '', 'font-style': style = '' } = lookOf(element);
    const isMeant = element.localName === 'b' ? !/^(?:normal|[1-4]\d\d)$/.test(weight) : style !== 'normal';
    if (isMeant) rename(element, element.localName === 'b' ? 'strong' : 'em');
    else unwrap(element);
  }
  for (const element of holder.querySelectorAll(`:is(span,font,strong,em,u,a)[${LOOK}]`)) {
    const look = lookOf(element);
    const lines = `${look['text-decoration'] ?? ''} ${look['text-decoration-line'] ?? ''}`;
    if (/^(?:bold|bolder|[6-9]\d\d)$/.test(look['font-weight'] ?? '') && !element.closest(HEADINGS))
      wrapIn(element, 'strong');
    if (/^(?:italic|oblique)/.test(look['font-style'] ?? '')) wrapIn(element, 'em');
    if (/\bunderline\b/.test(lines)) wrapIn(element, 'u');
  }
  // Links are underlined anyway.
  for (const line of holder.querySelectorAll('a u')) unwrap(line);
}

function makeLinesOfTables(holder: HTMLElement): void {
  for (const table of [...holder.querySelectorAll('table')].reverse())
    table.replaceWith(...[...table.querySelectorAll('caption,tr')].map(lineOf));
}

/** Joins the cells of a row into one line. A row with one cell usually belongs to a page layout, and stays as it is. */
function lineOf(row: Element): Element {
  const cells = row.localName === 'tr' ? [...row.children].filter((cell) => cell.matches('td,th')) : [row];
  const line = make(cells.length === 1 ? 'div' : 'p');
  if (cells.length === 1) line.append(...cells[0]!.childNodes);
  else {
    const filled = cells.slice(0, cells.findLastIndex((cell) => cell.textContent?.trim()) + 1).map(cellInLine);
    line.append(...filled.flatMap((cell, at) => [...(at ? [' | '] : []), ...cell.childNodes]));
  }
  return line;
}

function cellInLine(cell: Element): Element {
  for (const part of [...cell.querySelectorAll(`${BLOCKS},br`)].reverse()) {
    part.after(' ');
    unwrap(part);
  }
  cell.normalize();
  if (cell.firstChild instanceof Text) cell.firstChild.data = cell.firstChild.data.trimStart();
  if (cell.lastChild instanceof Text) cell.lastChild.data = cell.lastChild.data.trimEnd();
  return cell;
}

const BLOCKS = `p,div,ul,ol,li,blockquote,pre,${HEADINGS}`;

function dropBlanks(holder: HTMLElement): void {
  for (const lineBreak of holder.querySelectorAll('br'))
    if ([...lineBreak.parentElement!.children].some((sibling) => sibling.matches(BLOCKS))) lineBreak.remove();
  for (const block of [...holder.querySelectorAll(BLOCKS)].reverse())
    if (!/[^\s\u00a0]/.test(block.textContent ?? '')) block.remove();
}

const make = (name: string): HTMLElement => document.createElement(name);

function rename(element: Element, name: string): void {
  const renamed = make(name);
  const look = element.getAttribute(LOOK);
  if (look) renamed.setAttribute(LOOK, look);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function wrapIn(element: Element, name: string): void {
  if (element.closest(name)) return;
  const wrapper = make(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
