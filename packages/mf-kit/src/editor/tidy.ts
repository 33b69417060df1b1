import { cleanHtml } from '../ui/rich-text/rich-text-rules';

const INLINE = 'strong,em,u,a,code,span';
const BLOCKS = 'p,h1,h2,h3,blockquote,pre,div,ul,ol,li';
const LINES = 'p,h1,h2,h3,li,div';

/**
 * The editor's content as it is stored: without the editor's own attributes and empty wrappers, then sanitised; empty if nothing is written (001 §2
 * and §5). A blank line between two paragraphs stays one blank line, whatever was pressed for it.
 */
export function storedHtml(written: DocumentFragment): string {
  const holder = document.implementation.createHTMLDocument('').body;
  holder.append(written);
  tidy(holder);
  const tidied = holder.innerHTML;
  return cleanHtml(tidied) || tidied;
}

/** Takes out what a text does not need. */
export function tidy(holder: HTMLElement): void {
  for (const element of holder.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (name !== 'href') element.removeAttribute(name);
  dropInnermostFirst(holder, INLINE, isBare);
  for (const line of holder.querySelectorAll(LINES)) trimBreaks(line);
  keepOneBlankLine(holder);
  dropInnermostFirst(holder, BLOCKS, (element) => isBlank(element) && !isBlankLine(element));
}

/** A paragraph with nothing but a line break: how a blank line is stored. */
export const isBlankLine = (node: Node | null): boolean =>
  node instanceof Element && node.matches('p') && node.childNodes.length === 1 && node.firstChild?.nodeName === 'BR';

const isBlank = (node: Node): boolean => !/[^\s\u00a0\u200b\ufeff]/.test(node.textContent ?? '');

/** Not even a blank between two words. */
const isBare = (element: Element): boolean => element.textContent === '' && !element.querySelector('br');

function dropInnermostFirst(holder: HTMLElement, selector: string, isNeedless: (element: Element) => boolean): void {
  for (const element of [...holder.querySelectorAll(selector)].reverse()) if (isNeedless(element)) element.remove();
}

/** Line breaks before and after the text of a line say nothing. */
function trimBreaks(line: Element): void {
  while (line.firstChild?.nodeName === 'BR') line.firstChild.remove();
  while (line.lastChild?.nodeName === 'BR') line.lastChild.remove();
}

/** Blank paragraphs between others become one, and none stays at the ends. */
function keepOneBlankLine(holder: HTMLElement): void {
  for (const line of [...holder.children].filter((child) => child.matches('p') && isBlank(child))) {
    const before = line.previousElementSibling;
    if (!before || isBlankLine(before)) line.remove();
    else line.replaceChildren(document.createElement('br'));
  }
  while (isBlankLine(holder.lastElementChild)) holder.lastElementChild?.remove();
}
