import { cleanHtml } from '../ui/rich-text/rich-text-rules';

const INLINE = 'strong,em,u,a,code,span';
const BLOCKS = 'p,h1,h2,h3,blockquote,pre,div,ul,ol,li';
const LINES = 'p,h1,h2,h3,li,div';

/**
 * The editor's content in the form in which it is stored: without the editor's attributes and empty wrappers, sanitised; empty if there is no text
 * (001 §2 and §5). Blank lines between two paragraphs become one.
 */
export function storedHtml(written: DocumentFragment): string {
  const holder = document.implementation.createHTMLDocument('').body;
  holder.append(written);
  tidy(holder);
  const tidied = holder.innerHTML;
  return cleanHtml(tidied) || tidied;
}

/** Removes elements that the text does not need. */
export function tidy(holder: HTMLElement): void {
  for (const element of holder.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (name !== 'href') element.removeAttribute(name);
  dropInnermostFirst(holder, INLINE, isBare);
  for (const line of holder.querySelectorAll(LINES)) trimBreaks(line);
  keepOneBlankLine(holder);
  dropInnermostFirst(holder, BLOCKS, (element) => isBlank(element) && !isBlankLine(element));
}

/** Tells whether a node is a blank line: it is stored as a paragraph with nothing but a line break. */
export const isBlankLine = (node: Node | null): boolean =>
  node instanceof Element && node.matches('p') && node.childNodes.length === 1 && node.firstChild?.nodeName === 'BR';

const isBlank = (node: Node): boolean => !/[^\s\u00a0\u200b\ufeff]/.test(node.textContent ?? '');

/** True if an element has no text, not even a space, and no line break. */
const isBare = (element: Element): boolean => element.textContent === '' && !element.querySelector('br');

function dropInnermostFirst(holder: HTMLElement, selector: string, isNeedless: (element: Element) => boolean): void {
  for (const element of [...holder.querySelectorAll(selector)].reverse()) if (isNeedless(element)) element.remove();
}

/** Removes line breaks before and after the text of a line. */
function trimBreaks(line: Element): void {
  while (line.firstChild?.nodeName === 'BR') line.firstChild.remove();
  while (line.lastChild?.nodeName === 'BR') line.lastChild.remove();
}

/** Reduces several blank paragraphs to one, and removes those at the start and the end. */
function keepOneBlankLine(holder: HTMLElement): void {
  for (const line of [...holder.children].filter((child) => child.matches('p') && isBlank(child))) {
    const before = line.previousElementSibling;
    if (!before || isBlankLine(before)) line.remove();
    else line.replaceChildren(document.createElement('br'));
  }
  while (isBlankLine(holder.lastElementChild)) holder.lastElementChild?.remove();
}
